import { expect, test } from "vitest"
import { partsOfForm } from "./form-parts.ts"

const head = '--x\r\nContent-Disposition: form-data; name="a"\r\n'
const isSmall = (form: string) => partsOfForm(Buffer.from(form), "x") !== undefined

test("a form is parsed only if it has few parts", () => {
  const field = `${head}\r\n\r\n`
  expect(isSmall(`${field.repeat(15)}--x--\r\n`)).toBe(true)
  for (const count of [16, 90_000]) expect(isSmall(`${field.repeat(count)}--x--\r\n`)).toBe(false)
})

test("a form is parsed only if the headers of its parts are short", () => {
  const line = "A: b\r\n"
  expect(isSmall(`${head}${line.repeat(600)}\r\nb\r\n--x--\r\n`)).toBe(true)
  for (const count of [700, 500_000]) {
    expect(isSmall(`${head}${line.repeat(count)}\r\nb\r\n--x--\r\n`)).toBe(false)
    expect(isSmall(`${head}${line.repeat(count)}`)).toBe(false)
  }
})

test("the parts of a browser's form are its fields and files, byte by byte", async () => {
  const bytes = Buffer.from("\r\n--\r\n\r\n\0\xff--y\r\n-", "latin1")
  const form = new FormData()
  form.append("note", "two\r\nlines")
  form.append("größe", new File([bytes], 'a "quoted"; name=b.png'))
  form.append("none", new File([], "n.png"))
  const sent = new Response(form)
  const [, boundary = ""] = /boundary=(.*)/.exec(sent.headers.get("content-type") ?? "") ?? []
  expect(partsOfForm(Buffer.from(await sent.arrayBuffer()), boundary)).toEqual([
    { field: "note", isFile: false, content: Buffer.from("two\r\nlines") },
    { field: "größe", isFile: true, content: bytes },
    { field: "none", isFile: true, content: Buffer.from("") },
  ])
})

test.each([
  "",
  "--x",
  "--x\r\n",
  head,
  `${head}\r\nb`,
  `${head}\r\nb\r\n--x`,
  `${head}\r\nb\r\n--xy--`,
  `${head}\r\nb--x--`,
])("a form that is cut off has no parts: %j", (form) => {
  expect(partsOfForm(Buffer.from(form), "x")).toBeUndefined()
})
