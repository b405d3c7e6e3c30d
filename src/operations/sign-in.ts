import { createHash } from "node:crypto"
import { deleteSession, findUserByEmail } from "#db/users.ts"
import { networkOf } from "#domain/network.ts"
import { guardTry } from "./guard-tries.ts"
import type { Browser, Credentials, Identity, SecondFactorAsked, SignedIn } from "./identity.ts"
import { mailVerification } from "./mail-links.ts"
import { requireGoodPassword } from "./password-rules.ts"
import { IdentityRefused, type IdentitySession, type NewAccount } from "./ports.ts"
import { queueMail } from "./queue-mail.ts"
import { countOne } from "./rate-limits.ts"
import type { Shop } from "./shop.ts"

/** Signs in by password. An unknown address is refused exactly as a wrong password is. */
export async function signIn(
  shop: Shop,
  identity: Identity,
  browser: Browser,
  credentials: Credentials,
): Promise<SignedIn | SecondFactorAsked> {
  const { email } = credentials
  const entered = await guardTry(shop, { email, address: browser.address }, () =>
    identity.signIn(credentials, browser),
  ).catch((error) => {
    if (error instanceof IdentityRefused)
      shop.log.warn({ account: digestOf(email), address: browser.address }, "sign_in_failed")
    throw error
  })
  if (entered.user) await enter(shop, identity, browser, inSession(entered))
  else await endEarlier(shop, identity, browser)
  return entered
}

/** Makes an account and signs it in. The owner of an address that has one is told by mail, once a day. */
export async function register(
  shop: Shop,
  identity: Identity,
  browser: Browser,
  account: NewAccount & Credentials,
): Promise<SignedIn> {
  requireGoodPassword(account.password, account.email)
  await countOne(shop, "registration", networkOf(browser.address))
  const entered = await identity.register(account, browser).catch(async (error) => {
    const owner = await findUserByEmail(shop.db, account.email)
    if (!owner) throw error
    const today = new Date().toISOString().slice(0, 10)
    await queueMail(shop.db, {
      to: owner.email,
      template: "account-exists",
      data: { name: owner.name, link: `${shop.publicUrl}/login` },
      dedupeKey: `account-exists:${owner.id}:${today}`,
    })
    throw new IdentityRefused("account_exists")
  })
  await enter(shop, identity, browser, inSession(entered))
  await mailVerification(shop, identity, entered.user)
  return entered
}

/** Notes who is signed in now; the session that this browser had before must not outlive that. */
export async function enter(
  shop: Shop,
  identity: Identity,
  browser: Browser,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await endEarlier(shop, identity, browser, sessionId)
  shop.log.info({ userId, sessionId, address: browser.address }, "signed_in")
}

async function endEarlier(
  shop: Shop,
  identity: Identity,
  browser: Browser,
  kept?: string,
): Promise<void> {
  const earlier = await sessionOf(identity, browser)
  if (earlier && earlier.sessionId !== kept) await deleteSession(shop.db, earlier.sessionId)
}

const inSession = ({ user, sessionId }: SignedIn) => ({ userId: user.id, sessionId })

export const sessionOf = async (
  identity: Identity,
  { cookie }: Browser,
): Promise<IdentitySession | undefined> =>
  cookie ? identity.sessionOf(new Headers({ cookie })) : undefined

/** Enough to see in the log that the same account is meant, without naming it. */
const digestOf = (email: string): string =>
  createHash("sha256").update(email).digest("hex").slice(0, 16)
