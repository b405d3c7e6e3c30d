import { expect, test } from "vitest"
import { isSmallForm } from "./read-input.ts"

const head = '--x\r\nContent-Disposition: form-data; name="a"\r\n'
const isSmall = (form: string) => isSmallForm(Buffer.from(form), "x")

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
