import { deflateSync } from "node:zlib"

/** PDFs, good and hostile, written by hand: each object with its place in the table at the end. */

interface PdfOptions {
  pages?: number
  /** Entries of the catalogue, which readers look at first. */
  catalogue?: string
  /** Further objects, numbered from 100 on. */
  objects?: (string | Buffer)[]
  trailer?: string
  /** What makes one file another. */
  title?: string
}

export function aPdf(options: PdfOptions = {}): Buffer {
  const { pages = 2, catalogue = "", objects = [], trailer = "", title = "A datasheet" } = options
  const numbers = Array.from({ length: pages }, (_, index) => index + 3)
  const all = new Map<number, string | Buffer>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`],
    [2, `<< /Type /Pages /Kids [${numbers.map((n) => `${n} 0 R`).join(" ")}] /Count ${pages} >>`],
    ...numbers.map((n): [number, string] => [
      n,
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
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

/** A stream with these entries in its dictionary. */
export const aStream = (bytes: Buffer, entries = "/Filter /FlateDecode"): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ])

/** These objects as readers find them in a packed stream of objects. */
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
  {
    what: "a password",
    bytes: aPdf({ trailer: "/Encrypt 100 0 R", objects: ["<< /Filter /Standard /V 2 >>"] }),
    status: 422,
    code: "datasheet_locked",
  },
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
