import { expect, test } from "vitest"
import { foreignPaths, strangePaths } from "#test/security/foreign-paths.ts"
import { ownPath } from "./own-path.ts"

const shop = "https://shop.example"

test.each(foreignPaths)("%j is not a path of the shop", (address) => {
  expect(ownPath(address)).toBeUndefined()
})

test.each(strangePaths)("%j stays in the shop, however often it is resolved", (address) => {
  const path = ownPath(address) ?? ""
  expect(path).toMatch(/^\/(?![/\\])[!-~]*$/)
  for (const origin of [shop, `${shop}/dashboard/x`]) {
    const resolved = new URL(path, origin)
    expect(resolved.origin).toBe(shop)
    expect(resolved.pathname + resolved.search + resolved.hash).toBe(path)
  }
  expect(ownPath(path)).toBe(path)
})

test("a doubly encoded foreign address stays in the shop", () => {
  for (const address of foreignPaths.slice(1)) {
    const path = ownPath(`/${encodeURIComponent(address)}`)
    expect(new URL(path ?? "", shop).origin).toBe(shop)
  }
})

test("a path is resolved, and otherwise unchanged", () => {
  for (const own of ["/", "/dashboard/myOrder", "/purchase/a1?x=1&y=%2F#specs", "/parts?q=a%20b"])
    expect(ownPath(own)).toBe(own)
  expect(ownPath("/parts?q=a b")).toBe("/parts?q=a%20b")
  expect(ownPath("/parts/../blog")).toBe("/blog")
})
