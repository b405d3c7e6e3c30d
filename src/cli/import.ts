import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { basename } from "node:path"
import { parseArgs } from "node:util"
import { demoPictures } from "#adapters/images/demo-pictures.ts"
import { insertPartImport, listPartImportProblems } from "#db/part-imports.ts"
import { applyPartImport } from "#operations/apply-part-import.ts"
import { readImportedFile } from "#operations/manage-part-imports.ts"
import { newId } from "#operations/new-id.ts"
import { Refusal } from "#operations/refusal.ts"
import { type Tools, withDatabase } from "./with-database.ts"

const USAGE =
  "Say which file: npm run import -- FILE [--dry-run] [--by-id] [--shorten-names] [--archive-missing]"
const SHOWN = 50

/** `npm run import -- FILE [--dry-run]`: products from CSV or JSON Lines, gzip or not, all of them or none. */
await withDatabase(async (tools) => {
  const { file, values } = readArguments()
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
  if (read.state !== "ready") throw new Error(await describeFailure(tools, id, read))
  const { new: made, changed, returning, unchanged, archived } = read.counts
  console.log(
    `New ${made}, changed ${changed}, back on sale ${returning}, unchanged ${unchanged}, taken off ${archived}.`,
  )
  const isSame = [made, changed, returning, archived].every((count) => !count)
  if (values["dry-run"] || isSame) return console.log("Nothing was written.")
  await applyPartImport(shop, undefined, id).catch(explain)
  console.log("All of it is written. An administrator can undo it at /dashboard/import.")
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        "by-id": { type: "boolean", default: false },
        "shorten-names": { type: "boolean", default: false },
        "archive-missing": { type: "boolean", default: false },
      },
    })
    const [file] = positionals
    if (file !== undefined && positionals.length === 1) return { file, values }
  } catch (error) {
    throw new Error(USAGE, { cause: error })
  }
  throw new Error(USAGE)
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile())
    throw new Error(`There is no file ${file}. Check its name, and that you may read it.`)
  return found.size
}

async function importShop({ config, db, pool }: Tools) {
  const demo = await demoPictures(new URL("../../seed/pictures", import.meta.url).pathname)
  const log = { info: () => undefined, warn: console.error, error: console.error }
  const pictures = { demo, hosts: config.imageHosts }
  const adminsNeedSecondFactor = config.adminTotp === "required"
  return { db, bulk: pool, log, pictures, adminsNeedSecondFactor }
}

async function describeFailure(
  { db }: Tools,
  id: string,
  read: Awaited<ReturnType<typeof readImportedFile>>,
): Promise<string> {
  if (read.failure !== null) return read.failure
  const problems = await listPartImportProblems(db, id, { limit: SHOWN, after: 0 })
  const lines = problems.map(({ line, field, message }) =>
    ["Row", line, field, message].filter((word) => word !== "").join(" "),
  )
  const more = (read.counts.problems ?? 0) - lines.length
  return [
    ...lines,
    ...(more > 0 ? [`… and ${more} more.`] : []),
    `${read.counts.bad} of ${read.counts.rows} rows are not right. Nothing was written.`,
  ].join("\n")
}

function explain(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new Error(error.message, { cause: error })
}
