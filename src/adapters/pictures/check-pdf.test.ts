import { deflateSync } from "node:zlib"
import fc from "fast-check"
import { expect, test } from "vitest"
import { aPdf, aStream } from "#test/pdf-files.ts"
import { checkPdf } from "./check-pdf.ts"

const names = ["JavaScript", "Launch", "EmbeddedFile", "RichMedia", "XFA", "SubmitForm"]

/** Each character as it is, or by its number. */
const spelt = (name: string) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((coded) =>
      [...name].map((letter, at) =>
        coded[at] ? `#${Buffer.from(letter).toString("hex")}` : letter,
      ),
    )
    .map((letters) => `/${letters.join("")}`)

test("what a PDF may not hold is found wherever it stands, however it is spelt and packed", async () => {
  const placed = fc.record({
    name: fc.constantFrom(...names).chain(spelt),
    before: fc.nat(200_000),
    isPacked: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(placed, async ({ name, before, isPacked }) => {
      const text = Buffer.from(`${" ".repeat(before)}<< /S ${name} >>`)
      const file = aPdf({ objects: [isPacked ? aStream(deflateSync(text)) : text] })
      expect(await checkPdf(file)).toEqual({ refused: "datasheet_active" })
    }),
    { numRuns: 60 },
  )
})

test("a damaged PDF is refused or taken, and nothing is thrown", async () => {
  const whole = aPdf({ objects: [aStream(deflateSync(Buffer.from("<< /A 1 >>".repeat(500))))] })
  const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(damage, fc.nat(whole.length), async (changes, length) => {
      const file = Buffer.from(whole.subarray(0, length))
      for (const [at, byte] of changes) if (at < file.length) file[at] = byte
      const answer = await checkPdf(file)
      expect("refused" in answer || "pages" in answer).toBe(true)
    }),
    { numRuns: 100 },
  )
})
