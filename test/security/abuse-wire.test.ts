import { connect } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal } from "../expect-refusal.ts"
import { openTestApi, type Person, type TestShop } from "../test-shop.ts"
import { requestLines, sendBytes } from "./raw-http.ts"

let shop: TestShop
let buyer: Person
let purchaseId: string
beforeAll(async () => {
  shop = await openTestApi({ rateLimitScale: 0 })
  buyer = await shop.customer()
  purchaseId = await shop.part({ availableQuantity: 1000 })
})
afterEach(async () => {
  // After any request the next one is served, and no internal error is logged.
  expect(await shop.send("GET /healthz")).toMatchObject({ status: 200 })
  expect(shop.logged.splice(0).filter((line) => line.includes("unexpected_error"))).toEqual([])
})
afterAll(() => shop.close())

const purchase = () => JSON.stringify({ purchaseId, quantity: 1 })
const send = (body: string, headers: Record<string, string> = {}) =>
  shop.send("POST /purchase", { token: buyer.token, body, headers })
const raw = (lines: string[], body = "") =>
  sendBytes(shop.url, requestLines([...lines, `Authorization: Bearer ${buyer.token}`], body))
const post = (headers: string[], body: string) =>
  raw(["POST /purchase HTTP/1.1", "Content-Type: application/json", ...headers], body)
const bytes = (text: string) => Buffer.byteLength(text)

describe("the content type", () => {
  test.each([
    "application/json",
    "application/json\t",
    "APPLICATION/JSON",
    "application/json;charset=utf-8",
    'application/json; charset="UTF-8"',
  ])("%j is accepted as JSON", async (type) => {
    const body = purchase()
    const head = [`Content-Type: ${type}`, `Content-Length: ${bytes(body)}`]
    expect(await raw(["POST /purchase HTTP/1.1", ...head], body)).toMatchObject({ status: 200 })
  })

  test.each([
    "text/plain",
    "text/json",
    "application/jsonp",
    "application/json, text/plain",
    "application/json; charset=utf-16",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "*/*",
    ";",
  ])("%j is refused", async (type) => {
    expectRefusal(await send(purchase(), { "content-type": type }), 415)
  })

  test("is required with a body, but not without one", async () => {
    const body = purchase()
    const bare = ["POST /purchase HTTP/1.1", `Content-Length: ${bytes(body)}`]
    expect(await raw(bare, body)).toMatchObject({ status: 415 })
    expect(await raw(["POST /purchase HTTP/1.1", "Content-Length: 0"])).toMatchObject({
      status: 400,
      body: expect.stringContaining("purchaseId is Required"),
    })
  })

  test("is ignored by calls that take no body", async () => {
    const { body } = await send(purchase())
    const headers = { "content-type": "text/plain" }
    const path = `DELETE /order/${body.insertedId}`
    expect(await shop.send(path, { token: buyer.token, headers, body: "{not json" })).toMatchObject(
      { status: 200, body: { deletedCount: 1 } },
    )
  })
})

