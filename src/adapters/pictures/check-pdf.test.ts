import { buffer } from "node:stream/consumers"
import { deflateSync } from "node:zlib"
import { PDFDocument } from "@cantoo/pdf-lib"
import fc from "fast-check"
import PDFKit from "pdfkit"
import { expect, test } from "vitest"
import { aPdf, aStream, hiddenPdfs, unclearPdfs } from "#test/pdf-files.ts"
import { checkPdf } from "./check-pdf.ts"

const forbiddenNames = ["JavaScript", "Launch", "EmbeddedFile", "RichMedia", "XFA", "SubmitForm"]

/** Generates spellings of a name: each character as it is or by its code. */
const anySpelling = (name: string) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((coded) =>
      [...name].map((letter, at) =>
        coded[at] ? `#${Buffer.from(letter).toString("hex")}` : letter,
      ),
    )
    .map((letters) => `/${letters.join("")}`)

test("forbidden content of a PDF is found wherever and however it is encoded", async () => {
  const anExample = fc.record({
    name: fc.constantFrom(...forbiddenNames).chain(anySpelling),
    before: fc.nat(200_000),
    isPacked: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(anExample, async ({ name, before, isPacked }) => {
      const text = Buffer.from(`${" ".repeat(before)}<< /S ${name} >>`)
      const file = aPdf({ objects: [isPacked ? aStream(deflateSync(text)) : text] })
      expect(await checkPdf(file)).toEqual({ refused: "datasheet_active" })
    }),
    { numRuns: 60 },
  )
})

test.each(hiddenPdfs())("$what is found", async ({ bytes }) => {
  expect(await checkPdf(bytes)).toEqual({ refused: "datasheet_active" })
})

test.each(unclearPdfs())("$what is refused", async ({ bytes }) => {
  expect(await checkPdf(bytes)).toEqual({ refused: "datasheet_unreadable" })
})

test("PDFs of other programs are accepted, even if their text resembles forbidden names", async () => {
  const document = new PDFKit({ tagged: true, lang: "en" })
  document.text("Batteries: AAA/AA/AF", { link: "https://shop.example" })
  document.outline.addItem("Type /AF, /EF and /GoToR")
  const written = buffer(document)
  document.end()
  const library = await PDFDocument.create()
  library.addPage().drawText("/EF")
  library.setTitle("/AF /JS")
  const files = [await written, Buffer.from(await library.save())]
  for (const file of files) expect(await checkPdf(file)).toEqual({ pages: 1 })
})

test("a damaged PDF is refused or accepted without an exception", async () => {
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
