import { setTimeout as delay } from "node:timers/promises"
import { CLIENT, openIdProvider, type TestProvider } from "#test/services/openid-provider.ts"
import { type ProviderBrowser, providerBrowser } from "#test/services/provider-browser.ts"
import { ask, Latencies, payAt, UnknownOutcome } from "../ask.ts"
import { waitForConsistentBooks } from "../check-after-crash.ts"
import { openCheckouts } from "../checkouts.ts"
import { atMost, never, type Part, type Stage } from "../part.ts"
import { openStageShop, type StageShop } from "../stage-shop.ts"

const CHARGED = 20
const ASK_EVERY_MS = 200

export const providerDownPart: Part = {
  name: "provider-down",
  description: "the card provider is unreachable for a minute",
  run: async ({ folder, quick, say, report }) => {
    await using shop = await openStageShop({ folder })
    const { customers, partIds, journal } = await openCheckouts(shop, folder)
    await journal.close()
    const headersOf = (turn: number) => ({
      authorization: `Bearer ${customers[turn % customers.length]?.token}`,
    })
    const unaffected = new Latencies()
    const paying = new Latencies()
    const purchase = { purchaseId: partIds[0], quantity: 1 }
    const order = async (turn: number) =>
      String(
        (await unaffected.ask(`${shop.url}/purchase`, "POST", headersOf(turn), purchase))?.body
          .insertedId,
      )
    const openPage = (turn: number, orderId: string) =>
      paying.ask(`${shop.url}/create-payment-intent`, "POST", headersOf(turn), { orderId })

    // Charged just before the outage, so that only the webhook event and the reconciliation inform the shop.
    for (let n = 0; n < CHARGED; n += 1)
      await payAt(shop.cardsUrl, String((await openPage(n, await order(n)))?.body.clientSecret))
    await shop.cards?.kill()
    paying.statuses.clear()
    const end = performance.now() + (quick ? 15_000 : 60_000)
    let silent = 0
    for (let turn = 0; performance.now() < end; turn += 1) {
      const id = await order(turn)
      await unaffected.ask(`${shop.url}/part/${partIds[0]}`, "GET", headersOf(turn))
      await unaffected.ask(`${shop.url}/healthz`, "GET", {})
      const refused = await openPage(turn, id)
      if (refused?.retryAfter === null || refused?.status !== 503) silent += 1
      await unaffected.ask(`${shop.url}/myorder?limit=50`, "GET", headersOf(turn))
      await delay(ASK_EVERY_MS)
    }
    say(
      `payments while the provider was down: ${JSON.stringify(Object.fromEntries(paying.statuses))}`,
    )
    await shop.startCards()
    const { broken, tookMs } = await waitForConsistentBooks(shop, 120_000)
    const failed = unaffected.count - unaffected.countOf(200)
    const calls = `${unaffected.count} calls`
    report(never(30, "failed calls to browse, buy and list orders meanwhile", failed, calls))
    report(never(30, "payments not refused with 503 and Retry-After", silent, "all"))
    report(
      atMost(30, "time until earlier charges are settled after its return", tookMs / 1000, 60, "s"),
    )
    report(never(30, "rules of the books broken", broken.length, `${CHARGED} charges`))
  },
}

const GOAL = 30
/** More concurrent waits than the shop has database connections. */
const WAITING = 40
const ADA = "ada@shop.example"

export const identityDownPart: Part = {
  name: "identity-down",
  description: "the sign-in service hangs for a minute",
  run: async (stage) => {
    const known = await openIdProvider()
    const unknown = await openIdProvider()
    const env = { ...keysOf("GOOGLE", known), ...keysOf("OIDC", unknown) }
    try {
      await using shop = await openStageShop({ folder: stage.folder, env })
      await hangProviders(stage, shop, { known, unknown })
    } finally {
      await known.close()
      await unknown.close()
    }
  },
}

const keysOf = (name: string, { issuer }: TestProvider) => ({
  [`${name}_ISSUER`]: issuer,
  [`${name}_CLIENT_ID`]: CLIENT.clientId,
  [`${name}_CLIENT_SECRET`]: CLIENT.clientSecret,
})

interface Providers {
  known: TestProvider
  /** Never contacted before, so its endpoints and keys are unknown. */
  unknown: TestProvider
}

