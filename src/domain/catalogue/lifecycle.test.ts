import { expect, test } from "vitest"
import { checkQuantity, nextAllowed } from "../orders/quantity.ts"
import { shopDay } from "../shop/days.ts"
import { lastOfferedDay, lastOrdersOf, readLifecycle, whyNotOffered } from "./lifecycle.ts"

test("a lifecycle is parsed in any spelling, and an unknown one is refused", () => {
  expect(["active", " Upcoming", "Last  orders until 2026-12-31"].map(readLifecycle)).toEqual([
    null,
    "upcoming",
    "last orders until 2026-12-31",
  ])
  for (const wrong of [
    "",
    "soon",
    "last orders until 2026-02-30",
    "last orders until 31.12.2026",
    "no last orders until 2026-12-31",
    "last orders until 2026-12-31 at noon",
  ])
    expect(readLifecycle(wrong), wrong).toBe(undefined)
})

test("orders are accepted on the last day, and refused on the next", () => {
  const lifecycle = "last orders until 2026-12-31"
  expect(whyNotOffered(lifecycle, "2026-12-31")).toBe(undefined)
  expect(whyNotOffered(lifecycle, "2027-01-01")).toBe("part_discontinued")
  expect(whyNotOffered("upcoming")).toBe("part_upcoming")
  expect(whyNotOffered(null)).toBe(undefined)
})

test("a part that is not offered can be ordered in no quantity, and none is suggested", () => {
  const part = { minimumQuantity: 1, availableQuantity: 10 }
  const gone = { ...part, lifecycle: "discontinued" }
  expect(checkQuantity(gone, 5)).toEqual({ code: "part_discontinued", suggestions: [] })
  expect(nextAllowed(gone, 1)).toBe(undefined)
  expect(checkQuantity({ ...part, lifecycle: `last orders until ${shopDay()}` }, 5)).toBe(undefined)
})

test("a part sold while stock lasts is offered up to its stock", () => {
  const part = { minimumQuantity: 1, availableQuantity: 10, lifecycle: "while stock lasts" }
  expect(readLifecycle(" While stock  lasts")).toBe("while stock lasts")
  expect(checkQuantity(part, 10)).toBe(undefined)
  expect(checkQuantity(part, 11)).toMatchObject({ code: "not_available" })
  expect(lastOfferedDay(part.lifecycle)).toBe(99_999_999)
})

test("the last day is stated until it is over, and compared as a number", () => {
  const until = (day: string) => `last orders until ${day}`
  const lifecycles = [null, "upcoming", until("2020-01-01"), until("2199-12-31")]
  expect(lifecycles.map(lastOrdersOf)).toEqual([null, null, null, "2199-12-31"])
  expect(lifecycles.map(lastOfferedDay)).toEqual([99_999_999, 0, 20_200_101, 21_991_231])
})
