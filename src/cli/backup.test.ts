import { execFile } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { listTables } from "#db/shop/copy-tables.ts"
import { testDatabase } from "#test/database.ts"
import { payOrder } from "#test/pay.ts"
import { aPng } from "#test/picture-files.ts"
import { formOf } from "#test/picture-shop.ts"
import { runCommand } from "#test/running/run-command.ts"
import { stallingProxy } from "#test/running/stalling-proxy.ts"
import { openTestApi } from "#test/test-shop.ts"
import { backupInto, backupShop } from "./backup.ts"
import { restoreShop } from "./restore.ts"

const folder = await mkdtemp(join(tmpdir(), "shop-backup-test-"))
const shop = await openTestApi({ seed: "demo", dataDir: folder, rateLimitScale: 0 })
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

// The demo's datasheet is in the folder of the shop that the test databases are copied from.
const pictures = join(folder, "pictures")
await mkdir(pictures)
const locations = { url: shop.databaseUrl, pictures }
/** Locations of a shop whose pictures are in a bucket. */
const bucketLocations = { ...locations, pictures: { elsewhere: "the bucket pictures" } }

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
const contents = (url: string) =>
  withClient(url, async (client) => {
    const rows: Record<string, unknown> = {}
    for (const { table, columns } of await listTables(client)) {
      const list = columns.map((column) => `"${column}"`).join(", ")
      const result = await client.query(`select ${list} from ${table} order by ${list}`)
      rows[table] = result.rows
    }
    return rows
  })
const query = (url: string, text: string) =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows)

async function uploadPicture(width: number): Promise<void> {
  const buyer = await shop.customer()
  const body = formOf(await aPng({ width }))
  const headers = { authorization: `Bearer ${buyer.token}` }
  expect((await fetch(`${shop.url}/image`, { method: "POST", headers, body })).status).toBe(200)
}
const hiddenFiles = async () => (await readdir(folder)).filter((name) => name.startsWith("."))

test("a backup during purchases is consistent, and is restored whole and usable", async () => {
  const buyer = await shop.customer()
  const purchaseId = await shop.part({ availableQuantity: 500 })
  const buy = () => shop.as(buyer)("POST /purchase", { body: { purchaseId, quantity: 1 } })
  await payOrder(shop, buyer, (await buy()).insertedId)
  const set = {
    token: shop.admin.token,
    body: { name: "Moor & Heath" },
    headers: { "if-match": "0" },
  }
  expect((await shop.send("PUT /settings/shop", set)).status).toBe(200)
  await shop.sql(
    "insert into vocabulary_attributes (code, label, type, is_facet) values ('warranty', 'Warranty', 'number', true)",
  )
  await shop.part({ specs: { warranty: 24 } })
  const file = join(folder, "backup.tar.gz")
  const buying = Promise.all(Array.from({ length: 20 }, buy))
  await backupShop(locations, file)
  await buying

  const empty = await testDatabase()
  const restoredPictures = join(folder, "restored")
  await restoreShop({ url: empty.url, pictures: restoredPictures }, file)
  const first = await contents(empty.url)
  expect(first.parts).toHaveLength(62)
  const [found] = await query(
    empty.url,
    "select from part_search where 'spec.warranty:24' = any(facets)",
  )
  expect(found, "parts have the facets of the shop's own attributes").toBeDefined()
  expect(first["sandbox.charges"], "the test payment came along").toHaveLength(1)
  expect(first.shop_settings).toMatchObject([
    { name: "footer" },
    { name: "shop", value: { name: "Moor & Heath" } },
  ])

  await query(
    empty.url,
    `update shop_settings set value = value || '{"currency": "EUR"}' where name = 'shop';
     alter table sandbox.charges disable trigger user;
     update sandbox.charges set currency = 'eur';
     alter table sandbox.charges enable trigger user;
     alter table payments disable trigger user;
     update payments set currency = 'eur';
     alter table payments enable trigger user`,
  )
  const inEuro = await contents(empty.url)
  const again = join(folder, "again.tar.gz")
  await backupShop({ url: empty.url, pictures: restoredPictures }, again)
  const second = await testDatabase()
  const env = { DATABASE_URL: second.url, DATA_DIR: join(folder, "second") }
  const restored = await runCommand("cli/restore.ts", [again], env)
  expect(restored).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("The books are right."),
  })
  expect(await contents(second.url)).toEqual(inEuro)

  const books = `select p.available_quantity = sum(m.delta) as right
    from parts p join stock_movements m on m.part_id = p.id where p.id = '${purchaseId}' group by p.id`
  expect(await query(second.url, books)).toEqual([{ right: true }])
  const insert = "insert into services (name, description, photo, icon) values ('New', '', '', '')"
  await query(second.url, insert)

  // As if a real provider had taken the payment after a trial.
  await query(
    second.url,
    `alter table payments disable trigger user;
     update payments set intent_id = 'pi_real', created_at = now();
     alter table sandbox.payment_intents disable trigger user;
     update sandbox.payment_intents set metadata = '{}'`,
  )
  const { stdout } = await runCommand("cli/verify-books.ts", [], env)
  expect(stdout).toContain("was not compared")
  expect(stdout).toContain("The books are right.")
  await empty.close()
  await second.close()
})

