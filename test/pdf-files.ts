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
    { what: "nothing", bytes: Buffer.alloc(0) },
    { what: "a page of HTML", bytes: Buffer.from("<!doctype html><script>alert(1)</script>") },
    { what: "a picture", bytes: Buffer.from("\x89PNG\r\n\x1a\n", "latin1") },
    { what: "a page before the PDF", bytes: Buffer.concat([Buffer.from("<html>"), aPdf()]) },
    {
      what: "an archive after the PDF",
      bytes: Buffer.concat([aPdf(), Buffer.from("PK\x05\x06\0\0\0\0\x01\0\x01\0", "latin1")]),
    },
  ].map((file) => ({ ...file, status: 415, code: "datasheet_type_refused" })),
  ...[
    { what: "half of one", bytes: aPdf().subarray(0, 300) },
    { what: "a head alone", bytes: Buffer.from("%PDF-1.7\n") },
    { what: "something after the end", bytes: Buffer.concat([aPdf(), Buffer.from("<script>")]) },
    {
      what: "a table that is elsewhere",
      bytes: Buffer.from(
        aPdf()
          .toString("latin1")
          .replace(/startxref\n\d+/, "startxref\n7"),
        "latin1",
      ),
    },
    { what: "noise", bytes: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(MIB, 7)]) },
  ].map((file) => ({ ...file, status: 400, code: "datasheet_unreadable" })),
  ...[
    {
      what: "a password",
      bytes: aPdf({ trailer: "/Encrypt 100 0 R", objects: ["<< /Filter /Standard /V 2 >>"] }),
    },
    {
      what: "a stream with a lock of its own",
      bytes: aPdf({ objects: [aStream(Buffer.from("x"), "/Filter [/Crypt]")] }),
    },
  ].map((file) => ({ ...file, status: 422, code: "datasheet_locked" })),
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
  { what: "a script at the start", bytes: aPdf({ catalogue: `/OpenAction ${script}` }) },
  {
    what: "a script by another spelling",
    bytes: aPdf({ catalogue: "/OpenAction << /S /J#61vaScript /JS (x) >>" }),
  },
  { what: "a script among packed objects", bytes: aPdf({ objects: [packed(script)] }) },
  {
    what: "a script far into packed objects",
    bytes: aPdf({ objects: [packed(`<< /A (${"x".repeat(65_500)}) >>${script}`)] }),
  },
  {
    what: "a script in a stream that says nothing of itself",
    bytes: aPdf({ objects: [aStream(deflateSync(Buffer.from(script)))] }),
  },
  {
    what: "a script in a stream that breaks off",
    bytes: aPdf({
      objects: [aStream(deflateSync(Buffer.from(script.repeat(90))).subarray(0, -5))],
    }),
  },
  {
    what: "packed objects behind a predictor",
    bytes: aPdf({ objects: [packed("<< >>", "/DecodeParms << /Predictor 12 >>")] }),
  },
  {
    what: "packed objects packed otherwise",
    bytes: aPdf({
      objects: [aStream(Buffer.from("3c3c3e3e>"), "/Type /ObjStm /Filter /ASCIIHexDecode")],
    }),
  },
  {
    what: "objects packed twice",
    bytes: aPdf({
      objects: [
        aStream(
          deflateSync(deflateSync(Buffer.from(script))),
          "/Filter [/FlateDecode /FlateDecode]",
        ),
      ],
    }),
  },
  { what: "a program to start", bytes: aPdf({ objects: ["<< /S /Launch /F (calc.exe) >>"] }) },
  { what: "a file within", bytes: aPdf({ objects: ["<< /Type /EmbeddedFile >>"] }) },
  { what: "a list of files within", bytes: aPdf({ catalogue: "/Names<</EmbeddedFiles 9 0 R>>" }) },
  { what: "a form that sends", bytes: aPdf({ objects: ["<< /S /SubmitForm /F (http://x) >>"] }) },
  { what: "a form of XFA", bytes: aPdf({ catalogue: "/AcroForm << /XFA 9 0 R >>" }) },
  { what: "a film with a script", bytes: aPdf({ objects: ["<</S/Rendition/JS(x)>>"] }) },
]

const asciiHex = (text: string) => Buffer.from(`${Buffer.from(text).toString("hex")}>`)
/** Encodes run lengths: a literal run for each 128 bytes, then the end mark. */
const runLength = (text: string) => Buffer.concat([runOf(text), Buffer.from([128])])
const runOf = (text: string) => Buffer.concat([Buffer.from([text.length - 1]), Buffer.from(text)])
const objectStreamBy = (filter: string, bytes: Buffer, more = "") =>
  aPdf({
    objects: [aStream(bytes, `/Type /ObjStm /N 1 /First 6 /Filter ${filter} ${more}`)],
  })
