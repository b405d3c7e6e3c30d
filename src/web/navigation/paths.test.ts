import { expect, test } from "vitest"
import { paths } from "./paths.ts"

test("login and register carry the return path, and none for home", () => {
  expect(paths.login("/purchase/a?b=c&d")).toBe("/login?from=%2Fpurchase%2Fa%3Fb%3Dc%26d")
  expect(paths.register("/")).toBe("/register")
})
