import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { bodyOf } from "./read-json.ts"
import { openTestApi, type TestShop } from "./test-shop.ts"

// The documented client as a program: calls, bodies and headers exactly as specified. It knows only the shop's
// address and uses none of its code.

const administrator = { email: "admin@shop.example", password: "the admin's password" }
/** A small grey PNG. */
const PHOTO =
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAD0lEQVR4nGNIwAEYhpYEACJsSAFippy+AAAAAElFTkSuQmCC"

/** Fields of answers that the client reads. */
interface AnswerFields {
  _id: string
  name: string
  description: string
  photo: string
  minimumQuantity: number
  availableQuantity: number
  price: number
  email: string
  status: string
  paid: boolean
  token: string
  insertedId: string
  modifiedCount: number
  deletedCount: number
  clientSecret: string
  data: { url: string }
  user: { email: string }
}

interface Config {
  payment: { publishableKey: string; apiBase: string }
}

interface Answer<Body> {
  status: number
  body: Body
}

function pick(
  rows: AnswerFields[],
  fits: (row: AnswerFields) => boolean = () => true,
): AnswerFields {
  const row = rows.find(fits)
  if (!row) throw new Error("there is no such row")
  return row
}
const isPaid = ({ paid }: AnswerFields) => paid
const isUnpaid = ({ paid }: AnswerFields) => !paid

let shop: TestShop
let address: string
beforeAll(async () => {
  shop = await openTestApi({ seed: "demo", admin: administrator })
  address = shop.url
})
afterAll(() => shop.close())