test("a mail that waits for its next attempt is due at once in the restored shop", async () => {
  await shop.sql(`insert into mail_outbox (recipient, template, data, handed_over_at)
    values ('ada@x.example', 'account-exists', '{}', now())`)
  const file = join(folder, "mails.tar.gz")
  await backupShop(bucketLocations, file)
  await shop.sql("delete from mail_outbox where recipient = 'ada@x.example'")
  const empty = await testDatabase()
  await restoreShop({ ...bucketLocations, url: empty.url }, file)
  const mail = "select state, handed_over_at from mail_outbox where recipient = 'ada@x.example'"
  expect(await query(empty.url, mail)).toEqual([{ state: "queued", handed_over_at: null }])
  await empty.close()
})

test("a shop with data is not overwritten", async () => {
  const file = join(folder, "filled.tar.gz")
  await backupShop(locations, file)
  await expect(restoreShop(locations, file)).rejects.toThrow(/not empty/)
})

test("a file that is not a backup is refused, and changes nothing", async () => {
  const file = join(folder, "broken.tar.gz")
  const whole = join(folder, "whole.tar.gz")
  await backupShop(locations, whole)
  const bytes = await readFile(whole)
  await writeFile(file, bytes.subarray(0, bytes.length / 2))
  const empty = await testDatabase()
  await expect(
    restoreShop({ url: empty.url, pictures: join(folder, "none") }, file),
  ).rejects.toThrow()
  expect((await contents(empty.url)).parts).toEqual([])
  expect(await hiddenFiles()).toEqual([])
  await empty.close()
})

test("an existing file is kept unless overwriting is requested; of two at once one is written", async () => {
  const file = join(folder, "kept.tar.gz")
  const answers = await Promise.allSettled([1, 2].map(() => backupShop(bucketLocations, file)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
  await writeFile(file, "somebody's own")
  await expect(backupShop(bucketLocations, file)).rejects.toThrow(
    /already, and nothing was written.*--overwrite/,
  )
  expect(await readFile(file, "utf8")).toBe("somebody's own")
  await backupShop(bucketLocations, file, { overwrite: true })
  expect((await readFile(file)).byteLength).toBeGreaterThan(1_000)
  expect(await hiddenFiles()).toEqual([])
})

test("a missing folder, or a file beside a folder, is refused with a sentence", async () => {
  const missing = join(folder, "missing")
  await expect(backupShop(bucketLocations, join(missing, "shop.tar.gz"))).rejects.toThrow(
    `There is no folder ${missing}, and nothing was written. Create it first.`,
  )
  const both = [join(folder, "shop.tar.gz"), "--into", missing]
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder }
  const { stderr } = await runCommand("cli/backup.ts", both, env)
  expect(stderr).toBe("Name only one file, or one folder with --into, and nothing else.\n")
  expect(await readdir(folder)).not.toContain("missing")
})

test("uploads whose folder is missing, as with a wrong DATA_DIR, are reported and nothing is written", async () => {
  const wrong = join(folder, "wrong")
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: wrong }
  const { stdout, stderr } = await runCommand("cli/backup.ts", [join(folder, "bare.tar.gz")], env)
  expect({ stdout, stderr }).toEqual({
    stdout: "",
    stderr: `The database lists uploads (1), but there is no folder ${join(wrong, "pictures")}. Nothing was written. Correct DATA_DIR or, if the uploads are lost, create the folder.\n`,
  })
  expect(await readdir(folder)).not.toContain("bare.tar.gz")
})

test("a schedule keeps the newest backups of its folder, and removes nothing else", async () => {
  const kept = join(folder, "backups")
  const { file: first } = await backupInto(bucketLocations, kept, 2)
  const old = ["shop-20260101T000000Z.tar.gz", "shop-20260102T000000Z.tar.gz"]
  for (const name of [...old, "before-upgrade.tar.gz"]) await writeFile(join(kept, name), "")
  await rename(first, join(kept, "shop-20260103T000000Z.tar.gz"))
  const { file, removed } = await backupInto(bucketLocations, kept, 2)
  expect(removed).toEqual(old)
  expect((await readdir(kept)).toSorted()).toEqual([
    "before-upgrade.tar.gz",
    "shop-20260103T000000Z.tar.gz",
    basename(file),
  ])
  // A failed backup removes nothing.
  const nowhere = { ...bucketLocations, url: locations.url.replace(/[^/]*$/, "no_such_database") }
  await expect(backupInto(nowhere, kept, 1)).rejects.toThrow()
  expect(await readdir(kept)).toHaveLength(3)
})

