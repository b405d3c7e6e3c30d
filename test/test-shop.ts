import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { z } from "zod"
import type { PageSource } from "#composition/web-app.ts"
import type { newPartSchema } from "#contract/catalogue/parts.ts"
import type { ApiClient } from "#contract/client.ts"
import { connectDatabase, type Database } from "#db/connection/client.ts"
import { eventDispatcher } from "#operations/events/subscriber.ts"
import { type Config, readConfig } from "#runtime/config.ts"
import { subscribers } from "#subscribers/subscribers.ts"
import { openBuiltPages, startShop } from "../src/main.ts"
import { openLog } from "../src/runtime/log.ts"
import { filledDatabase, type TestDatabase, testDatabase } from "./database.ts"
import { freePort } from "./free-port.ts"
import { type KeptCustomer, putIn, takeOut } from "./kept-customers.ts"
import { readObject } from "./read-json.ts"
import { type Answer, type Person, type SendOptions, shopClient } from "./shop-client.ts"

export type { Answer, Person, SendOptions } from "./shop-client.ts"

/** A shop with its own database and port, used by real requests. */
export interface TestShop {
  url: string
  /** Address of the database, for tools that connect themselves. */
  databaseUrl: string
  /** Its routes: `GET /part/:id`. */
  routes: string[]
  /** The shop's database. */
  db: Database
  /** Delivers events at once, which a job does every half second. `sql` does so before statements about mails. */
  passOnEvents(): Promise<void>
  /** Runs a statement on the database. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** All log lines so far, as JSON. */
  logged: string[]
  /** Returns the log lines of an event. */
  loggedEvents(event: string): Record<string, unknown>[]
  /** Returns the typed client, anonymous or of a person. */
  as(person?: Pick<Person, "token">): ApiClient
  /** Sends any request, also one that the typed client would not send. */
  send(route: string, options?: SendOptions): Promise<Answer>
  /** Registers and signs in a new customer. */
  customer(): Promise<Person>
  /** Registers and signs in a new customer, and makes them an administrator. */
  administrator(): Promise<Person>
  /** Signs the person in again, with a new session and token. */
  signIn(person: Person): Promise<Person>
  /** Verifies the person's e-mail address. */
  verifyEmail(person: Pick<Person, "id">): Promise<void>
  admin: Person
  /** Saves a group of settings as the administrator, whatever its version. */
  saveSettings(group: string, body: object): Promise<Answer>
  /** The same for settings that must be accepted. */
  applySettings(group: string, body: object): Promise<void>
  /** Keeps mails in the queue from now on, because their content is erased once they are sent. */
  holdMails(): Promise<void>
  /** Creates a part with defaults for all fields that are not given. Returns its id. */
  part(changes?: Partial<NewPart>): Promise<string>
  close(): Promise<void>
}

export interface NewPart
  extends Partial<Omit<z.output<typeof newPartSchema>, "price" | "cost" | "breaks">> {
  name: string
  description: string
  image: string
  minimumQuantity: number
  maximumQuantity?: number
  orderMultiple?: number
  availableQuantity: number
  price: number
  cost?: number
  breaks?: { quantity: number; price: number }[]
}

export const aPart = (changes: Partial<NewPart> = {}): NewPart => ({
  name: "Anvil 1000",
  description: "A power supply for tests.",
  image: "/img/parts/anvil-1000-960.webp",
  minimumQuantity: 1,
  availableQuantity: 100,
  price: 149,
  ...changes,
})

const adminAccount = { email: "admin@shop.example", password: "the admin's password" }

export const openTestShop = (changes: Partial<Config> = {}): Promise<TestShop> =>
  open(changes, openPagesOnce)

let pages: Promise<PageSource> | undefined

/** Compares the built pages with their sources once, which takes as long as the rest of a start. */
function openPagesOnce(): Promise<PageSource> {
  pages ??= openBuiltPages()
  return pages
}

/** The same without pages, which take long to build. Each page only returns its viewer. */
export const openTestApi = (changes: Partial<Config> = {}): Promise<TestShop> =>
  open(changes, withoutPages)

const withoutPages = async (): Promise<PageSource> => ({
  render: async (_, { viewer }) => Response.json({ viewer }, { status: 404 }),
})

