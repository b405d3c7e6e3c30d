import type { NewAccount } from "#operations/kernel/ports.ts"
import type { Auth } from "./create-auth.ts"

/** Makes an account whose address counts as verified, since the operator named it. */
export async function createPasswordAccount(auth: Auth, { name, email, password }: NewAccount) {
  const { internalAdapter, password: hasher } = await auth.$context
  const user = await internalAdapter.createUser(
    { name, email, emailVerified: true },
    { method: "admin" },
  )
  await internalAdapter.linkAccount({
    userId: user.id,
    providerId: "credential",
    accountId: user.id,
    password: await hasher.hash(password),
  })
  return { userId: user.id }
}
