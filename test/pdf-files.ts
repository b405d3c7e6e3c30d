import { deflateSync } from "node:zlib"

/** Writes PDFs, valid and hostile, with their cross-reference table. */

interface PdfOptions {
  pages?: number
  /** Entries of each page. */
  page?: string
  /** Entries of the document catalog. */
  catalogue?: string
  /** Further objects, numbered from 100 on. */
  objects?: (string | Buffer)[]
  trailer?: string
  /** Makes the file unique. */
  title?: string
}

export function aPdf(options: PdfOptions = {}): Buffer {
  const {
    pages = 2,
    page = "",
    catalogue = "",
    objects = [],
    trailer = "",
    title = "A datasheet",
  } = options
  const numbers = Array.from({ length: pages }, (_, index) => index + 3)
  const all = new Map<number, string | Buffer>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`],
    [2, `<< /Type /Pages /Kids [${numbers.map((n) => `${n} 0 R`).join(" ")}] /Count ${pages} >>`],
    ...numbers.map((n): [number, string] => [
      n,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${page} >>`,
    ]),
    [99, `<< /Title (${title}) >>`],
    ...objects.map((object, index): [number, string | Buffer] => [100 + index, object]),
  ])
  const chunks = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")]
  let length = chunks[0]?.length ?? 0
  const table: string[] = []
  const add = (chunk: string | Buffer) => {
    const bytes = Buffer.from(chunk)
    chunks.push(bytes)
    length += bytes.length
  }
  for (const [number, object] of all) {
    table.push(`${number} 1\n${String(length).padStart(10, "0")} 00000 n \n`)
    add(`${number} 0 obj\n`)
    add(object)
    add("\nendobj\n")
  }
  const start = length
  add(`xref\n${table.join("")}trailer\n<< /Root 1 0 R /Info 99 0 R ${trailer} >>\n`)
  add(`startxref\n${start}\n%%EOF\n`)
  return Buffer.concat(chunks)
}

/** Writes a stream with these dictionary entries. */
export const aStream = (bytes: Buffer, entries = "/Filter /FlateDecode"): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ])

/** Writes these objects as a compressed object stream. */
export const packed = (text: string, entries = ""): Buffer =>
  aStream(
    deflateSync(Buffer.from(`200 0 ${text}`)),
    `/Type /ObjStm /N 1 /First 6 /Filter /FlateDecode ${entries}`,
  )

const MIB = 1024 * 1024
const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>"

interface HostilePdf {
  what: string
  bytes: Buffer
  status: number
  code: string
}

export const hostilePdfs = (): HostilePdf[] => [
  ...[
    { what: "an empty file", bytes: Buffer.alloc(0) },
    { what: "a page of HTML", bytes: Buffer.from("<!doctype html><script>alert(1)</script>") },
    { what: "a picture", bytes: Buffer.from("\x89PNG\r\n\x1a\n", "latin1") },
    { what: "HTML before the PDF", bytes: Buffer.concat([Buffer.from("<html>"), aPdf()]) },
    {
      what: "an archive after the PDF",
      bytes: Buffer.concat([aPdf(), Buffer.from("PK\x05\x06\0\0\0\0\x01\0\x01\0", "latin1")]),
    },
  ].map((file) => ({ ...file, status: 415, code: "datasheet_type_refused" })),
  ...[
    { what: "half of a PDF", bytes: aPdf().subarray(0, 300) },
    { what: "a header alone", bytes: Buffer.from("%PDF-1.7\n") },
    { what: "something after the end", bytes: Buffer.concat([aPdf(), Buffer.from("<script>")]) },
    {
      what: "a cross-reference table at another place",
      bytes: Buffer.from(
        aPdf()
          .toString("latin1")
          .replace(/startxref\n\d+/, "startxref\n7"),
        "latin1",
      ),
    },
    {
      what: "a header before noise",
      bytes: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(MIB, 7)]),
    },
  ].map((file) => ({ ...file, status: 400, code: "datasheet_unreadable" })),
  ...[
    {
      what: "a password",
      bytes: aPdf({ trailer: "/Encrypt 100 0 R", objects: ["<< /Filter /Standard /V 2 >>"] }),
    },
    {
      what: "an encrypted stream",
      bytes: aPdf({ objects: [aStream(Buffer.from("x"), "/Filter [/Crypt]")] }),
    },
  ].map((file) => ({ ...file, status: 422, code: "datasheet_locked" })),
  // One of each; `check-pdf.test.ts` has the others.
  ...hiddenPdfs()
    .slice(0, 1)
    .map((file) => ({ ...file, status: 422, code: "datasheet_active" })),
  ...unclearPdfs()
    .slice(0, 1)
    .map((file) => ({ ...file, status: 400, code: "datasheet_unreadable" })),
  ...activePdfs().map((file) => ({ ...file, status: 422, code: "datasheet_active" })),
  ...bombs().map((file) => ({ ...file, status: 422, code: "datasheet_too_slow" })),
]