async function open(
  changes: Partial<Config>,
  openPages: () => Promise<PageSource>,
): Promise<TestShop> {
  const { url: databaseUrl, note, close: dropDatabase } = await databaseFor(changes)
  const port = await freePort()
  const logged: string[] = []
  const log = openLog("trace", { write: (line) => keepLine(logged, line) })
  const dataDir = await mkdtemp(join(tmpdir(), "test-shop-"))
  const config = { ...configFor(databaseUrl, dataDir), port }
  const shop = await startShop({ ...config, ...changes }, log, openPages)
  const pooler = changes.databasePooler
  const database = await connectDatabase({
    url: databaseUrl,
    maxConnections: 4,
    log,
    pooler,
    // Checking the books of 5,000 lines may exceed the shop's statement timeout on a busy machine.
    statementTimeoutMs: 0,
  })
  const url = `http://127.0.0.1:${port}`
  const { as, send, enter } = shopClient(url, shop.address)
  const kept = note === undefined ? undefined : (JSON.parse(note) as KeptPeople)
  let customers = 0
  const customer = () => {
    const known = kept?.customers[customers]
    customers += 1
    return known ? putIn(database.pool, known) : signUp(enter, customers)
  }
  const signIn = ({ name, email, password }: Person) =>
    enter("/sign-in/email", { name, email, password })
  const admin = kept?.admin ?? (await enterAsAdmin(enter))
  // Else the sign-in is not recent enough for critical actions once the run takes ten minutes.
  if (note) await database.pool.query("update sessions set created_at = now()")
  const administrator = async () => {
    const person = await customer()
    await as(admin)("PUT /user/admin/{email}", { params: { email: person.email } })
    return person
  }

  const saveSettings = (group: string, body: object) =>
    send(`PUT /settings/${group}`, { token: admin.token, body, headers: { "if-match": "*" } })
  const applySettings = async (group: string, body: object) => {
    const answer = await saveSettings(group, body)
    if (answer.status !== 200) throw new Error(`${group}: ${JSON.stringify(answer.body)}`)
  }

  const part = async (changes?: Partial<NewPart>) => {
    const { insertedId } = await as(admin)("POST /part", { body: aPart(changes) })
    return insertedId
  }

  const active = subscribers.flatMap(({ start }) => start({}) ?? [])
  const dispatch = eventDispatcher({ db: database.db, subscribers: active, log })
  const passOnEvents = async () => {
    const { pool } = database
    // Also wait for events that the shop's own job has just taken.
    while ((await pool.query("select from events limit 1")).rowCount !== 0) await dispatch()
  }
  const sql = async (statement: string, values: unknown[] = []) => {
    if (statement.includes("mail_outbox")) await passOnEvents()
    return (await database.pool.query(statement, values)).rows
  }
  const verifyEmail = async ({ id }: Pick<Person, "id">) => {
    await sql("update users set email_verified = true, updated_at = now() where id = $1", [id])
  }
  // A mail that is due within a minute can still be taken back for an hour, as steps of an order can be undone.
  const holdMails = async () => {
    await sql(`create or replace function hold_mail() returns trigger language plpgsql as
      $$ begin
        if new.send_after is null then new.handed_over_at := now();
        elsif new.send_after < now() + interval '1 minute' then
          new.send_after := now() + interval '1 hour';
        end if;
        return new;
      end $$`)
    await sql(`create or replace trigger hold_mail before insert on mail_outbox
      for each row execute function hold_mail()`)
  }
  const close = async () => {
    await database.close()
    await shop.stop()
    await dropDatabase()
    await rm(dataDir, { recursive: true })
  }
  const loggedEvents = (event: string) => logged.map(readObject).filter(({ msg }) => msg === event)
  const { db } = database
  const { routes } = shop
  const people = { customer, administrator, signIn, verifyEmail, admin }
  const settings = { saveSettings, applySettings }
  const looks = { db, sql, passOnEvents, logged, loggedEvents, holdMails }
  return { url, databaseUrl, routes, ...looks, as, send, ...people, ...settings, part, close }
}

const configFor = (databaseUrl: string, dataDir: string): Config => ({
  ...readConfig({
    DATABASE_URL: databaseUrl,
    SEED: "none",
    // Tests change the age of orders.
    UNPAID_ORDER_HOURS: "0",
    DATA_DIR: dataDir,
    // Each connection costs 8 ms, and parallel requests open as many as they may.
    DATABASE_POOL_SIZE: "6",
  }),
  admin: adminAccount,
})

/** People who have entered the shop once in the run, as JSON in its database's note. */
interface KeptPeople {
  admin: Person
  customers: KeptCustomer[]
}

type Enter = ReturnType<typeof shopClient>["enter"]

const signUp = (enter: Enter, number: number) =>
  enter("/sign-up/email", {
    name: `Customer ${number}`,
    email: `customer-${number}@shop.example`,
    password: `secret of ${number}`,
  })

const enterAsAdmin = (enter: Enter): Promise<Person> =>
  enter("/sign-in/email", { name: "Administrator", ...adminAccount })

/**
 * Creates a database in which such a shop has already started once, unless an address is given. `note` holds its
 * `KeptPeople`.
 */
async function databaseFor(changes: Partial<Config>): Promise<TestDatabase & { note?: string }> {
  const { databaseUrl: url, seed = "none" } = changes
  if (url !== undefined) return { url, close: async () => undefined }
  if (changes.sandbox === false || changes.admin) return testDatabase()
  return filledDatabase(`shop_${seed}`, (fresh) => openOnce(fresh, seed))
}

/** Enough for all tests of most files, as each later customer hashes a password. */
const KEPT_CUSTOMERS = 20

async function openOnce(databaseUrl: string, seed: Config["seed"]): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "test-shop-"))
  const port = await freePort()
  const config = { ...configFor(databaseUrl, dataDir), port, seed, rateLimitScale: 0 }
  const log = openLog("silent")
  const shop = await startShop(config, log, withoutPages)
  const { enter } = shopClient(`http://127.0.0.1:${port}`, shop.address)
  const people: KeptPeople = { admin: await enterAsAdmin(enter), customers: [] }
  const { pool, close } = await connectDatabase({ url: databaseUrl, maxConnections: 1, log })
  for (let number = 1; number <= KEPT_CUSTOMERS; number += 1)
    people.customers.push(await takeOut(pool, await signUp(enter, number)))
  await pool.query("delete from rate_limits")
  await close()
  await shop.stop()
  await rm(dataDir, { recursive: true })
  return JSON.stringify(people)
}

/** Also printed if LOG_LEVEL is set. */
function keepLine(lines: string[], line: string): void {
  lines.push(line)
  if (process.env.LOG_LEVEL) process.stderr.write(line)
}
