import { sql } from "drizzle-orm"
import fc from "fast-check"
import { afterAll, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { openTestApi } from "#test/test-shop.ts"
import { whileItWaits } from "#test/waiting.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const admin = shop.as(shop.admin)
const { dryRun, apply, undo, partBySku } = importCommands(shop)
afterAll(() => shop.close())

const applied = async (...lines: string[]): Promise<string> => {
  const { id } = await dryRun(csv(...lines))
  await apply(id)
  return id
}
const idOf = async (sku: string) => String((await partBySku(sku))?.id)

test("an import can be undone after later ones of other parts, and names those that block it", async () => {
  await applied("sku,name,price", "A-1,Anvil,5", "A-2,Awl,5", "A-3,Axe,5")
  const first = await applied("sku,price", "A-1,6", "A-2,6")
  const elsewhere = await applied("sku,price", "A-3,7")
  const onTop = await applied("sku,price", "A-2,8")
  await expect(undo(first)).rejects.toMatchObject({
    status: 409,
    body: {
      code: "import_changed_since",
      count: 1,
      rows: [{ sku: "A-2", line: 3, why: "changed" }],
      imports: [{ id: onTop, fileName: "parts.csv", parts: 1 }],
    },
  })
  await undo(onTop)
  expect(await undo(first)).toMatchObject({ state: "undone" })
  expect(await partBySku("A-1")).toMatchObject({ price_cents: 500 })
  expect(await partBySku("A-2")).toMatchObject({ price_cents: 500 })
  expect(await partBySku("A-3")).toMatchObject({ price_cents: 700 })
  await undo(elsewhere)
  expect(await partBySku("A-3")).toMatchObject({ price_cents: 500 })
})

test("the last ten imports can be undone, and no older one", async () => {
  await applied("sku,name,price", "T-1,Tor,5")
  const ids: string[] = []
  for (let price = 10; price <= 20; price += 1) ids.push(await applied("sku,price", `T-1,${price}`))
  await expect(undo(ids[0] ?? "")).rejects.toMatchObject({ body: { code: "import_too_old" } })
  for (const id of ids.slice(1).toReversed()) await undo(id)
  expect(await partBySku("T-1")).toMatchObject({ price_cents: 1000 })
})

test("an import whose rows a later one deletes meanwhile is refused and stays applied", async () => {
  await applied("sku,name,price", "W-1,Wedge,5")
  const id = await applied("sku,price", "W-1,6")
  const undone = await whileItWaits(
    shop,
    (tx) => tx.execute(sql`update part_imports set undoable = false where id = ${id}`),
    () => undo(id).catch(({ body }) => body),
    (tx) => tx.execute(sql`delete from part_import_rows where import_id = ${id}`),
  )
  expect(undone).toMatchObject({ code: "import_too_old" })
  expect(await admin("GET /import/{id}", { params: { id } })).toMatchObject({
    state: "applied",
  })
  expect(await partBySku("W-1")).toMatchObject({ price_cents: 600 })
})

/** Retries while another import is being written. */
const undoWhenFree = (id: string): Promise<unknown> =>
  undo(id).catch((error: { body?: { code?: string } }) => {
    if (error.body?.code !== "import_busy") throw error
    return undoWhenFree(id)
  })

test("concurrent undos are each applied completely or not at all", async () => {
  await applied("sku,name,price,availableQuantity", "B-1,Beam,5,10", "B-2,Bolt,5,10")
  const under = await applied("sku,price,availableQuantity", "B-1,6,12", "B-2,6,12")
  const over = await applied("sku,price,availableQuantity", "B-1,7,15", "B-2,7,15")
  await Promise.allSettled([
    undoWhenFree(under),
    undoWhenFree(over),
    undoWhenFree(over),
    undoWhenFree(under),
  ])
  const one = await partBySku("B-1")
  const two = await partBySku("B-2")
  expect([500, 600]).toContain(one?.price_cents)
  expect(two).toMatchObject({
    price_cents: one?.price_cents,
    available_quantity: one?.available_quantity,
  })
  await expectBooksRight(shop)
})

interface Step {
  kind: "import" | "edit" | "restock" | "undo"
  /** Parts and fields of an import; the edited part; the undone import. */
  parts: number[]
  fields: boolean
  stock: boolean
  which: number
}

const PARTS = [0, 1, 2]
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("import", "import", "edit", "restock", "undo", "undo", "undo"),
  parts: fc.subarray(PARTS, { minLength: 1 }),
  fields: fc.boolean(),
  stock: fc.boolean(),
  which: fc.nat(8),
})

