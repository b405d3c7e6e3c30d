import { expect, test } from "vitest"
import { parseForm } from "./wire.ts"

const parsed = (body: string) => JSON.parse(JSON.stringify(parseForm(body)))

test("brackets denote groups and lists", () => {
  expect(parsed("amount=5000&metadata[order_id]=a%5Bb&metadata[user id]=c+d")).toEqual({
    amount: "5000",
    metadata: { order_id: "a[b", "user id": "c d" },
  })
  expect(parsed("types[]=card&types[]=link")).toEqual({ types: ["card", "link"] })
  expect(parsed("types[0]=card&items[0][id]=1&items[1][id]=2")).toEqual({
    types: ["card"],
    items: [{ id: "1" }, { id: "2" }],
  })
  expect(parsed("")).toEqual({})
})

test("a name that is special to JavaScript is an ordinary name", () => {
  const form = parseForm("__proto__[admin]=1&constructor=2")
  expect(form && Object.keys(form)).toEqual(["__proto__", "constructor"])
  expect(Reflect.get({}, "admin")).toBeUndefined()
})

test("a body that is not a form is refused", () => {
  for (const body of ["a[b=1", "[a]=1", "a]b=1", "a=1&a=2", "a=1&a[b]=2", "a[b]=1&a=2"])
    expect(parseForm(body)).toBeUndefined()
  expect(parseForm("a[b][c][d][e][f]=1")).toBeUndefined()
  expect(parseForm("a=1&".repeat(600))).toBeUndefined()
})
