import { type AccessRow, adminOnly } from "./access-row.ts"

export const importsAccess: AccessRow[] = [
  { route: "POST /import", expected: adminOnly, ask: () => ({ body: { fileName: "parts.csv" } }) },
  { route: "GET /import", expected: adminOnly },
  { route: "GET /export/orders", expected: adminOnly },
  { route: "GET /export/products", expected: adminOnly },
  { route: "GET /product", expected: adminOnly },
  {
    route: "PUT /vocabulary/attribute/{code}",
    expected: { ...adminOnly, admin: 409, adminOwn: 409 },
    ask: () => ({ params: { code: "wattageW" }, body: { label: "Power", type: "number" } }),
  },
  {
    route: "DELETE /vocabulary/attribute/{code}",
    expected: { ...adminOnly, admin: 404, adminOwn: 404 },
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
    expected: { ...adminOnly, admin: 404, adminOwn: 404 },
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
    expected: { ...adminOnly, admin: 404, adminOwn: 404 },
    ask: () => ({
      params: { id: "0".repeat(24) },
      ...(route.endsWith("rows") && { query: "?kind=new" }),
      ...(route.endsWith("conflicts") && { body: {} }),
    }),
  })),
  // Allowed, but the import has no file.
  {
    route: "POST /image",
    expected: { anonymous: 401, own: 400, other: 400, admin: 400, adminOwn: 400 },
    ask: () => ({
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: "--b--\r\n",
    }),
  },
  {
    route: "POST /datasheet",
    expected: { anonymous: 401, own: 403, other: 403, admin: 400, adminOwn: 400 },
    ask: () => ({
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: "--b--\r\n",
    }),
  },
]