/** Changes of a part in order, with the previous values. */
interface Layer {
  by: string
  before: number
}

class Model {
  readonly price: number[]
  readonly stock: number[]
  readonly prices: Layer[][] = PARTS.map(() => [])
  readonly stocks: Layer[][] = PARTS.map(() => [])
  readonly #name: string
  #next = 100

  constructor(name: string) {
    this.#name = name
    this.price = PARTS.map(() => 50)
    this.stock = PARTS.map(() => 50)
  }

  sku = (part: number) => `${this.#name}-${part}`

  write(layers: Layer[][], values: number[], part: number, by: string): number {
    this.#next += 1
    layers[part]?.push({ by, before: values[part] ?? 0 })
    values[part] = this.#next
    return this.#next
  }

  /** Lists the parts of an import that have later changes. */
  covered(id: string): number[] {
    const isCovered = (layers: Layer[] | undefined) =>
      layers?.some(({ by }) => by === id) && layers.at(-1)?.by !== id
    return PARTS.filter((part) => isCovered(this.prices[part]) || isCovered(this.stocks[part]))
  }

  undo(id: string): void {
    for (const [layers, values] of [
      [this.prices, this.price],
      [this.stocks, this.stock],
    ] as const)
      for (const part of PARTS)
        if (layers[part]?.at(-1)?.by === id) values[part] = layers[part].pop()?.before ?? 0
  }
}

async function importSome(model: Model, { parts, fields, stock }: Step): Promise<string> {
  const by = `${parts.join()}${fields}${stock}${Math.random()}`
  const lines = parts.map((part) => {
    const price = fields || !stock ? model.write(model.prices, model.price, part, by) : ""
    const units = stock ? model.write(model.stocks, model.stock, part, by) : ""
    return `${model.sku(part)},${price},${units}`
  })
  const id = await applied("sku,price,availableQuantity", ...lines)
  for (const layer of [...model.prices, ...model.stocks].flat()) if (layer.by === by) layer.by = id
  return id
}

async function act(model: Model, imports: string[], step: Step): Promise<void> {
  const [part = 0] = step.parts
  const params = { id: await idOf(model.sku(part)) }
  if (step.kind === "import") imports.push(await importSome(model, step))
  if (step.kind === "edit") {
    const { version } = await admin("GET /part/{id}", { params })
    const price = model.write(model.prices, model.price, part, "edit")
    await admin("PATCH /part/{id}", { params, body: { version, price } })
  }
  if (step.kind === "restock") {
    const delta = -(model.stock[part] ?? 0) + model.write(model.stocks, model.stock, part, "stock")
    await admin("POST /part/{id}/stock", { params, body: { delta, reason: "restock" } })
  }
  if (step.kind !== "undo" || imports.length === 0) return
  const [id = ""] = imports.splice(step.which % imports.length, 1)
  const covered = model.covered(id)
  if (covered.length === 0) {
    await undo(id)
    model.undo(id)
    return
  }
  imports.push(id)
  await expect(undo(id)).rejects.toMatchObject({
    body: { code: "import_changed_since", count: covered.length },
  })
}

test("after random imports, edits and undos parts are as if the undone had never happened", async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      run += 1
      const model = new Model(`R${run}`)
      await applied(
        "sku,name,price,availableQuantity",
        ...PARTS.map((part) => `${model.sku(part)},Rod,50,50`),
      )
      const imports: string[] = []
      for (const one of steps) await act(model, imports, one)
      for (const part of PARTS)
        expect(await partBySku(model.sku(part))).toMatchObject({
          price_cents: (model.price[part] ?? 0) * 100,
          available_quantity: model.stock[part],
        })
    }),
    { numRuns: 8 },
  )
  await expectBooksRight(shop)
})