const rowOfNumbers = `200 0 ${script}`

/** Scripts and embedded files that are hidden by compression or by escaped names. */
export const hiddenPdfs = () => [
  {
    what: "objects by run lengths",
    bytes: objectStreamBy("/RunLengthDecode", runLength(rowOfNumbers)),
  },
  { what: "objects in a list of one filter", bytes: objectStreamBy("[/A85]", Buffer.from("~>")) },
  {
    what: "objects whose filter is named elsewhere",
    bytes: aPdf({
      objects: [
        aStream(asciiHex(rowOfNumbers), "/Type /ObjStm /N 1 /First 6 /Filter 101 0 R"),
        "/ASCIIHexDecode",
      ],
    }),
  },
  {
    what: "objects far from the name of their kind",
    bytes: objectStreamBy("/ASCIIHexDecode", asciiHex(rowOfNumbers), `/Pad (${"x".repeat(2000)})`),
  },
  {
    what: "objects that do not say so",
    bytes: aPdf({
      objects: [aStream(asciiHex(rowOfNumbers), "/N 1 /First 6 /Filter /ASCIIHexDecode")],
    }),
  },
  {
    what: "objects whose kind is spelt otherwise",
    bytes: aPdf({
      objects: [
        aStream(asciiHex(rowOfNumbers), "/Type /Obj#53tm /N 1 /First 6 /Filter /ASCIIHexDecode"),
      ],
    }),
  },
  { what: "a file in a specification", bytes: aPdf({ objects: ["<</F(a)/E#46<</F 9 0 R>>>>"] }) },
  { what: "a file of the document", bytes: aPdf({ catalogue: "/AF [9 0 R]" }) },
  {
    what: "another document",
    bytes: aPdf({ objects: ["<< /S /GoToR /F (x.pdf) /D [0 /Fit] >>"] }),
  },
  { what: "a script of a button", bytes: aPdf({ objects: ["<< /JS 9 0 R >>"] }) },
  { what: "a packed file of the document", bytes: aPdf({ objects: [packed("<< /AF 9 0 R >>")] }) },
  {
    what: "data that stands in another file",
    bytes: aPdf({ objects: [aStream(Buffer.from("x"), "/F (\\\\server\\share)")] }),
  },
  {
    what: "an object within a picture",
    bytes: aPdf({
      objects: [aStream(Buffer.from("\n7 0 obj<</AF 9 0 R>>endobj"), "/Subtype /Image")],
    }),
  },
  {
    what: "an object after a remark",
    bytes: aPdf({ objects: [aStream(Buffer.from("7 0 %\nobj<</AF 9 0 R>>endobj"), "/A /B")] }),
  },
  { what: "a collection", bytes: aPdf({ catalogue: "/Collection << /View /D >>" }) },
  { what: "a list in the trailer", bytes: aPdf({ trailer: "/AF [9 0 R]" }) },
]

/** Files that PDF readers interpret in different ways. */
export const unclearPdfs = () => [
  { what: "a key twice", bytes: aPdf({ objects: ["<< /Type /A /Ty#70e /B >>"] }) },
  { what: "a dictionary without end", bytes: aPdf({ objects: ["<< /A << /B 1 >>"] }) },
  { what: "lists in lists in lists", bytes: aPdf({ objects: ["[".repeat(100_000)] }) },
  { what: "no object", bytes: aPdf({ objects: ["alert(1)"] }) },
  {
    what: "packed objects of another number",
    bytes: objectStreamBy("/FlateDecode", deflateSync(Buffer.from("200 0 1")), "/N 2"),
  },
  {
    what: "packed objects that break off",
    bytes: objectStreamBy(
      "/FlateDecode",
      deflateSync(Buffer.from(rowOfNumbers.repeat(9))).subarray(0, 20),
    ),
  },
]

const bombs = () => {
  const swollen = aStream(deflateSync(Buffer.alloc(60 * MIB)))
  return [
    {
      what: "streams that swell together",
      bytes: aPdf({ objects: [swollen, swollen, swollen, swollen] }),
    },
    {
      what: "a million streams",
      bytes: aPdf({ objects: [Buffer.from("stream\nx\x9c".repeat(900_000), "latin1")] }),
    },
  ]
}
