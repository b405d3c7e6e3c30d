import { createClient } from "#contract/client.ts"
import { quickOrderText, tooLongList } from "#contract/matching/quick-order-text.ts"
import { guessColumns, listLimits, trimmedCells, withHead } from "#domain/matching/list-table.ts"
import type { Reply } from "#web/api/api.ts"
import { readBlock } from "#web/ui/sheet/pasted-block.ts"

export type ReadRows = Reply<"POST /match/file">

/** Reads a spreadsheet's block here; the shop reads anything else, as a file. */
export async function readPasted(text: string): Promise<ReadRows> {
  const isBlock = text.includes("\t") || !/[,;|]/.test(text)
  return isBlock ? rowsOf(readBlock(text)) : readList(new Blob([text]))
}

function rowsOf(block: readonly string[][]): ReadRows {
  const cells = trimmedCells(
    block.map((row) =>
      row
        .slice(0, listLimits.columns)
        .map((cell) => cell.replaceAll(/\s+/g, " ").trim().slice(0, listLimits.characters)),
    ),
  )
  const table = withHead(cells)
  if (table.rows.length > listLimits.rows) throw new Error(tooLongList)
  const { head, rows } = table
  return { rows, columns: guessColumns(table), ...(head && { head }) }
}

/** Has the shop read a file. Throws `ApiError`, or an error with a sentence. */
export async function readList(file: Blob): Promise<ReadRows> {
  if (file.size > listLimits.bytes) throw new Error(quickOrderText.tooLarge)
  const headers = { "content-type": "application/octet-stream" }
  const client = createClient((path, init) => fetch(path, { ...init, headers, body: file }))
  return client("POST /match/file")
}
