import { createHash, randomBytes, randomUUID } from "node:crypto"
import type { Executor } from "#db/connection/client.ts"
import { accessTokens, profiles, users } from "#db/schema/identity.ts"
import type { Person, TestShop } from "./test-shop.ts"

export type Customer = Pick<Person, "id" | "name" | "email" | "token">

/** Inserts customers with a token each, because signing in hundreds takes minutes. */
export async function manyCustomers(
  shop: Pick<TestShop, "db">,
  count: number,
): Promise<Customer[]> {
  const people = Array.from({ length: count }, () => {
    const id = randomUUID()
    return { id, name: "A Buyer", email: `${id}@buyers.example` }
  })
  return shop.db.transaction(async (tx) => {
    await tx.insert(users).values(people)
    await tx.insert(profiles).values(people.map(({ id }) => ({ userId: id })))
    const tokens = await newTokens(tx, people)
    return people.map((person, index) => ({ ...person, token: tokens[index] ?? "" }))
  })
}

/** Inserts one customer with a token. */
export async function aCustomer(shop: Pick<TestShop, "db">): Promise<Customer> {
  const [customer] = await manyCustomers(shop, 1)
  if (!customer) throw new Error("no customer was inserted")
  return customer
}

/** Inserts another access token for each, without a session. */
export async function newTokens(db: Executor, of: Pick<Person, "id">[]): Promise<string[]> {
  const tokens = of.map(() => randomBytes(32).toString("base64url"))
  await db.insert(accessTokens).values(
    of.map(({ id }, index) => ({
      tokenHash: createHash("sha256")
        .update(tokens[index] ?? "")
        .digest(),
      userId: id,
      expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    })),
  )
  return tokens
}