describe("a request body", () => {
  const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000)

  test.each([
    ["arrays", deep("[", "]")],
    ["objects", deep('{"a":', "}").replace("}", "1}")],
    ["arrays that never end", "[".repeat(60_000)],
  ])("of ten thousand nested %s is refused", async (_, body) => {
    expectRefusal(await send(body), 400)
  })

  test("with deep nesting in place of a field is refused", async () => {
    expectRefusal(await send(`{"purchaseId":${deep("[", "]")},"quantity":1}`), 400)
  })

  test("is limited to 64 KiB, whatever length it declares", async () => {
    const padded = (length: number) => purchase().padEnd(length, " ")
    expect(await send(padded(65_536))).toMatchObject({ status: 200 })
    expectRefusal(await send(padded(65_537)), 413)
    expectRefusal(await send(padded(5_000_000)), 413)
    const chunks = Array.from({ length: 100 }, () => `400\r\n${" ".repeat(1024)}\r\n`).join("")
    expect(await post(["Transfer-Encoding: chunked"], chunks)).toMatchObject({ status: 413 })
  })

  test("that is cut off counts as a client error", async () => {
    const { hostname, port } = new URL(shop.url)
    const countCutOff = async () => {
      const metrics = await (await fetch(`${shop.url}/metrics`)).text()
      const [, count = "0"] =
        /shop_refusals_total\{code="body_cut_off",route="\/purchase"\} (\d+)/.exec(metrics) ?? []
      return Number(count)
    }
    const breakOff = async (start: string) => {
      const socket = connect(Number(port), hostname)
      const head = `POST /purchase HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${buyer.token}\r\nContent-Type: application/json\r\n`
      await new Promise((sent) => socket.write(head + start, sent))
      await delay(200)
      socket.destroy()
      return countCutOff()
    }
    for (const start of [
      "Content-Length: 500\r\n\r\n{",
      "Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    ]) {
      const before = await countCutOff()
      // A request that ends before the shop has begun to read its body is not counted.
      await expect.poll(() => breakOff(start)).toBeGreaterThan(before)
    }
    expect(shop.logged.filter((line) => line.includes("database_unavailable"))).toEqual([])
  })

  test("in another encoding than UTF-8 is refused", async () => {
    for (const body of [
      Buffer.from(purchase(), "utf16le"),
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.concat([Buffer.from('{"purchaseId":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
    ]) {
      const head = `POST /purchase HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${buyer.token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
      expect(await sendBytes(shop.url, Buffer.concat([Buffer.from(head), body]))).toMatchObject({
        status: 400,
      })
    }
  })
})

describe("an ambiguous HTTP message", () => {
  test.each<[string, () => string[]]>([
    ["two lengths", () => ["Content-Length: 3", `Content-Length: ${bytes(purchase())}`]],
    [
      "a length and chunks",
      () => [`Content-Length: ${bytes(purchase())}`, "Transfer-Encoding: chunked"],
    ],
    ["chunks and a length", () => ["Transfer-Encoding: chunked", "Content-Length: 3"]],
    ["an unknown transfer coding", () => ["Transfer-Encoding: xchunked"]],
    ["a negative length", () => ["Content-Length: -1"]],
    ["a length with a sign", () => ["Content-Length: +5"]],
    ["a length that is no number", () => ["Content-Length: 5, 5"]],
    ["a space before the colon", () => ["Content-Length : 5"]],
    [
      "a folded header",
      () => [`X-A: b\r\n Content-Length: ${bytes(purchase())}`, "Content-Length: 3"],
    ],
    ["a NUL in a header", () => ["X-A: a\u0000b"]],
  ])("is refused: %s", async (_, headers) => {
    const before = (await shop.as(buyer)("GET /myorder")).length
    const { status } = await post(headers(), purchase())
    expect(status).toBe(400)
    expect(await shop.as(buyer)("GET /myorder")).toHaveLength(before)
  })

  test("with two hosts is not an error of the shop", async () => {
    expect((await post(["Host: other.example"], purchase())).status).toBeLessThan(500)
  })
})

describe("a request line or header", () => {
  test.each([
    ["an unknown method", "FROB /part HTTP/1.1"],
    ["an unknown version", "GET /part HTTP/9.9"],
    ["nothing but noise", "\u0016\u0003\u0001\u0002"],
    ["a space in the path", "GET /part list HTTP/1.1"],
  ])("with %s is refused", async (_, line) => {
    expect(await sendBytes(shop.url, `${line}\r\nHost: x\r\n\r\n`)).toMatchObject({ status: 400 })
  })

  test.each([
    "GET http://other.example/part HTTP/1.1",
    "GET //other.example/part HTTP/1.1",
    "GET /../../etc/passwd HTTP/1.1",
    "GET /img/..%2f..%2f..%2fetc%2fpasswd HTTP/1.1",
    "GET /img/%2e%2e/%2e%2e/package.json HTTP/1.1",
    "GET /assets/%00 HTTP/1.1",
    "GET /%E0%A4%A HTTP/1.1",
    "GET /part/%ff HTTP/1.1",
    "HEAD /part HTTP/1.1",
    "TRACE /part HTTP/1.1",
    "OPTIONS * HTTP/1.1",
    "CONNECT other.example:443 HTTP/1.1",
    "PROPFIND / HTTP/1.1",
  ])("%s is answered without an internal error and without a file", async (line) => {
    const { status, body } = await raw([line])
    expect(status).toBeLessThan(500)
    if (/^(?:TRACE|PROPFIND)/.test(line)) expect(status).toBeGreaterThanOrEqual(400)
    expect(body).not.toMatch(/root:|"dependencies"/)
  })

  test.each([
    "",
    "other.example",
    "evil.example:80@127.0.0.1",
    "[::1",
    "a b",
    "%00",
    "x".repeat(300),
  ])("with %j as the host causes no internal error", async (host) => {
    const lines = ["GET /part HTTP/1.1", `Host: ${host}`, "Connection: close", "", ""]
    const { status, body } = await sendBytes(shop.url, lines.join("\r\n"))
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
    expect(body).not.toContain("evil.example")
  })

  test("of HTTP/1.0 without a host, as in a proxy's health check, is answered", async () => {
    expect(await sendBytes(shop.url, "GET /readyz HTTP/1.0\r\n\r\n")).toMatchObject({ status: 200 })
  })

  test("of more than 8 KiB is refused", async () => {
    for (const lines of [
      ["GET /part HTTP/1.1", `X-Long: ${"x".repeat(8_200)}`],
      [`GET /part?q=${"x".repeat(8_200)} HTTP/1.1`],
      ["GET /part HTTP/1.1", `Cookie: ${"a=b; ".repeat(1_700)}`],
    ])
      expect(await raw(lines)).toMatchObject({ status: 431 })
  })

  test("among 600 others is accepted", async () => {
    const many = Array.from({ length: 600 }, (_, n) => `X-${n}: 1`)
    expect((await raw(["GET /part HTTP/1.1", ...many])).status).toBe(200)
  })

  test("with two tokens is refused", async () => {
    const two = await raw(["GET /myorder HTTP/1.1", `Authorization: Bearer ${buyer.token}`])
    expect(two.status).toBe(401)
    const other = await raw(["GET /myorder HTTP/1.1", "Authorization: Basic eDp5"])
    expect(other.status).toBe(401)
  })
})
