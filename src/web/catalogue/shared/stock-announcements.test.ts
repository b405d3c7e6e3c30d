import { expect, test } from "vitest"
import { priceAnnouncement, stockAnnouncement } from "./stock-announcements.ts"

const stock = (availableQuantity: number, minimumQuantity = 20) => ({
  availableQuantity,
  minimumQuantity,
})

test("only changes that affect ordering are announced", () => {
  expect(stockAnnouncement(stock(2400), stock(2380), 20)).toBeUndefined()
  expect(stockAnnouncement(stock(100), stock(60), 80)).toBe(
    "Only 60 are available now, fewer than you chose.",
  )
  expect(stockAnnouncement(stock(60), stock(50), 80)).toBeUndefined()
  expect(stockAnnouncement(stock(100), stock(19), 20)).toBe(
    "Sold out: fewer are left than the minimum order.",
  )
  expect(stockAnnouncement(stock(19), stock(0), 20)).toBeUndefined()
  expect(stockAnnouncement(stock(0), stock(1200), 20)).toBe("1,200 are available again.")
  expect(stockAnnouncement(stock(100, 20), stock(100, 50), 30)).toBe(
    "The minimum order is 50 now, more than you chose.",
  )
  expect(stockAnnouncement(stock(100), stock(60), Number.NaN)).toBeUndefined()
})

test("a part that can be back-ordered is never announced as sold out", () => {
  const backorder = (available: number) => ({ ...stock(available), backorder: "yes" })
  expect(stockAnnouncement(backorder(100), backorder(0), 20)).toBeUndefined()
  expect(stockAnnouncement(backorder(0), backorder(100), 20)).toBeUndefined()
})

test("a price is announced with the previous one", () => {
  expect(priceAnnouncement(118, 118)).toBeUndefined()
  expect(priceAnnouncement(118, 121.5)).toBe("The price changed from $118.00 to $121.50 each.")
})
