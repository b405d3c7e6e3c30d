import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { DrizzleQueryError, eq, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database, Transaction } from "#db/connection/client.ts"
import {
  pageContents,
  partReviews,
  professionals,
  reviews,
  services,
  uploads,
} from "#db/schema/content.ts"
import { expectedBatches, parts } from "#db/schema/parts.ts"
import { shopSettings } from "#db/schema/records.ts"
import { moveStock } from "#db/stock/move-stock.ts"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { smallestOrderIsChargeable } from "#domain/pricing/card-limits.ts"
import { invalidBreaks } from "#domain/pricing/invalid-breaks.ts"
import { parseAmount } from "#domain/pricing/money.ts"
import { addDays, shopDay } from "#domain/shop/days.ts"
import { DEMO_ABOUT, DEMO_HELP_EMAIL } from "#domain/shop/demo-words.ts"
import { newId } from "#operations/kernel/identifiers.ts"
import type { UploadStore } from "#operations/kernel/picture-ports.ts"

/** Advisory lock number that nothing else in this database uses. */
const SEED_LOCK = 6_032_850

interface SeedOptions {
  log?: (message: string) => void
  /** Store of datasheets; without one, the demo has none. */
  store?: UploadStore
}

/**
 * Fills a shop that has no parts and page texts with the demo content, all or nothing. Existing rows stay unchanged. If
 * several processes call this, only one fills the shop.
 */
export async function seedShop(
  db: Database,
  { log, store }: SeedOptions = {},
): Promise<{ seeded: boolean }> {
  const content = await readDemoContent()
  const seeded = await db.transaction((tx) => fillIfEmpty(tx, content)).catch(explain)
  if (seeded && store) await storeDatasheet(db, store)
  if (seeded) log?.(`Filled the empty shop with ${content.parts.length} demo parts`)
  return { seeded }
}

type DemoContent = Awaited<ReturnType<typeof readDemoContent>>

async function fillIfEmpty(tx: Transaction, content: DemoContent): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
  if (!(await isEmpty(tx))) return false
  await insertContent(tx, content)
  return true
}

const demoDatasheet = { sku: "CA-PA-850", file: "anvil-850.pdf", text: "Anvil 850 datasheet" }

async function storeDatasheet(db: Database, store: UploadStore): Promise<void> {
  const { sku, file, text } = demoDatasheet
  const bytes = await readFile(new URL(`../datasheets/${file}`, folder))
  const name = createHash("sha256").update(bytes).digest("hex").slice(0, 32)
  const put = await store.putPdf?.("datasheet", name, bytes)
  if (!put) return
  const { address } = put
  await db.transaction(async (tx) => {
    const facts = { kind: "datasheet", bytes: bytes.length, pages: 1, unusedSince: null } as const
    await tx.insert(uploads).values({ name, fileHash: name, state: "stored", address, ...facts })
    const datasheets = [{ url: address, text }]
    await tx.update(parts).set({ datasheets }).where(eq(parts.sku, sku))
  })
}

/** Replaces the message of a failed query, which would list all its values: the whole catalogue. */
function explain(error: unknown): never {
  if (!(error instanceof DrizzleQueryError)) throw error
  const { cause } = error
  throw new Error(`The demo content was not written: ${cause?.message}`, { cause })
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  const [part] = await tx.select({ id: parts.id }).from(parts).limit(1)
  const [page] = await tx.select({ name: pageContents.name }).from(pageContents).limit(1)
  return !part && !page
}

async function insertContent(tx: Transaction, content: DemoContent): Promise<void> {
  await tx.insert(parts).values(content.parts.map((part) => ({ ...part, availableQuantity: 0 })))
  const stock = content.parts.map((part) => ({ partId: part.id, delta: part.availableQuantity }))
  await moveStock(tx, stock, { reason: "initial" })
  await tx.insert(expectedBatches).values(content.batches)
  await tx.insert(partReviews).values(content.partReviews)
  await tx.insert(services).values(content.services).onConflictDoNothing()
  await tx.insert(professionals).values(content.professionals).onConflictDoNothing()
  await tx
    .insert(reviews)
    .values(
      // Reviews are sorted newest first. One minute between them keeps their order.
      content.reviews.map((review, index) => ({
        ...review,
        createdAt: sql`now() - make_interval(mins => ${index})`,
      })),
    )
    .onConflictDoNothing()
  await tx
    .insert(pageContents)
    .values(Object.entries(content.pages).map(([name, page]) => ({ name, content: page })))
  // Version 0 means that the settings were never saved.
  await tx
    .insert(shopSettings)
    .values([
      { name: "shop", value: { email: DEMO_HELP_EMAIL }, version: 0 },
      { name: "footer", value: { about: DEMO_ABOUT }, version: 0 },
    ])
    .onConflictDoNothing()
}

const folder = new URL("../../seed/demo/", import.meta.url)

const id = z.string().regex(/^[0-9a-f]{24}$/)
const line = z.string().trim().min(1)
const picture = z.string().regex(/^\/img\/(?:parts|banner|services)\/[a-z0-9-]+-\d+\.webp$/)
const portrait = z.string().regex(/^\/img\/people\/[a-z-]+\.svg$/)
const address = z.string().startsWith("/")
const link = z.strictObject({ label: line, href: address })

