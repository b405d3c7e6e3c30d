import { expect, test } from "vitest"
import { originOf } from "./guards.ts"

const at = (path: string) => originOf(new Request(`http://shop.example${path}`))

test("the page's own address is remembered, not the router's data request", () => {
  expect(at("/dashboard/myOrder")).toBe("/dashboard/myOrder")
  expect(at("/dashboard/myOrder.data?_routes=root")).toBe("/dashboard/myOrder")
  expect(at("/dashboard/manageOrder.data?q=a%26b&_routes=root&page=2")).toBe(
    "/dashboard/manageOrder?q=a%26b&page=2",
  )
  expect(at("/_root.data")).toBe("/")
})