const activePdfs = () => [
  { what: "a script that runs on opening", bytes: aPdf({ catalogue: `/OpenAction ${script}` }) },
  {
    what: "a script with an escaped name",
    bytes: aPdf({ catalogue: "/OpenAction << /S /J#61vaScript /JS (x) >>" }),
  },
  { what: "a script in an object stream", bytes: aPdf({ objects: [packed(script)] }) },
  {
    what: "a script deep in an object stream",
    bytes: aPdf({ objects: [packed(`<< /A (${"x".repeat(65_500)}) >>${script}`)] }),
  },
  {
    what: "a script in a stream without a type",
    bytes: aPdf({ objects: [aStream(deflateSync(Buffer.from(script)))] }),
  },
  {
    what: "a script in a truncated stream",
    bytes: aPdf({
      objects: [aStream(deflateSync(Buffer.from(script.repeat(90))).subarray(0, -5))],
    }),
  },
  {
    what: "an object stream with a predictor",
    bytes: aPdf({ objects: [packed("<< >>", "/DecodeParms << /Predictor 12 >>")] }),
  },
  {
    what: "an object stream with another filter",
    bytes: aPdf({
      objects: [aStream(Buffer.from("3c3c3e3e>"), "/Type /ObjStm /Filter /ASCIIHexDecode")],
    }),
  },
  {
    what: "a stream compressed twice",
    bytes: aPdf({
      objects: [
        aStream(
          deflateSync(deflateSync(Buffer.from(script))),
          "/Filter [/FlateDecode /FlateDecode]",
        ),
      ],
    }),
  },
  { what: "a program to launch", bytes: aPdf({ objects: ["<< /S /Launch /F (calc.exe) >>"] }) },
  { what: "an embedded file", bytes: aPdf({ objects: ["<< /Type /EmbeddedFile >>"] }) },
  {
    what: "a list of embedded files",
    bytes: aPdf({ catalogue: "/Names<</EmbeddedFiles 9 0 R>>" }),
  },
  {
    what: "a form that can be submitted",
    bytes: aPdf({ objects: ["<< /S /SubmitForm /F (http://x) >>"] }),
  },
  { what: "an XFA form", bytes: aPdf({ catalogue: "/AcroForm << /XFA 9 0 R >>" }) },
  { what: "a video with a script", bytes: aPdf({ objects: ["<</S/Rendition/JS(x)>>"] }) },
]

const asciiHex = (text: string) => Buffer.from(`${Buffer.from(text).toString("hex")}>`)
/** Encodes run lengths: a literal run for each 128 bytes, then the end mark. */
const runLength = (text: string) => Buffer.concat([runOf(text), Buffer.from([128])])
const runOf = (text: string) => Buffer.concat([Buffer.from([text.length - 1]), Buffer.from(text)])
const objectStreamBy = (filter: string, bytes: Buffer, more = "") =>
  aPdf({
    objects: [aStream(bytes, `/Type /ObjStm /N 1 /First 6 /Filter ${filter} ${more}`)],
  })
const scriptObject = `200 0 ${script}`

