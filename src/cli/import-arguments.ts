import { parseArgs } from "node:util"
import { NONE, partFields } from "#domain/catalogue/part-fields.ts"
import { partFileColumns } from "#domain/imports/part-file-row.ts"

export const importHelp = `npm run import -- FILE [OPTION …]

Puts the products of a file on sale, or changes those that are: CSV with a first row of headings, or JSON Lines,
packed by gzip or not. All of the file is written, or nothing; the shop may run meanwhile.

  --dry-run          say what would change, and write nothing
  --by-id            tell products apart by the column id, where numbers in the column sku repeat;
                     what stands in sku is then the part number of the maker
  --shorten-names    cut names that have more than ${partFields.name.longest} characters
  --archive-missing  take products that are not in the file off the shop

Columns: ${partFileColumns.join(", ")}.
Any other column is a spec of that name; values may have units (850 W, 1 TB). A new product needs its sku, a name and a
price in dollars; of one that is there, a cell that is empty changes nothing; '${NONE}' takes a maximum, or all price
breaks, away. Price breaks: 100:4.90;500:4.50.

Example, a file parts.csv:

  sku,name,category,price,minimumQuantity,availableQuantity,socket
  KX-1,Keel X1,Motherboards,118.50,10,400,AM5

  npm run import -- parts.csv --dry-run
  npm run import -- parts.csv`

const HOW_TO = "npm run import -- --help tells how it is used."

const options = {
  "dry-run": { type: "boolean", default: false },
  "by-id": { type: "boolean", default: false },
  "shorten-names": { type: "boolean", default: false },
  "archive-missing": { type: "boolean", default: false },
} as const

export function readImportArguments() {
  const { values, positionals } = parsedOptions()
  const [file] = positionals
  if (file === undefined) throw new Error(`Say which file. ${HOW_TO}`)
  if (positionals.length > 1) throw new Error(`Say one file only. ${HOW_TO}`)
  return { file, values }
}

function parsedOptions() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    // Its other sentences are about how to write what nobody means.
    const [sentence = ""] = error instanceof Error ? error.message.split(". ", 1) : []
    throw new Error(`${sentence}. ${HOW_TO}`, { cause: error })
  }
}

export type ImportFlags = ReturnType<typeof readImportArguments>["values"]

/** Options that are not in use and would have made rows right, by what was counted of them. */
export const flagsThatHelp = (flags: ImportFlags, counts: Record<string, number>): string[] => [
  ...(counts.longNames ? ["With --shorten-names, names that are too long are cut."] : []),
  ...(!flags["by-id"] && counts.unclearKeys
    ? ["With --by-id, products are told apart by the column id."]
    : []),
]
