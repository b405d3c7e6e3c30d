import { sql } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { reconcilePayments } from "#operations/orders/reconcile-payments.ts"
import { expectBooksRight } from "#test/books.ts"
import { aCustomer } from "#test/many-customers.ts"
import { payIntent } from "#test/pay.ts"
import { paymentTests } from "#test/services/payment-tests.ts"
import { renamePayment } from "#test/services/refunds.ts"
import { waiting, whileItWaits } from "#test/waiting.ts"

const { payments, shop, buyer, orderAt, orderOf, ask, attemptsFor } = await paymentTests()
const other = await aCustomer(shop)

const confirm = (id: string, body: Record<string, unknown> = {}, by = buyer()) =>
  shop.send(`PATCH /order/${id}`, { token: by.token, body })

describe("PATCH /order/{id}", () => {
  const paidAtProvider = async (price: number, by = buyer()) => {
    const id = await orderAt(price, by)
    const { body } = await ask({ orderId: id }, by)
    return { id, transactionId: await payIntent(shop, String(body.clientSecret)) }
  }

  test("marks an order paid that the provider reports paid, however often it is called", async () => {
    const { id, transactionId } = await paidAtProvider(80)
    for (const body of [{ order: id, transactionId }, {}, { transactionId }])
      expect((await confirm(id, body)).body).toEqual({
        acknowledged: true,
        success: true,
        modifiedCount: 1,
        paid: true,
        transactionId,
      })
    expect(await orderOf(id)).toMatchObject({ paid: true, transactionId })
    expect(await attemptsFor(id)).toMatchObject([{ state: "succeeded" }])
  })

  test("does not trust the browser", async () => {
    const id = await orderAt(81)
    const claim = { order: id, transactionId: "pi_made_up", paid: true, status: "delivered" }
    expect(await confirm(id, claim)).toMatchObject({
      status: 409,
      body: { success: false, modifiedCount: 0, paid: false, paymentStatus: "none" },
    })
    const { body } = await ask({ orderId: id })
    expect(await confirm(id)).toMatchObject({ status: 409, body: { paymentStatus: "open" } })
    await payIntent(shop, String(body.clientSecret), "pm_card_visa_chargeDeclined")
    expect(await confirm(id)).toMatchObject({ status: 409, body: { paymentStatus: "open" } })
    expect(await orderOf(id)).toMatchObject({ paid: false, status: "pending" })
  })

  test("refuses another order's payment", async () => {
    const mine = await paidAtProvider(82)
    const theirs = await paidAtProvider(82, other)
    const id = await orderAt(82)
    await ask({ orderId: id })
    for (const { transactionId } of [mine, theirs])
      expect(await confirm(id, { order: id, transactionId })).toMatchObject({ status: 409 })
    const claim = { transactionId: theirs.transactionId }
    const refused = { status: 409, body: { paid: false, paymentStatus: "none" } }
    expect(await confirm(mine.id, claim)).toMatchObject(refused)
    expect(await orderOf(mine.id)).toMatchObject({ paid: false })
    await confirm(mine.id)
    expect(await confirm(mine.id, claim)).toMatchObject(refused)
    expect(await orderOf(id)).toMatchObject({ paid: false })
  })

  describe("of two orders with the same total, requested by total alone", () => {
    const secretOf = async (price: number) => String((await ask({ price })).body.clientSecret)
    /** Places two orders and reads both, like two tabs of the documented client. */
    const twoTabs = async (price: number) => {
      const ids = [await orderAt(price), await orderAt(price)] as const
      for (const id of ids) await orderOf(id)
      return ids
    }
    const payIn = async (id: string, secret: string) => {
      const transactionId = await payIntent(shop, secret)
      await payments.deliverAll()
      expect(await confirm(id, { order: id, transactionId })).toMatchObject({
        status: 200,
        body: { paid: true, transactionId },
      })
      return transactionId
    }
    const expectPaid = async (id: string, transactionId: string) =>
      expect(await orderOf(id)).toMatchObject({ paid: true, transactionId })

    test.each([
      ["in the order of their tabs", false],
      ["the other way round", true],
    ])("pays each tab's own order: %s", async (_, isReversed) => {
      const [one, two] = await twoTabs(90)
      const tabs = isReversed ? [two, one] : [one, two]
      const secrets = [await secretOf(90), await secretOf(90)]
      expect(new Set(secrets).size).toBe(2)
      const paid: string[] = []
      for (const [index, id] of tabs.entries()) paid.push(await payIn(id, secrets[index] ?? ""))
      for (const [index, id] of tabs.entries()) await expectPaid(id, paid[index] ?? "")
      await expectBooksRight(shop)
    })

    test("pays each tab's own order, both at once", async () => {
      const tabs = await twoTabs(91)
      const secrets = [await secretOf(91), await secretOf(91)]
      const paid = await Promise.all(secrets.map((secret) => payIntent(shop, secret)))
      await Promise.all(
        tabs.map((id, index) => confirm(id, { order: id, transactionId: paid[index] })),
      )
      for (const [index, id] of tabs.entries()) {
        await confirm(id, { order: id, transactionId: paid[index] })
        await expectPaid(id, paid[index] ?? "")
      }
    })

    test("pays the order that claims it while another process settles it", async () => {
      const [one, two] = await twoTabs(95)
      const transactionId = await payIntent(shop, await secretOf(95))
      const madeFor = (await attemptsFor(one)).length === 1 ? one : two
      const claimedBy = madeFor === one ? two : one
      const reconciled: Promise<void>[] = []
      const claimed = await whileItWaits(
        shop,
        (tx) => tx.execute(sql`select from orders where id = ${madeFor} for update`),
        () => confirm(claimedBy, { order: claimedBy, transactionId }),
        async () => {
          reconciled.push(reconcilePayments(payments.deps, 0))
          await expect.poll(() => waiting(shop)).toBe(2)
          payments.setFault(() => ({ fail: "before" }))
        },
      )
      expect(await claimed).toMatchObject({ status: 202 })
      await Promise.all(reconciled)
      await expectPaid(claimedBy, transactionId)
      expect(await orderOf(madeFor)).toMatchObject({ paid: false })
      payments.setFault(undefined)
      await payments.deliverAll()
      await expectBooksRight(shop)
    })

    test("pays the order it was created for, even if nobody confirms it", async () => {
      const [, last] = await twoTabs(92)
      const transactionId = await payIntent(shop, await secretOf(92))
      await payments.deliverAll()
      await reconcilePayments(payments.deps, 0)
      await expectPaid(last, transactionId)
    })

    test("pays no order of another total or buyer, and none being deleted", async () => {
      const [one] = await twoTabs(93)
      const foreign = await orderAt(93, other)
      const expensive = await orderAt(94)
      const transactionId = await payIntent(shop, await secretOf(93))
      await shop.sql("update orders set cancelling_at = now() where id = $1", [one])
      for (const [id, by] of [
        [one, buyer()],
        [expensive, buyer()],
        [foreign, other],
      ] as const) {
        expect(await confirm(id, { order: id, transactionId }, by)).toMatchObject({ status: 409 })
        expect(await orderOf(id, by)).toMatchObject({ paid: false })
      }
    })
  })

  test("refuses a payment of another amount, currency or order, even if stored as its own", async () => {
    const foreign = await orderAt(2000)
    const wrong = [
      { amount: 100, currency: "usd", metadata: { order_id: "own" } },
      { amount: 200_000, currency: "eur", metadata: { order_id: "own" } },
      { amount: 200_000, currency: "usd", metadata: { order_id: foreign } },
      { amount: 200_000, currency: "usd" },
    ]
    for (const params of wrong) {
      const id = await orderAt(2000)
      await ask({ orderId: id })
      const order_id = params.metadata?.order_id === "own" ? id : params.metadata?.order_id
      const intent = await payments.provider.stripe.paymentIntents.create({
        ...params,
        metadata: order_id ? { order_id } : {},
      })
      await payIntent(shop, String(intent.client_secret))
      await renamePayment(shop, id, intent.id)
      expect(await confirm(id)).toMatchObject({
        status: 409,
        body: { paid: false, paymentStatus: "succeeded" },
      })
      expect(await orderOf(id)).toMatchObject({ paid: false })
    }
    expect(shop.logged.join("")).toContain("payment_does_not_cover_order")
  })

  test("refuses an intent that the provider does not know", async () => {
    const id = await orderAt(86)
    await ask({ orderId: id })
    await renamePayment(shop, id, `pi_unknown_${id}`)
    expect(await confirm(id)).toMatchObject({
      status: 409,
      body: { code: "payment_not_confirmed", paid: false, paymentStatus: "none" },
    })
  })

  test("is for the buyer alone", async () => {
    const { id, transactionId } = await paidAtProvider(83)
    for (const by of [other, shop.admin])
      expect(await confirm(id, { transactionId }, by)).toMatchObject({
        status: 403,
        body: { modifiedCount: 0, paid: false },
      })
    expect(await confirm("0".repeat(24))).toMatchObject({ status: 404 })
    expect(await orderOf(id)).toMatchObject({ paid: false })
  })

  test("while the provider is down answers 202 and changes nothing", async () => {
    const { id, transactionId } = await paidAtProvider(84)
    payments.setFault(() => ({ fail: "before" }))
    expect(await confirm(id, { transactionId })).toMatchObject({
      status: 202,
      body: { modifiedCount: 0, paid: false, paymentStatus: "verifying" },
    })
    payments.setFault(undefined)
    expect(await orderOf(id)).toMatchObject({ paid: false })
    expect(await confirm(id, { transactionId })).toMatchObject({ body: { paid: true } })
    payments.setFault(() => ({ fail: "before" }))
    expect(await confirm(id)).toMatchObject({ status: 200, body: { paid: true, transactionId } })
  })

  test("sent twenty times at once gives one payment and twenty equal answers", async () => {
    const { id, transactionId } = await paidAtProvider(85)
    const before = shop.logged.length
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(id)))
    for (const { status, body } of answers)
      expect({ status, body }).toMatchObject({ status: 200, body: { paid: true, transactionId } })
    const transitions = shop.logged.slice(before).filter((line) => line.includes("order_paid"))
    expect(transitions).toHaveLength(1)
  })
})
