import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { basename } from "node:path"
import { demoPictures } from "#adapters/pictures/demo-pictures.ts"
import { insertPartImport, listPartImportProblems } from "#db/imports/part-imports.ts"
import { applyPartImport } from "#operations/imports/apply-part-import.ts"
import { readImportedFile } from "#operations/imports/manage-part-imports.ts"
import { newId } from "#operations/kernel/identifiers.ts"
import { Refusal } from "#operations/kernel/refusal.ts"
import {
  flagsThatHelp,
  type ImportFlags,
  importHelp,
  readImportArguments,
} from "./import-arguments.ts"
import { type Tools, withDatabase } from "./with-database.ts"

const SHOWN = 50
const UNREAD_SHOWN = 10

/** `npm run import -- FILE [--dry-run]`: parts from CSV or JSON Lines, gzip or not, all of them or none. */
await withDatabase(importHelp, async (tools) => {
  const { file, values } = readImportArguments()
  const size = await sizeOf(file)
  const shop = await importShop(tools)
  const id = newId()
  await insertPartImport(tools.db, {
    id,
    fileName: basename(file).slice(0, 200),
    options: {
      keyedBy: values["by-id"] ? "id" : "sku",
      longNames: values["shorten-names"] ? "shorten" : "refuse",
      archiveMissing: values["archive-missing"],
    },
  })
  const read = await readImportedFile(shop, undefined, id, { bytes: createReadStream(file), size })
  if (read.state !== "ready") throw new Error(await describeFailure(tools, values, read))
  const { new: made, changed, returning, unchanged, archived } = read.counts
  console.log(
    `New ${made}, changed ${changed}, back on sale ${returning}, unchanged ${unchanged}, taken off ${archived}.`,
  )
  if (read.counts.unread) console.log(await describeUnread(tools, read.id, read.counts.unread))
  const isSame = [made, changed, returning, archived].every((count) => !count)
  if (values["dry-run"] || isSame) return console.log("Nothing was written.")
  await applyPartImport(shop, undefined, id).catch(explain)
  console.log("All of it is written. An administrator can undo it at /dashboard/import.")
})

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile())
    throw new Error(`There is no file ${file}. Check its name, and that you may read it.`)
  return found.size
}

async function importShop({ config, db, pool }: Tools) {
  const demo = await demoPictures(new URL("../../seed/pictures", import.meta.url).pathname)
  const log = { info: () => undefined, warn: console.error, error: console.error }
  const pictures = { demo, hosts: config.pictureHosts }
  const adminsNeedSecondFactor = config.adminTotp === "required"
  const { publicUrl } = config
  return { db, bulk: pool, log, pictures, adminsNeedSecondFactor, publicUrl }
}

/** Values under others' names of an attribute, which are kept as they are. */
async function describeUnread({ db }: Tools, id: string, count: number): Promise<string> {
  const unread = await listPartImportProblems(db, id, {
    kind: "unread",
    limit: UNREAD_SHOWN,
    after: 0,
  })
  return [
    `${count} values could not be read and stay as they are:`,
    ...unread.map(({ line, field, message }) => `Row ${line} ${field} ${message}`),
    ...(count > unread.length ? [`… and ${count - unread.length} more.`] : []),
  ].join("\n")
}

async function describeFailure(
  { db }: Tools,
  flags: ImportFlags,
  read: Awaited<ReturnType<typeof readImportedFile>>,
): Promise<string> {
  if (read.failure !== null) return read.failure
  const problems = await listPartImportProblems(db, read.id, {
    kind: "problem",
    limit: SHOWN,
    after: 0,
  })
  const lines = problems.map(({ line, field, message }) =>
    ["Row", line, field, message].filter((word) => word !== "").join(" "),
  )
  const more = (read.counts.problems ?? 0) - lines.length
  return [
    ...lines,
    ...(more > 0 ? [`… and ${more} more.`] : []),
    `${read.counts.bad} of ${read.counts.rows} rows are not right. Nothing was written.`,
    ...flagsThatHelp(flags, read.counts),
  ].join("\n")
}

function explain(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new Error(error.message, { cause: error })
}
