import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { basename } from "node:path"
import { parseArgs } from "node:util"
import { sheetReader } from "#adapters/imports/read-sheet.ts"
import { demoPictures } from "#adapters/pictures/disk-store.ts"
import { insertPartImport, listPartImportProblems } from "#db/imports/part-imports.ts"
import { NONE, partFields } from "#domain/catalogue/part-fields.ts"
import { partFileColumns } from "#domain/imports/part-columns.ts"
import { applyPartImport } from "#operations/imports/apply-part-import.ts"
import { listImportNames } from "#operations/imports/list-import-names.ts"
import { readImportedFile } from "#operations/imports/read-part-import.ts"
import { newId } from "#operations/kernel/identifiers.ts"
import { type CommandContext, withDatabase } from "./with-database.ts"

const HELP = `npm run import -- FILE [OPTION …]

Imports products from a file: XLSX, ODS, CSV with a row of headings, JSON Lines or Datanorm, also compressed with gzip.
Adds new products and changes existing ones. Imports all of the file or nothing. The shop can keep running.

  --dry-run          show what would change without changing anything
  --by-id            identify products by the column id, if numbers in the column sku repeat;
                     sku is then read as the manufacturer's part number
  --shorten-names    shorten names that have more than ${partFields.name.maxLength} characters
  --archive-missing  archive products that are not in the file

Columns: ${partFileColumns.join(", ")}.
Any other column is a spec of that name; values may have units (850 W, 1 TB). A new product needs a sku, a name and a
price in the shop's currency. For an existing product, an empty cell changes nothing; '${NONE}' clears an optional
value. Price breaks: 100:4.90;500:4.50.

Example, a file parts.csv:

  sku,name,category,price,minimumQuantity,availableQuantity,socket
  KX-1,Keel X1,Motherboards,118.50,10,400,AM5

  npm run import -- parts.csv --dry-run
  npm run import -- parts.csv`

const HOW_TO = "See npm run import -- --help."

const options = {
  "dry-run": { type: "boolean", default: false },
  "by-id": { type: "boolean", default: false },
  "shorten-names": { type: "boolean", default: false },
  "archive-missing": { type: "boolean", default: false },
} as const

function readImportArguments() {
  const { values, positionals } = parsedOptions()
  const [file] = positionals
  if (file === undefined) throw new Error(`Name a file. ${HOW_TO}`)
  if (positionals.length > 1) throw new Error(`Name only one file. ${HOW_TO}`)
  return { file, values }
}

function parsedOptions() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    // The error's further sentences explain argument syntax.
    const [sentence = ""] = error instanceof Error ? error.message.split(". ", 1) : []
    throw new Error(`${sentence}. ${HOW_TO}`, { cause: error })
  }
}

type ImportFlags = ReturnType<typeof readImportArguments>["values"]

/** Returns hints about options that would accept rejected rows. */
const flagsThatHelp = (flags: ImportFlags, counts: Record<string, number>): string[] => [
  ...(counts.longNames ? ["With --shorten-names, names that are too long are shortened."] : []),
  ...(!flags["by-id"] && counts.unclearKeys
    ? ["With --by-id, products are identified by the column id."]
    : []),
]

const MAX_SHOWN = 50
const UNREAD_SHOWN = 10

/** `npm run import -- FILE [--dry-run]`: imports parts from a file, all or nothing. */
await withDatabase(HELP, async (context) => {
  const { file, values } = readImportArguments()
  const size = await sizeOf(file)
  const shop = await importShop(context)
  const id = newId()
  await insertPartImport(context.db, {
    id,
    fileName: basename(file).slice(0, 200),
    options: {
      keyedBy: values["by-id"] ? "id" : "sku",
      longNames: values["shorten-names"] ? "shorten" : "refuse",
      archiveMissing: values["archive-missing"],
    },
  })
  const read = await readImportedFile(shop, undefined, id, { bytes: createReadStream(file), size })
  if (read.state !== "ready") throw new Error(await describeFailure(context, values, read))
  const { new: made, changed, returning, unchanged, archived } = read.counts
  console.log(
    `New ${made}, changed ${changed}, back on sale ${returning}, unchanged ${unchanged}, archived ${archived}.`,
  )
  if (read.counts.unread) console.log(await describeUnread(context, read.id, read.counts.unread))
  const proposals = await describeProposals(context, read.id)
  if (proposals !== "") console.log(proposals)
  const isSame = [made, changed, returning, archived].every((count) => !count)
  if (values["dry-run"] || isSame) return console.log("Nothing was changed.")
  await applyPartImport(shop, undefined, id)
  console.log("The import is complete. An administrator can undo it at /dashboard/import.")
})

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile())
    throw new Error(
      `There is no file ${file}. Check its name and whether you have permission to read it.`,
    )
  return found.size
}

async function importShop({ config, db, pool }: CommandContext) {
  const demo = await demoPictures(new URL("../../seed/pictures", import.meta.url).pathname)
  const log = { info: () => undefined, warn: console.error, error: console.error }
  const pictures = { demo, hosts: config.pictureHosts }
  const adminsNeedSecondFactor = config.adminTotp === "required"
  const { publicUrl } = config
  const readSheet = sheetReader()
  return { db, bulk: pool, log, readSheet, pictures, adminsNeedSecondFactor, publicUrl }
}

/** Lists values that an attribute could not read and that are kept as text. */
async function describeUnread({ db }: CommandContext, id: string, count: number): Promise<string> {
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

/** Lists categories that the shop knows by another name. Only an administrator can rename them. */
async function describeProposals({ db }: CommandContext, id: string): Promise<string> {
  const { categories } = await listImportNames({ db }, id, undefined)
  const known = categories.filter(({ proposed }) => proposed !== undefined)
  if (known.length === 0) return ""
  return [
    "Categories stay as they are, although the shop knows them by another name:",
    ...known.slice(0, MAX_SHOWN).map(({ name, proposed }) => `${name}: ${proposed}`),
    ...(known.length > MAX_SHOWN ? [`… and ${known.length - MAX_SHOWN} more.`] : []),
    "To rename them, import the file at /dashboard/import and choose their names there.",
  ].join("\n")
}

async function describeFailure(
  { db }: CommandContext,
  flags: ImportFlags,
  read: Awaited<ReturnType<typeof readImportedFile>>,
): Promise<string> {
  if (read.failure !== null) return read.failure
  const problems = await listPartImportProblems(db, read.id, {
    kind: "problem",
    limit: MAX_SHOWN,
    after: 0,
  })
  const lines = problems.map(({ line, field, message }) =>
    ["Row", line, field, message].filter((word) => word !== "").join(" "),
  )
  const more = (read.counts.problems ?? 0) - lines.length
  return [
    ...lines,
    ...(more > 0 ? [`… and ${more} more.`] : []),
    `${read.counts.bad} of ${read.counts.rows} rows have errors. Nothing was changed.`,
    ...flagsThatHelp(flags, read.counts),
  ].join("\n")
}
