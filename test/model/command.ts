import fc from "fast-check"
import { refusals } from "#contract/refusals.ts"
import type { Customer } from "../many-customers.ts"
import type { Answer, TestShop } from "../test-shop.ts"
import type { ShopModel } from "./shop-model.ts"

export interface World {
  shop: TestShop
  buyers: Customer[]
}

export type Command = fc.AsyncCommand<ShopModel, World>
type Run = Command["run"]

export const command = (
  name: string,
  given: object,
  run: Run,
  check = (_: ShopModel) => true,
): Command => ({
  check,
  run,
  toString: () => `${name} ${JSON.stringify(given)}`,
})

/** Result: `200`, or a refusal such as `409 not_available`. */
export const resultOf = ({ status, body }: Answer): string =>
  status === 200 ? "200" : `${status} ${String(body.code ?? codeOf(body.message))}`

/** Refusals without a code have only their message. */
const codeOf = (message: unknown) =>
  Object.entries(refusals).find(([, { text }]) => text === message)?.[0]

export const tokenOf = ({ shop, buyers }: World, who: number | "admin"): string =>
  (who === "admin" ? shop.admin : buyers[who])?.token ?? ""

/** Picks an element by any number. */
export const pick = <Item>(items: Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error("nothing to choose from")
  return item
}

export const aBuyer = fc.nat({ max: 1 })
export const anyone = fc.constantFrom<(number | "admin")[]>(0, 1, "admin")
export const anIndex = fc.nat({ max: 30 })