const priceCents = z.number().transform((price, context) => {
  const amount = parseAmount(price)
  if (amount !== undefined) return amount
  context.addIssue({ code: "custom", message: "not dollars with at most two decimals" })
  return z.NEVER
})

/** Returns the day that many days from now. */
const dayIn = (days: number): string => addDays(shopDay(), days)

const partSchema = z
  .strictObject({
    id,
    sku: line,
    slug: z.string().regex(/^[a-z0-9-]+$/),
    name: line.max(partFields.name.maxLength),
    category: line,
    description: line.max(partFields.description.maxLength),
    image: picture,
    minimumQuantity: z.int().min(partFields.minimumQuantity.min),
    availableQuantity: z.int().min(0),
    price: priceCents,
    breaks: z
      .array(z.strictObject({ quantity: z.int(), price: priceCents }))
      .default([])
      .transform((breaks) =>
        breaks.map(({ quantity, price }) => ({ from: quantity, unitPriceCents: price })),
      ),
    pictures: z.array(z.strictObject({ url: picture, text: line })).default([]),
    packedWeightG: z.int().min(1),
    lastOrdersInDays: z.int().min(1).optional(),
    replacedBy: line.optional(),
    expected: z.strictObject({ quantity: z.int().min(1), inDays: z.int().min(1) }).optional(),
    specs: z.record(z.string(), z.unknown()),
  })
  .transform(({ price, lastOrdersInDays: days, ...part }) => ({
    ...part,
    priceCents: price,
    lifecycle: days === undefined ? null : `last orders until ${dayIn(days)}`,
  }))
  .refine((part) => invalidBreaks(part).length === 0, {
    message: "the price breaks are not in order",
  })
  .refine(smallestOrderIsChargeable, {
    message: "the smallest order cannot be charged to a card",
  })

const serviceSchema = z.strictObject({ name: line, description: line, photo: picture, icon: line })

const reviewSchema = z
  .strictObject({
    id,
    name: line.max(80),
    role: z.string().max(120),
    rating: z.int().min(1).max(5),
    description: line.max(2000),
    photo: portrait,
  })
  .transform(({ role, ...review }) => ({ ...review, authorRole: role }))

const partReviewSchema = z.strictObject({
  sku: line,
  name: line.max(80),
  rating: z.int().min(1).max(5),
  title: line.max(120),
  body: line.max(4000),
  units: z.int().min(1),
})

const professionalSchema = z.strictObject({ name: line, designation: line, photo: portrait })

const pagesSchema = z.strictObject({
  stats: z.array(line),
  banner: z.array(
    z.strictObject({ title: line, text: line, cta: link, image: picture, alt: line }),
  ),
  blog: z.array(
    z.strictObject({
      slug: line,
      question: line,
      answer: z.array(line),
      code: z.string().optional(),
    }),
  ),
  portfolio: z.strictObject({
    person: z.strictObject({
      name: line,
      title: line,
      location: line,
      email: z.email(),
      summary: line,
      photo: portrait,
    }),
    projects: z.array(z.strictObject({ name: line, summary: line, tech: z.array(line), link })),
    experience: z.array(
      z.strictObject({ role: line, org: line, from: line, to: line, points: z.array(line) }),
    ),
    skills: z.array(z.strictObject({ name: line, items: z.array(line) })),
    education: z.array(z.strictObject({ award: line, org: line, year: line })),
  }),
})

/** Reads and validates the demo content, in display order. */
async function readDemoContent() {
  const read = await readContent("parts", z.array(partSchema))
  const parts = read.map(({ expected: _, ...part }) => part)
  return {
    parts,
    batches: read.flatMap(({ id: partId, expected }) =>
      expected
        ? { id: newId(), partId, quantity: expected.quantity, expectedOn: dayIn(expected.inDays) }
        : [],
    ),
    partReviews: await readPartReviews(parts),
    services: await readContent("services", z.array(serviceSchema)),
    reviews: await readContent("reviews", z.array(reviewSchema)),
    professionals: await readContent("professionals", z.array(professionalSchema)),
    pages: await readContent("pages", pagesSchema, (json) => leadToParts(json, parts)),
  }
}

async function readPartReviews(parts: readonly { id: string; sku: string }[]) {
  const found = await readContent("part-reviews", z.array(partReviewSchema))
  return found.map(({ sku, ...review }) => {
    const part = parts.find((one) => one.sku === sku)
    if (!part) throw new Error(`seed/demo/part-reviews.json names the unknown part ${sku}`)
    return { ...review, partId: part.id, state: "published" as const }
  })
}

async function readContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  prepare = (json: string) => json,
): Promise<z.output<Schema>> {
  const json = await readFile(new URL(`${name}.json`, folder), "utf8")
  const content = schema.safeParse(JSON.parse(prepare(json)))
  if (!content.success)
    throw new Error(`seed/demo/${name}.json is not valid\n${z.prettifyError(content.error)}`)
  return content.data
}

/** Replaces `{id:CA-PA-850}` and `{slug:CA-PA-850}` in page texts by the part's id or slug. */
function leadToParts(
  json: string,
  parts: readonly { id: string; slug: string; sku: string }[],
): string {
  return json.replaceAll(/\{(id|slug):([^}]*)\}/g, (_, what: "id" | "slug", sku: string) => {
    const part = parts.find((one) => one.sku === sku)
    if (!part) throw new Error(`seed/demo/pages.json names the unknown part ${sku}`)
    return part[what]
  })
}