/** Scripts and embedded files that are hidden by compression or by escaped names. */
export const hiddenPdfs = () => [
  {
    what: "an object stream in run lengths",
    bytes: objectStreamBy("/RunLengthDecode", runLength(scriptObject)),
  },
  {
    what: "an object stream with a list of one filter",
    bytes: objectStreamBy("[/A85]", Buffer.from("~>")),
  },
  {
    what: "an object stream whose filter is another object",
    bytes: aPdf({
      objects: [
        aStream(asciiHex(scriptObject), "/Type /ObjStm /N 1 /First 6 /Filter 101 0 R"),
        "/ASCIIHexDecode",
      ],
    }),
  },
  {
    what: "an object stream far from the name of its type",
    bytes: objectStreamBy("/ASCIIHexDecode", asciiHex(scriptObject), `/Pad (${"x".repeat(2000)})`),
  },
  {
    what: "an object stream without a type",
    bytes: aPdf({
      objects: [aStream(asciiHex(scriptObject), "/N 1 /First 6 /Filter /ASCIIHexDecode")],
    }),
  },
  {
    what: "an object stream with an escaped type",
    bytes: aPdf({
      objects: [
        aStream(asciiHex(scriptObject), "/Type /Obj#53tm /N 1 /First 6 /Filter /ASCIIHexDecode"),
      ],
    }),
  },
  {
    what: "an embedded file in a file specification",
    bytes: aPdf({ objects: ["<</F(a)/E#46<</F 9 0 R>>>>"] }),
  },
  { what: "an associated file of the document", bytes: aPdf({ catalogue: "/AF [9 0 R]" }) },
  {
    what: "an action that opens another document",
    bytes: aPdf({ objects: ["<< /S /GoToR /F (x.pdf) /D [0 /Fit] >>"] }),
  },
  { what: "a script of a button", bytes: aPdf({ objects: ["<< /JS 9 0 R >>"] }) },
  {
    what: "an associated file in an object stream",
    bytes: aPdf({ objects: [packed("<< /AF 9 0 R >>")] }),
  },
  {
    what: "a stream with its data in another file",
    bytes: aPdf({ objects: [aStream(Buffer.from("x"), "/F (\\\\server\\share)")] }),
  },
  {
    what: "an object within a picture",
    bytes: aPdf({
      objects: [aStream(Buffer.from("\n7 0 obj<</AF 9 0 R>>endobj"), "/Subtype /Image")],
    }),
  },
  {
    what: "an object after a comment",
    bytes: aPdf({ objects: [aStream(Buffer.from("7 0 %\nobj<</AF 9 0 R>>endobj"), "/A /B")] }),
  },
  { what: "a collection of files", bytes: aPdf({ catalogue: "/Collection << /View /D >>" }) },
  { what: "associated files in the trailer", bytes: aPdf({ trailer: "/AF [9 0 R]" }) },
]

/** Files that PDF readers interpret in different ways. */
export const unclearPdfs = () => [
  {
    what: "a dictionary with a key twice",
    bytes: aPdf({ objects: ["<< /Type /A /Ty#70e /B >>"] }),
  },
  { what: "a dictionary without end", bytes: aPdf({ objects: ["<< /A << /B 1 >>"] }) },
  { what: "100,000 nested arrays", bytes: aPdf({ objects: ["[".repeat(100_000)] }) },
  { what: "text in place of an object", bytes: aPdf({ objects: ["alert(1)"] }) },
  {
    what: "an object stream with a wrong number of objects",
    bytes: objectStreamBy("/FlateDecode", deflateSync(Buffer.from("200 0 1")), "/N 2"),
  },
  {
    what: "a truncated object stream",
    bytes: objectStreamBy(
      "/FlateDecode",
      deflateSync(Buffer.from(scriptObject.repeat(9))).subarray(0, 20),
    ),
  },
]

const bombs = () => {
  const swollen = aStream(deflateSync(Buffer.alloc(60 * MIB)))
  return [
    {
      what: "streams that unpack to 240 MiB together",
      bytes: aPdf({ objects: [swollen, swollen, swollen, swollen] }),
    },
    {
      what: "900,000 streams",
      bytes: aPdf({ objects: [Buffer.from("stream\nx\x9c".repeat(900_000), "latin1")] }),
    },
  ]
}
