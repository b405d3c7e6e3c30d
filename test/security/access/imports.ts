import { type AccessRow, adminOnly, allowedBut, signedIn } from "./access-row.ts"

export const importsAccess: AccessRow[] = [
  { route: "POST /import", expected: adminOnly, ask: () => ({ body: { fileName: "parts.csv" } }) },
  { route: "GET /import", expected: adminOnly },
  { route: "GET /export/orders", expected: adminOnly },
  { route: "GET /export/products", expected: adminOnly },
  { route: "GET /product", expected: adminOnly },
  {
    route: "PUT /vocabulary/attribute/{code}",
    expected: allowedBut(409, adminOnly),
    ask: () => ({ params: { code: "wattageW" }, body: { label: "Power", type: "number" } }),
  },
  {
    route: "DELETE /vocabulary/attribute/{code}",
    expected: allowedBut(404, adminOnly),
    ask: () => ({ params: { code: "nothing" } }),
  },
  { route: "GET /vocabulary/own", expected: adminOnly },
  { route: "GET /vocabulary/use", expected: adminOnly, ask: () => ({ query: "?category=RAM" }) },
  { route: "PUT /vocabulary/names", expected: adminOnly, ask: () => ({ body: {} }) },
  { route: "PUT /import-columns", expected: adminOnly, ask: () => ({ body: { columns: [] } }) },
  { route: "GET /vocabulary", expected: adminOnly, ask: () => ({ query: "?category=RAM" }) },
  { route: "GET /product/grid", expected: adminOnly },
  // Allowed, but the import does not exist.
  {
    route: "GET /export/faulty-rows",
    expected: allowedBut(404, adminOnly),
    ask: () => ({ query: `?import=${"0".repeat(24)}` }),
  },
  ...[
    "GET /import/{id}",
    "GET /import/{id}/rows",
    "GET /import/{id}/problems",
    "GET /import/{id}/names",
    "POST /import/{id}/read",
    "PUT /import/{id}/file",
    "POST /import/{id}/conflicts",
    "POST /import/{id}/apply",
    "POST /import/{id}/undo",
    "DELETE /import/{id}",
  ].map((route) => ({
    route,
    expected: allowedBut(404, adminOnly),
    ask: () => ({
      params: { id: "0".repeat(24) },
      ...(route.endsWith("rows") && { query: "?kind=new" }),
      ...(route.endsWith("conflicts") && { body: {} }),
    }),
  })),
  // Allowed, but the form has no file.
  {
    route: "POST /image",
    expected: allowedBut(400, signedIn),
    ask: () => ({
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: "--b--\r\n",
    }),
  },
  {
    route: "POST /datasheet",
    expected: allowedBut(400, adminOnly),
    ask: () => ({
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: "--b--\r\n",
    }),
  },
]
