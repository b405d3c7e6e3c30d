import type { Config } from "#runtime/config.ts"
import { expectBooksRight } from "../books.ts"
import { type Customer, manyCustomers } from "../many-customers.ts"
import { retryingFetch } from "../retrying-fetch.ts"
import { shopClient } from "../shop-client.ts"
import { type Answer, openTestApi, type Person, type TestShop } from "../test-shop.ts"

type Caller = Pick<Person, "token">

/** A shop for hundreds of concurrent requests, with as many buyers. */
export interface RaceShop {
  /** Sends requests that retry while the shop is busy. */
  shop: TestShop
  /** Returns the n-th of 500 buyers. */
  buyer(n: number): Customer
  buy(
    by: Caller,
    part: string,
    quantity?: number,
    headers?: Record<string, string>,
  ): Promise<Answer>
  /** Places an order of one unit. Returns its id. */
  order(by: Caller, part: string): Promise<string>
  remove(by: Caller, order: string): Promise<Answer>
  availableOf(part: string): Promise<unknown>
  booksAreRight(): Promise<void>
  /**
   * Registers a customer and warms the pool: on a cold pool requests may run one after another, and broken
   * code passes.
   */
  newBuyer(): Promise<Customer>
}

export async function openRaceShop(changes: Partial<Config> = {}): Promise<RaceShop> {
  const opened = await openTestApi({ rateLimitScale: 0, databasePoolSize: 20, ...changes })
  const { as, send } = shopClient(opened.url, opened.url, retryingFetch)
  const shop = { ...opened, as, send }
  const buyers = await manyCustomers(shop, 500)
  const buy: RaceShop["buy"] = (by, part, quantity = 1, headers = {}) =>
    shop.send("POST /purchase", {
      token: by.token,
      body: { purchaseId: part, quantity },
      headers,
    })
  return {
    shop,
    buy,
    buyer: (n) => nth(buyers, n),
    order: async (by, part) => String((await buy(by, part)).body.insertedId),
    remove: (by, order) => shop.send(`DELETE /order/${order}`, { token: by.token }),
    availableOf: async (part) => {
      const [row] = await shop.sql("select available_quantity as n from parts where id = $1", [
        part,
      ])
      return row?.n
    },
    booksAreRight: () => expectBooksRight(shop),
    newBuyer: async () => {
      const buyer = nth(await manyCustomers(shop, 1), 0)
      await atOnce(60, () => shop.send("GET /myorder", { token: buyer.token }))
      return buyer
    },
  }
}

function nth(customers: Customer[], n: number): Customer {
  const customer = customers[n]
  if (!customer) throw new Error(`there is no customer ${n}`)
  return customer
}

export const atOnce = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

/** Counts answers by status: `{ 200: 50, 409: 150 }`. */
export const tally = (answers: Answer[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )
