import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
import { expect, test } from "vitest"
import { cookiesOf, readCookies } from "./cookies.ts"

test("blanks around names and values are trimmed, and a name with blanks is dropped", () => {
  const blanks = " \t".repeat(2_000)
  expect([...readCookies(`${blanks}a${blanks.slice(0, 90)}=\tb `)]).toEqual([["a", "b"]])
  expect([...readCookies(`a${blanks}b=1; c=2`)]).toEqual([["c", "2"]])
  expect(readCookies(blanks).size).toBe(0)
})

test("at most the first 50 cookies of a header are read", () => {
  const header = Array.from({ length: 900 }, (_, n) => `c${n}=${n}`).join(";")
  expect([...readCookies(header).keys()].at(-1)).toBe("c49")
  expect(readCookies(";".repeat(4_000)).size).toBe(0)
})

test("at most the first 4 kB of a header are read, and no partial cookie", () => {
  const first = `a=${"x".repeat(4_088)}`
  expect(readCookies(`${first}; b=22; c=3`).get("b")).toBe("22")
  expect(readCookies(`${first}; b=22; c=3`).has("c")).toBe(false)
  expect(readCookies(`${first}; b=222`).has("b")).toBe(false)
})

test("a request's cookie header is parsed once", () => {
  const request = new Request("http://shop.example", { headers: { cookie: "a=b" } })
  expect(cookiesOf(request)).toBe(cookiesOf(request))
  const incoming = new IncomingMessage(new Socket())
  incoming.headers.cookie = "a=b"
  expect(cookiesOf(incoming)).toBe(cookiesOf(incoming))
  expect(cookiesOf(incoming)).toEqual(cookiesOf(request))
})