test("what a killed backup left is removed a day later, but not what a running one writes", async () => {
  const left = join(folder, "left")
  const old = ".backup-aB3dE6"
  const running = ".backup-zY9xW8"
  const other = ".backup-of-mine"
  for (const name of [old, running, other]) await mkdir(join(left, name), { recursive: true })
  await writeFile(join(left, old, "archive"), "unfinished")
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
  for (const name of [old, other]) await utimes(join(left, name), longAgo, longAgo)
  await backupShop(bucketLocations, join(left, "shop.tar.gz"))
  expect((await readdir(left)).toSorted()).toEqual([other, running, "shop.tar.gz"])
})

test("restoring from a missing file is explained in a sentence", async () => {
  const file = join(folder, "no-such.tar.gz")
  await expect(restoreShop(locations, file)).rejects.toThrow(
    `There is no file ${file}, and nothing was changed.`,
  )
})

test("pictures in a bucket are not in the backup, and it says so", async () => {
  const file = join(folder, "tables.tar.gz")
  const stated = { picturesElsewhere: "the bucket pictures" }
  expect(await backupShop(bucketLocations, file)).toMatchObject(stated)
  const empty = await testDatabase()
  const restored = { ...bucketLocations, url: empty.url }
  expect(await restoreShop(restored, file)).toMatchObject(stated)
  await empty.close()
})

test("a backup with pictures is not restored where pictures are stored elsewhere", async () => {
  await uploadPicture(300)
  const stray = join(pictures, `${"e".repeat(32)}-9.webp`)
  await writeFile(stray, "of no row")
  const file = join(folder, "pictures.tar.gz")
  expect(await backupShop(locations, file)).toMatchObject({ pictureFiles: 4 })
  const empty = await testDatabase()
  const elsewhere = { ...bucketLocations, url: empty.url }
  await expect(restoreShop(elsewhere, file)).rejects.toThrow(
    /4 files of pictures.*IMAGE_STORE=disk/,
  )
  const restored = join(folder, "restored-pictures")
  await restoreShop({ url: empty.url, pictures: restored }, file)
  expect(await readdir(restored)).toHaveLength(4)
  await empty.close()
})

test("a backup that cannot be written ends with a sentence, and leaves nothing behind", async () => {
  await uploadPicture(320)
  const [upload] = await shop.sql("select name from uploads")
  const large = join(pictures, `${upload?.name}-9.webp`)
  await writeFile(large, randomBytes(4 * 1024 * 1024))
  const command = fileURLToPath(new URL("./backup.ts", import.meta.url))
  // Files cannot grow beyond 1 MiB, as on a full disk.
  const limited = ["-c", 'ulimit -f 1024; exec "$0" "$@"', process.execPath, command]
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, DATA_DIR: folder }
  const stderr = await new Promise((done) => {
    execFile("bash", [...limited, join(folder, "large.tar.gz")], { env }, (_, __, text) =>
      done(text),
    )
  })
  await rm(large)
  expect(stderr).toBe("EFBIG: file too large, write\n")
  expect((await readdir(folder)).filter((name) => /^\.backup|^large/.test(name))).toEqual([])
})

test("a backup that loses its database ends with a sentence, and leaves nothing behind", async () => {
  const proxy = await stallingProxy(shop.databaseUrl)
  const waiting = `select from pg_stat_activity where application_name = 'shop backup'
    and datname = current_database() and wait_event_type = 'Lock'`
  const { code, stderr } = await withClient(shop.databaseUrl, async (client) => {
    await client.query("begin")
    await client.query("lock table services in access exclusive mode")
    const env = { DATABASE_URL: proxy.url, DATA_DIR: folder }
    const backup = runCommand("cli/backup.ts", [join(folder, "cut.tar.gz")], env)
    await expect.poll(() => shop.sql(waiting)).toHaveLength(1)
    await proxy.close()
    return backup
  })
  const sentences = stderr.split("\n").filter((line) => !line.startsWith("{"))
  expect({ code, sentences }).toEqual({
    code: 1,
    sentences: ["Connection terminated unexpectedly", ""],
  })
  expect((await readdir(folder)).filter((name) => /^\.backup|^cut/.test(name))).toEqual([])
})
