import { readFile } from "node:fs/promises"
import { z } from "zod"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { parseDollars } from "#domain/pricing/parse-dollars.ts"
import { wrongBreaks } from "#domain/pricing/price-for.ts"
import { smallestOrderIsChargeable } from "#domain/pricing/smallest-order.ts"

const folder = new URL("../../seed/demo/", import.meta.url)

const id = z.string().regex(/^[0-9a-f]{24}$/)
const line = z.string().trim().min(1)
const picture = z.string().regex(/^\/img\/(?:parts|banner|services)\/[a-z0-9-]+-\d+\.webp$/)
const portrait = z.string().regex(/^\/img\/people\/[a-z-]+\.svg$/)
const address = z.string().startsWith("/")
const link = z.strictObject({ label: line, href: address })

const priceCents = z.number().transform((price, context) => {
  const amount = parseDollars(price)
  if (amount !== undefined) return amount
  context.addIssue({ code: "custom", message: "not dollars with at most two decimals" })
  return z.NEVER
})

const partSchema = z
  .strictObject({
    id,
    sku: line,
    slug: z.string().regex(/^[a-z0-9-]+$/),
    name: line.max(partFields.name.longest),
    category: line,
    description: line.max(partFields.description.longest),
    image: picture,
    minimumQuantity: z.int().min(partFields.minimumQuantity.least),
    availableQuantity: z.int().min(0),
    price: priceCents,
    breaks: z
      .array(z.strictObject({ quantity: z.int(), price: priceCents }))
      .default([])
      .transform((breaks) =>
        breaks.map(({ quantity, price }) => ({ from: quantity, unitPriceCents: price })),
      ),
    specs: z.record(z.string(), z.unknown()),
  })
  .transform(({ price, ...part }) => ({ ...part, priceCents: price }))
  .refine((part) => wrongBreaks(part).length === 0, { message: "the breaks are no ladder" })
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

/** Everything the demo shop shows, in the order it is shown in, checked and ready to insert. */
export async function readDemoContent() {
  const parts = await readContent("parts", z.array(partSchema))
  return {
    parts,
    services: await readContent("services", z.array(serviceSchema)),
    reviews: await readContent("reviews", z.array(reviewSchema)),
    professionals: await readContent("professionals", z.array(professionalSchema)),
    pages: await readContent("pages", pagesSchema, (json) => leadToParts(json, parts)),
  }
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

/** Page texts name a part by its SKU, `{id:CA-PA-850}` or `{slug:CA-PA-850}`; links need its id or slug. */
function leadToParts(json: string, parts: z.output<typeof partSchema>[]): string {
  return json.replaceAll(/\{(id|slug):([^}]*)\}/g, (_, what: "id" | "slug", sku: string) => {
    const part = parts.find((one) => one.sku === sku)
    if (!part) throw new Error(`seed/demo/pages.json names the unknown part ${sku}`)
    return part[what]
  })
}