/** A browser on the shop's page: it keeps cookies and storage, and sends the origin. */
function openBrowser() {
  const cookies = new Map<string, string>()
  const items = new Map<string, string>()
  const localStorage = {
    getItem: (name: string): string | null => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  }

  const send = async <Body = AnswerFields>(
    path: string,
    init: RequestInit = {},
  ): Promise<Answer<Body>> => {
    const url = new URL(path, address)
    const headers = new Headers(init.headers)
    if (cookies.size > 0)
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "))
    if (init.method && init.method !== "GET") headers.set("origin", address)
    const response = await fetch(url, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: response.status, body: await bodyOf<Body>(response) }
  }

  /** Sends a request for a public list, without a token. */
  const list = (path: string) => send<AnswerFields[]>(path)

  /** Sends any other request, with the stored token or the text `null`. */
  const call = <Body = AnswerFields>(method: string, path: string, body?: object) =>
    send<Body>(path, {
      method,
      headers: {
        authorization: `Bearer ${localStorage.getItem("accessToken")}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })

  /** Calls the identity provider. */
  const identity = (path: string, body: object) =>
    send(`/api/auth${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })

  /** Runs after every sign-in. */
  const storeToken = async (email: string) => {
    const { status, body } = await call("PUT", `/user/${email}`, { email })
    expect({ status, token: body.token }).toEqual({ status: 200, token: expect.any(String) })
    localStorage.setItem("accessToken", body.token)
  }

  const uploadPhoto = async (): Promise<string> => {
    const form = new FormData()
    form.append("image", new File([Buffer.from(PHOTO, "base64")], "photo.png"))
    const { body } = await send("/image", { method: "POST", body: form })
    return body.data.url
  }

  return { localStorage, list, call, identity, storeToken, uploadPhoto, send }
}

/** Pays as Stripe's script does: a payment method, then a confirmation. */
async function payByCard(clientSecret: string, holder: { name: string; email: string }) {
  const { payment } = await bodyOf<Config>(await fetch(`${address}/config`))
  const post = async (path: string, fields: Record<string, string>) => {
    const form = new URLSearchParams({ ...fields, key: payment.publishableKey })
    const base = new URL(payment.apiBase, address).href
    return bodyOf(await fetch(base + path, { method: "POST", body: form }))
  }
  const card = { number: "4242424242424242", cvc: "123", exp_month: "12", exp_year: "34" }
  const page = { guid: "NA", muid: "NA", sid: "NA", time_on_page: "4711" }
  const fieldsOf = (value: object, shape: (name: string) => string) =>
    Object.fromEntries(Object.entries(value).map(([name, text]) => [shape(name), text]))

  const method = await post("/v1/payment_methods", {
    type: "card",
    ...fieldsOf(card, (name) => `card[${name}]`),
    ...page,
  })
  expect(method).toMatchObject({ object: "payment_method", card: { last4: "4242" } })

  const [intent] = clientSecret.split("_secret_")
  return post(`/v1/payment_intents/${intent}/confirm`, {
    "payment_method_data[type]": "card",
    ...fieldsOf(card, (name) => `payment_method_data[card][${name}]`),
    ...fieldsOf(holder, (name) => `payment_method_data[billing_details][${name}]`),
    ...fieldsOf(page, (name) => `payment_method_data[${name}]`),
    expected_payment_method_type: "card",
    use_stripe_sdk: "true",
    client_secret: clientSecret,
  })
}

const user = {
  name: "Ada Lovelace",
  email: "ada+bulk@northmere.example",
  password: "eight punched cards",
}
const browser = openBrowser()
const { localStorage, list, call, identity, storeToken, uploadPhoto } = browser

const myOrders = () => call<AnswerFields[]>("GET", `/myorder?email=${user.email}`)

/** Body that the purchase page sends. */
const purchase = (part: { _id: string; name: string; price: number }, quantity: number) =>
  call("POST", "/purchase", {
    purchaseId: part._id,
    quantity,
    price: quantity * part.price,
    productName: part.name,
    email: user.email,
    userName: user.name,
    phone: "+44 20 7946 0958",
    status: "pending",
  })

describe("the documented client", () => {
  test("lists the four public lists for a visitor", async () => {
    for (const [path, fields] of [
      ["/part", ["_id", "name", "image", "description", "minimumQuantity", "availableQuantity"]],
      ["/review", ["_id", "name", "description", "photo", "rating"]],
      ["/service", ["name", "description", "photo", "icon"]],
      ["/professional", ["name", "designation", "photo"]],
    ] as const) {
      const { status, body } = await list(path)
      expect(status).toBe(200)
      expect(Object.keys(body[0] ?? {})).toEqual(expect.arrayContaining([...fields]))
    }
    expect((await call("GET", "/myorder?email=x")).status).toBe(401)
  })

  test("registers, and exchanges the session for a token with 'Bearer null'", async () => {
    expect((await identity("/sign-up/email", user)).body.user.email).toBe(user.email)
    expect(localStorage.getItem("accessToken")).toBeNull()
    expect((await call("GET", `/admin/${user.email}`)).status).toBe(401)
    await storeToken(user.email)
    expect((await call("GET", `/admin/${user.email}`)).body).toEqual({ admin: false })
  })

  test("orders quantities at JavaScript's inexact product, and reports the stock it computed", async () => {
    const { body: parts } = await list("/part")
    const inexact = parts.filter(
      ({ price, minimumQuantity }) => String(minimumQuantity * price).length > 10,
    )
    expect(inexact.length, "parts that fail at their starting quantity").toBeGreaterThan(0)
    for (const { _id } of [...inexact.slice(0, 3), ...parts.slice(0, 1)]) {
      const { body: part } = await call("GET", `/part/${_id}`)
      const quantity = part.minimumQuantity
      expect((await purchase(part, quantity)).body).toMatchObject({ success: true })
      const availables = part.availableQuantity - quantity
      expect((await call("PUT", `/purchaseUpdate/${_id}`, { availables })).status).toBe(200)
      expect((await call("GET", `/part/${_id}`)).body.availableQuantity).toBe(availables)
    }
    const part = pick(parts)
    expect((await purchase(part, part.minimumQuantity - 1)).body).toMatchObject({ success: false })
    expect((await purchase(part, 1_000_000_000)).body).toMatchObject({ success: false })
  })

  test("pays an order by card on a page that requests the intent twice each time it opens", async () => {
    const { body: orders } = await myOrders()
    const unpaid = pick(orders)
    expect(unpaid).toMatchObject({
      email: user.email,
      userName: user.name,
      phone: "+44 20 7946 0958",
      status: "pending",
      paid: false,
    })
    const secrets = new Set<string>()
    for (let opened = 0; opened < 5; opened += 1) {
      const { body: order } = await call("GET", `/order/${unpaid._id}`)
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const { body } = await call("POST", "/create-payment-intent", { price: order.price })
        secrets.add(body.clientSecret)
      }
    }
    expect(secrets.size).toBe(1)
    const [clientSecret = ""] = secrets
    const intent = await payByCard(clientSecret, { name: user.name, email: user.email })
    expect(intent).toMatchObject({ object: "payment_intent", status: "succeeded" })

    const { body } = await call("PATCH", `/order/${unpaid._id}`, {
      order: unpaid._id,
      transactionId: intent.id,
    })
    expect(body.modifiedCount).toBe(1)
    const after = (await myOrders()).body
    expect(after.find(({ _id }) => _id === unpaid._id)).toMatchObject({
      paid: true,
      transactionId: intent.id,
    })
  })

  test("deletes an unpaid order, but not a paid one", async () => {
    const { body: orders } = await myOrders()
    const unpaid = pick(orders, isUnpaid)
    const paid = pick(orders, isPaid)
    expect((await call("DELETE", `/order/${unpaid._id}`)).body.deletedCount).toBe(1)
    expect((await call("DELETE", `/order/${paid._id}`)).body.deletedCount).toBe(0)
    expect((await myOrders()).body).toHaveLength(orders.length - 1)
  })

  test("writes a review with an uploaded photo", async () => {
    const photo = await uploadPhoto()
    expect((await fetch(photo)).headers.get("content-type")).toBe("image/webp")
    const review = { name: user.name, description: "Fans that whisper.", photo, rating: "5" }
    expect((await call("POST", "/review", review)).body).toMatchObject({ success: true })
    const isIt = ({ description }: AnswerFields) => description === review.description
    const newest = pick((await list("/review")).body, isIt)
    expect(newest).toMatchObject({ name: user.name, rating: 5 })
    expect((await fetch(new URL(newest.photo, address))).status).toBe(200)
  })

  test("edits the profile", async () => {
    const profile = {
      name: "Ada King",
      education: "Mathematics",
      location: "London",
      phone: "+44 20 7946 0959",
      linkedin: "https://linkedin.example/in/ada",
    }
    for (let times = 0; times < 2; times += 1)
      expect((await call("PUT", `/userUpdate/${user.email}`, profile)).body.modifiedCount).toBe(1)
    expect((await call("GET", `/user/${user.email}`)).body).toMatchObject({
      ...profile,
      email: user.email,
    })
  })

  test("is refused access to administrators' calls", async () => {
    const part = pick((await list("/part")).body)
    const order = pick((await myOrders()).body)
    for (const [method, path] of [
      ["GET", "/order"],
      ["GET", "/user"],
      ["PUT", `/order/${order._id}`],
      ["DELETE", `/part/${part._id}`],
      ["PUT", `/user/admin/${user.email}`],
      ["GET", `/myorder?email=${administrator.email}`],
    ] as const)
      expect((await call(method, path)).status, path).toBe(403)
  })

  test("signs out, and in again with a stale token", async () => {
    const stale = localStorage.getItem("accessToken")
    await identity("/sign-out", {})
    expect((await myOrders()).status).toBe(401)
    await identity("/sign-in/email", { email: user.email, password: user.password })
    await storeToken(user.email)
    expect(localStorage.getItem("accessToken")).not.toBe(stale)
    localStorage.removeItem("accessToken")
    await storeToken(user.email)
    expect((await myOrders()).status).toBe(200)
  })

  test("runs the shop for an administrator", async () => {
    const office = openBrowser()
    await office.identity("/sign-in/email", administrator)
    await office.storeToken(administrator.email)
    expect((await office.call("GET", `/admin/${administrator.email}`)).body).toEqual({
      admin: true,
    })

    const image = await office.uploadPhoto()
    const product = {
      name: "Anvil 1100",
      image,
      description: "A power supply.",
      minimumQuantity: "2",
      availableQuantity: "40",
      price: "46.20",
    }
    const { insertedId } = (await office.call("POST", "/part", product)).body
    const named = ({ _id }: AnswerFields) => _id === insertedId
    expect((await office.list("/part")).body.find(named)).toMatchObject({
      name: product.name,
      minimumQuantity: 2,
      availableQuantity: 40,
      price: 46.2,
    })

    const users = (await office.call<AnswerFields[]>("GET", "/user")).body
    const isAda = ({ email }: AnswerFields) => email === user.email
    expect(pick(users, isAda)).toMatchObject({ name: "Ada King", role: "user" })
    const promoted = await office.call("PUT", `/user/admin/${user.email}`)
    expect(promoted).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
    expect((await call("GET", `/admin/${user.email}`)).body).toEqual({ admin: true })

    const orders = (await office.call<AnswerFields[]>("GET", "/order")).body
    const paid = pick(orders, isPaid)
    const unpaid = pick(orders, isUnpaid)
    for (const status of ["approved", "shipped", "delivered"]) {
      expect((await office.call("PUT", `/order/${paid._id}`)).status).toBe(200)
      expect((await office.call("GET", `/order/${paid._id}`)).body.status).toBe(status)
    }
    expect((await office.call("PUT", `/order/${paid._id}`)).status).toBe(403)
    expect((await office.call("DELETE", `/order/${unpaid._id}`)).body.deletedCount).toBe(1)
    expect((await office.call("DELETE", `/part/${insertedId}`)).body.deletedCount).toBe(1)
    expect((await office.list("/part")).body.find(named)).toBeUndefined()
  })
})