async function hangProviders(stage: Stage, shop: StageShop, { known, unknown }: Providers) {
  const { customers, partIds, journal } = await openCheckouts(shop, stage.folder)
  await journal.close()
  await signIn(shop, known, 0)
  // These browsers have signed in at the provider and have not returned yet.
  const browsers = Array.from({ length: WAITING }, () => providerBrowser(shop))
  const halfWay = await Promise.all(
    browsers.map(async (browser) => ({ browser, back: await leave(browser) })),
  )
  // Verifiable with cached keys, without contacting the provider.
  const proof = { email: String(known.person.email), token: await known.idToken() }
  const unproven = await unknown.idToken({ email: ADA, email_verified: true })
  for (const provider of [known, unknown]) provider.fault = { hangs: "at once" }

  const end = performance.now() + (stage.quick ? 15_000 : 60_000)
  const refusalTimes = new RefusalTimes()
  const comeBack = ({ browser, back }: (typeof halfWay)[number]) =>
    refusalTimes.time("back from there", async () => {
      const { url } = await browser.go(back)
      return url.searchParams.get("error") === "provider_unreachable"
    })
  const others = new Latencies()
  const buyers = customers.map(({ token }) => token)
  await Promise.all([
    callOthers(shop, others, { buyers, partId: partIds[0], proof, end }),
    ...halfWay.map(comeBack),
    ...browsers.map(() => keepTrying(shop, refusalTimes, unproven, end)),
  ])

  for (const provider of [known, unknown]) provider.fault = undefined
  const startedAt = performance.now()
  while (!(await signIn(shop, known, 1).catch(() => false))) await delay(50)
  reportHang(stage, others, refusalTimes, performance.now() - startedAt)
}

/** Records waits for a hanging provider, and responses that did not name the cause. */
class RefusalTimes {
  readonly waitedMs: number[] = []
  readonly unclear: string[] = []

  async time(what: string, isClear: () => Promise<boolean>): Promise<void> {
    const startedAt = performance.now()
    if (!(await isClear())) this.unclear.push(what)
    this.waitedMs.push(performance.now() - startedAt)
  }
}

async function keepTrying(
  { url }: StageShop,
  refusalTimes: RefusalTimes,
  unproven: string,
  end: number,
) {
  const unreachable = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body: object,
  ) => {
    const reply = await ask(url + path, method, headers, body).catch((error: unknown) => {
      if (error instanceof UnknownOutcome) return undefined
      throw error
    })
    return reply?.status === 503 && reply.retryAfter !== null
  }
  const bearer = { authorization: `Bearer ${unproven}` }
  while (performance.now() < end) {
    await refusalTimes.time("an ID token", () =>
      unreachable("PUT", `/user/${ADA}`, bearer, { email: ADA }),
    )
    await refusalTimes.time("the other provider", () =>
      unreachable("POST", "/api/auth/sign-in/social", { origin: url }, { provider: "oidc" }),
    )
  }
}

interface Calls {
  buyers: string[]
  partId: string | undefined
  proof: { email: string; token: string }
  end: number
}

/** Calls that need no provider: browsing, buying, passwords, tokens with cached keys. */
async function callOthers(
  { url }: StageShop,
  others: Latencies,
  { buyers, partId, proof, end }: Calls,
) {
  const origin = { origin: url }
  for (let turn = 0; performance.now() < end; turn += 1) {
    const headers = { authorization: `Bearer ${buyers[turn % buyers.length]}` }
    const account = {
      name: "Ada",
      email: `ada-${turn}@shop.example`,
      password: "a secret of ours",
    }
    await others.ask(`${url}/part/${partId}`, "GET", headers)
    await others.ask(`${url}/purchase`, "POST", headers, { purchaseId: partId, quantity: 1 })
    await others.ask(`${url}/myorder?limit=50`, "GET", headers)
    await others.ask(`${url}/api/auth/sign-up/email`, "POST", origin, account)
    await others.ask(`${url}/api/auth/sign-in/email`, "POST", origin, account)
    await others.ask(
      `${url}/user/${proof.email}`,
      "PUT",
      { authorization: `Bearer ${proof.token}` },
      { email: proof.email },
    )
    await delay(ASK_EVERY_MS)
  }
}

function reportHang(
  { report, say }: Stage,
  others: Latencies,
  refusalTimes: RefusalTimes,
  backMs: number,
) {
  const { unclear, waitedMs } = refusalTimes
  say(
    `the others were answered: ${JSON.stringify(Object.fromEntries(others.statuses))}, p99 ${Math.round(others.p99Ms())} ms`,
  )
  for (const what of new Set(unclear)) say(`unclear refusal: ${what}`)
  const failed = others.count - others.countOf(200)
  const tries = `${waitedMs.length} by ${WAITING} at once`
  report(
    never(
      GOAL,
      "failed calls to browse, buy, list orders and sign in otherwise meanwhile",
      failed,
      `${others.count} calls`,
    ),
  )
  report(never(GOAL, "sign-ins whose refusal did not name the cause", unclear.length, tries))
  report(atMost(GOAL, "longest wait for that refusal", Math.max(...waitedMs) / 1000, 10, "s"))
  report(atMost(GOAL, "time until sign-in by it works after its return", backMs / 1000, 10, "s"))
}

/** Sends a browser to the provider and returns the address to which it is redirected back. */
async function leave(browser: ProviderBrowser): Promise<string> {
  const there = await fetch(await browser.begin("google"), { redirect: "manual" })
  return there.headers.get("location") ?? ""
}

async function signIn(shop: StageShop, provider: TestProvider, number: number): Promise<boolean> {
  const email = `by-provider-${number}@gmail.com`
  provider.person = { sub: email, email, email_verified: true, name: "Grace" }
  const browser = providerBrowser(shop)
  await browser.go(await browser.begin("google"))
  return (await browser.whoIs()) === email
}
