import { expect, test } from "vitest"
import { foreignPaths, strangePaths } from "#test/security/foreign-paths.ts"
import { originOf, partToBuy, returnTo } from "./return-path.ts"

test("a stored path of the shop is kept whole", () => {
  for (const own of ["/", "/dashboard/myOrder", "/purchase/a1?x=1&y=%2F#specs", "/parts?q=a%20b"])
    expect(returnTo(own)).toBe(own)
})

test("addresses that lead elsewhere become the home page", () => {
  for (const from of [null, ...foreignPaths]) expect(returnTo(from)).toBe("/")
})

test("no stored path leads to another site, however it is encoded", () => {
  const shop = "https://shop.example"
  for (const from of [
    ...foreignPaths,
    ...strangePaths.filter((path) => path.isWellFormed()),
  ].flatMap((path) => [path, encodeURIComponent(path)]))
    expect(new URL(returnTo(from), shop).origin).toBe(shop)
})

test("the part that was about to be bought is read from the stored path", () => {
  expect(partToBuy("/purchase/d4016a39?x=1")).toBe("d4016a39")
  expect(partToBuy("/dashboard")).toBeUndefined()
})

const at = (path: string) => originOf(new Request(`http://shop.example${path}`))

test("the page's own address is remembered, not the router's data request", () => {
  expect(at("/dashboard/myOrder")).toBe("/dashboard/myOrder")
  expect(at("/dashboard/myOrder.data?_routes=root")).toBe("/dashboard/myOrder")
  expect(at("/dashboard/manageOrder.data?q=a%26b&_routes=root&page=2")).toBe(
    "/dashboard/manageOrder?q=a%26b&page=2",
  )
  expect(at("/_root.data")).toBe("/")
})
