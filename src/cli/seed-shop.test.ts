import { existsSync } from "node:fs"
import { mkdtempDisposable, readdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { asc, desc, eq, sql } from "drizzle-orm"
import pino from "pino"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { diskStore } from "#adapters/pictures/disk-store.ts"
import { connectDatabase, type Database } from "#db/connection/client.ts"
import {
  pageContents,
  partReviews,
  professionals,
  reviews,
  services,
  uploads,
} from "#db/schema/content.ts"
import { expectedBatches, parts, stockMovements } from "#db/schema/parts.ts"
import { lastOrdersOf } from "#domain/catalogue/lifecycle.ts"
import { pictureSources } from "#domain/pictures/uploads.ts"
import { chargeable } from "#domain/pricing/card-limits.ts"
import { testDatabase } from "#test/database.ts"
import { seedShop } from "./seed-shop.ts"

const pictures = fileURLToPath(new URL("../../seed/pictures", import.meta.url))

let db: Database
let close: () => Promise<void>

async function open(): Promise<void> {
  const database = await testDatabase()
  const log = pino({ level: "silent" })
  const connection = await connectDatabase({ url: database.url, maxConnections: 8, log })
  db = connection.db
  close = async () => {
    await connection.close()
    await database.close()
  }
}

const countRows = async () => {
  const tables = [parts, stockMovements, services, reviews, professionals, pageContents]
  return Promise.all(tables.map((table) => db.$count(table)))
}

const ownPart = {
  id: "0123456789abcdef01234567",
  sku: "OWN-1",
  slug: "own-1",
  name: "A part of our own",
  category: "Memory",
  description: "Ours.",
  image: "/img/parts/anvil-1000-960.webp",
  minimumQuantity: 1,
  availableQuantity: 0,
  priceCents: 100,
}

/** Lists every picture address in tables and page texts. */
async function listPictures(): Promise<string[]> {
  const rows = await Promise.all(
    [parts, services, reviews, professionals, pageContents].map((table) => db.select().from(table)),
  )
  return JSON.stringify(rows).match(/\/img\/[^"]+/g) ?? []
}

/** Lists the files of an address: all widths in both formats, or one drawing. */
function filesOf(picture: string): string[] {
  const sources = pictureSources(picture)
  if (!sources) return [picture.replace("/img", pictures)]
  return `${sources}, ${sources.replaceAll("avif", "webp")}`
    .split(", ")
    .map((source) => source.replace(/ \d+w$/, "").replace("/img", pictures))
}

describe("the demo content", () => {
  beforeAll(async () => {
    await open()
    await seedShop(db)
  })
  afterAll(() => close())

  test("uses every feature of a part", async () => {
    const [batch] = await db.select().from(expectedBatches)
    const rows = await db.select().from(parts)
    const numberOf = (id: string | undefined) => rows.find((part) => part.id === id)?.sku
    expect([numberOf(batch?.partId), batch?.quantity]).toEqual(["CA-KB-A520M", 600])
    expect(rows.every(({ packedWeightG }) => packedWeightG !== null)).toBe(true)
    const ending = rows.filter(({ lifecycle }) => lifecycle !== null)
    expect(ending.map(({ sku, replacedBy }) => [sku, replacedBy])).toEqual([
      ["CA-PA-550", "CA-PA-750"],
    ])
    expect(lastOrdersOf(ending[0]?.lifecycle)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(rows.filter(({ pictures }) => pictures.length > 0).map(({ sku }) => sku)).toEqual([
      "CA-TM5-6032",
    ])
    const reviewed = await db.select().from(partReviews)
    expect(reviewed.map(({ partId, state }) => [numberOf(partId), state])).toEqual([
      ["CA-TM5-6032", "published"],
      ["CA-TM5-6032", "published"],
    ])
  })

  test("has for every part an available stock that equals the sum of its movements", async () => {
    const books = await db
      .select({ available: parts.availableQuantity, moved: sql`coalesce(sum(delta), 0)::int` })
      .from(parts)
      .leftJoin(stockMovements, sql`${stockMovements.partId} = ${parts.id}`)
      .groupBy(parts.id)
    expect(books).toHaveLength(60)
    for (const { available, moved } of books) expect(moved).toBe(available)
  })

  test("lists parts and reviews in the order they are written in", async () => {
    const [first] = await db.select().from(parts).orderBy(asc(parts.position)).limit(1)
    expect(first).toMatchObject({ id: "d4016a39c8e609841ed6e812", priceCents: 11_800 })
    const newest = await db.select().from(reviews).orderBy(desc(reviews.createdAt))
    expect(newest.at(0)).toMatchObject({ name: "Dorotea Palmquist", userId: null })
    expect(newest.at(0)?.authorRole).toBe("IT lead, Northmere Schools")
    expect(newest.at(-1)?.name).toBe("Eilidh Macrossan")
  })

  test("has no part whose smallest order cannot be charged to a card", async () => {
    for (const part of await db.select().from(parts))
      expect(chargeable(part.priceCents * part.minimumQuantity), part.sku).toBe(true)
  })

  test("links to existing parts only", async () => {
    const text = JSON.stringify(await db.select().from(pageContents))
    expect(text).not.toMatch(/\{\w+:/)
    const linked = [...text.matchAll(/\/purchase\/(\w+)/g)].map(([, id]) => id)
    const ids = (await db.select({ id: parts.id }).from(parts)).map(({ id }) => id)
    expect(linked).toHaveLength(2)
    expect(ids).toEqual(expect.arrayContaining(linked))
    expect(text).toContain('"/parts/prism-924"')
  })

  test("has every picture in every width and format, and none is left over", async () => {
    const needed = new Set((await listPictures()).flatMap(filesOf))
    expect([...needed].filter((file) => !existsSync(file))).toEqual([])
    const folders = await readdir(pictures, { recursive: true, withFileTypes: true })
    const stored = folders.filter((entry) => entry.isFile() && entry.name !== "README.md")
    expect(stored.map((entry) => `${entry.parentPath}/${entry.name}`).sort()).toEqual(
      [...needed].sort(),
    )
  })
})

describe("filling a shop", () => {
  beforeEach(open)
  afterEach(() => close())

  test("an empty shop is filled with all of the demo content", async () => {
    const lines: string[] = []
    expect(await seedShop(db, { log: (line) => lines.push(line) })).toEqual({ seeded: true })
    expect(await countRows()).toEqual([60, 59, 6, 12, 8, 4])
    expect(lines).toEqual(["Filled the empty shop with 60 demo parts"])
  })

  test("a second run changes nothing", async () => {
    await seedShop(db)
    await db.update(parts).set({ name: "Renamed by the shop" })
    expect(await seedShop(db)).toEqual({ seeded: false })
    expect(await countRows()).toEqual([60, 59, 6, 12, 8, 4])
    expect(await db.selectDistinct({ name: parts.name }).from(parts)).toHaveLength(1)
  })

  test("a shop with its own part or page is not changed", async () => {
    await db.insert(pageContents).values({ name: "stats", content: ["3 served"] })
    expect(await seedShop(db)).toEqual({ seeded: false })
    await db.delete(pageContents)
    await db.insert(parts).values(ownPart)
    expect(await seedShop(db)).toEqual({ seeded: false })
    expect(await countRows()).toEqual([1, 0, 0, 0, 0, 0])
  })

  test("an existing service of the same name stays unchanged", async () => {
    const own = { name: "Scheduled delivery", description: "Mondays.", photo: "", icon: "Truck" }
    await db.insert(services).values(own)
    expect(await seedShop(db)).toEqual({ seeded: true })
    const offered = await db.select().from(services)
    expect(offered).toHaveLength(6)
    expect(offered.find(({ name }) => name === own.name)).toMatchObject(own)
  })

  test("of several processes that start at once, one fills the shop", async () => {
    await Promise.all(Array.from({ length: 8 }, () => db.execute(sql`select pg_sleep(0.1)`)))
    const runs = await Promise.all(Array.from({ length: 8 }, () => seedShop(db)))
    expect(runs.filter(({ seeded }) => seeded)).toHaveLength(1)
    expect(await countRows()).toEqual([60, 59, 6, 12, 8, 4])
  })

  test("if one row is refused, the shop stays empty", async () => {
    await db.execute(sql`alter table page_contents add check (name <> 'portfolio')`)
    await expect(seedShop(db)).rejects.toThrow(/^The demo content was not written: .{1,200}$/)
    expect(await countRows()).toEqual([0, 0, 0, 0, 0, 0])
  })

  test("a part has a datasheet where the shop stores files", async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "seeded-"))
    const store = diskStore(join(folder.path, "pictures"))
    await seedShop(db, { store })
    const [part] = await db.select().from(parts).where(eq(parts.sku, "CA-PA-850"))
    const [datasheet] = part?.datasheets ?? []
    const stored = await store.get(String(datasheet?.url.split("/").at(-1)))
    expect(Buffer.from(stored && "bytes" in stored ? stored.bytes : []).toString("latin1")).toMatch(
      /^%PDF-/,
    )
    expect(await db.select().from(uploads)).toMatchObject([
      { kind: "datasheet", state: "stored", address: datasheet?.url, unusedSince: null },
    ])
  })
})
