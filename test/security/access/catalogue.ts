import {
  type AccessRow,
  aboutPart,
  adminOnly,
  type CallInput,
  image,
  open,
  signedIn,
  type World,
} from "./access-row.ts"

/** Creates a new batch each time, because received and removed batches stay so. */
const aboutBatch = async ({ shop, partId }: World): Promise<CallInput> => {
  const [batch] = await shop.sql(
    `insert into expected_batches (id, part_id, quantity, expected_on)
     values (substr(md5(random()::text), 1, 24), $1, 1, '2030-01-01') returning id`,
    [partId],
  )
  return { params: { id: String(batch?.id) } }
}

export const catalogueAccess: AccessRow[] = [
  { route: "GET /part", expected: open },
  { route: "GET /part/{id}", expected: signedIn, ask: aboutPart },
  {
    route: "POST /part",
    expected: adminOnly,
    ask: () => ({
      body: {
        name: "Anvil",
        description: "A power supply.",
        image,
        minimumQuantity: 1,
        availableQuantity: 1,
        price: 1,
      },
    }),
  },
  {
    route: "PATCH /part/{id}",
    expected: adminOnly,
    ask: async ({ shop, partId }) => {
      const [part] = await shop.sql("select version from parts where id = $1", [partId])
      return { params: { id: partId }, body: { version: part?.version, name: "Anvil" } }
    },
  },
  // Deleting an unknown id succeeds.
  {
    route: "DELETE /part/{id}",
    expected: adminOnly,
    ask: () => ({ params: { id: "0".repeat(24) } }),
  },
  {
    route: "POST /part/{id}/stock",
    expected: adminOnly,
    ask: (world) => ({ ...aboutPart(world), body: { delta: 1, reason: "restock" } }),
  },
  { route: "GET /stock", expected: adminOnly },
  { route: "GET /export/stock", expected: adminOnly },
  {
    route: "POST /stocktake",
    expected: adminOnly,
    ask: async ({ shop, partId }) => {
      const [part] = await shop.sql("select available_quantity from parts where id = $1", [partId])
      const onHand = Number(part?.available_quantity)
      return { body: { counts: [{ partId, onHand, counted: onHand }] } }
    },
  },
  { route: "GET /part/{id}/batches", expected: adminOnly, ask: aboutPart },
  {
    route: "POST /part/{id}/batches",
    expected: adminOnly,
    ask: (world) => ({ ...aboutPart(world), body: { quantity: 1, on: "2030-01-01" } }),
  },
  {
    route: "PUT /batch/{id}",
    expected: adminOnly,
    ask: async (world) => ({
      ...(await aboutBatch(world)),
      body: { quantity: 2, on: "2030-01-02" },
    }),
  },
  {
    route: "POST /batch/{id}/receive",
    expected: adminOnly,
    ask: async (world) => ({ ...(await aboutBatch(world)), body: { quantity: 1 } }),
  },
  { route: "DELETE /batch/{id}", expected: adminOnly, ask: aboutBatch },
  { route: "GET /part/{id}/movements", expected: adminOnly, ask: aboutPart },
  { route: "GET /part/{id}/changes", expected: adminOnly, ask: aboutPart },
  { route: "GET /part/{id}/stock", expected: open, ask: aboutPart },
  { route: "GET /part/{id}/substitutes", expected: open, ask: aboutPart },
  { route: "GET /part/{id}/events", expected: open, ask: aboutPart },
  {
    route: "PUT /purchaseUpdate/{id}",
    expected: signedIn,
    ask: (world) => ({ ...aboutPart(world), body: { availables: 1 } }),
  },
  { route: "GET /catalogue", expected: open },
  { route: "GET /category", expected: open },
  { route: "GET /suggest", expected: open, ask: () => ({ query: "?q=anvil" }) },
  {
    route: "GET /comparison",
    expected: open,
    ask: ({ partId }) => ({ query: `?parts=${partId}` }),
  },
  {
    route: "POST /price",
    expected: open,
    ask: ({ partId }) => ({ body: { lines: [{ partId, quantity: 1 }] } }),
  },
  {
    route: "GET /catalogue/{slug}",
    expected: open,
    ask: async ({ shop, partId }) => {
      const [part] = await shop.sql("select slug from parts where id = $1", [partId])
      return { params: { slug: String(part?.slug) } }
    },
  },
]
