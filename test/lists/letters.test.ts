import { expect, test } from "vitest"
import { SAVED_DOCUMENTS } from "./letters/documents.ts"
import { SAVED_MAILS } from "./letters/mails.ts"
import { readListFile } from "./read-list-text.ts"

const FIELDS = ["quantity", "number", "description"] as const

test.each(Object.entries({ ...SAVED_MAILS, ...SAVED_DOCUMENTS }))(
  "rows are read from %s",
  async (_, { file, rows }) => {
    const { columns, rows: read } = await readListFile(file)
    const items = read.map((cells) => FIELDS.map((field) => cells[columns.indexOf(field)] ?? ""))
    expect(items.map((item) => item.join(" | "))).toEqual(rows)
  },
)
