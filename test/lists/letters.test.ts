import { expect, test } from "vitest"
import { SAVED_DOCUMENTS } from "./letters/documents.ts"
import { SAVED_MAILS } from "./letters/mails.ts"
import { itemsOf, readListFile } from "./read-list-text.ts"

test.each(Object.entries({ ...SAVED_MAILS, ...SAVED_DOCUMENTS }))(
  "rows are read from %s",
  async (_, { file, rows }) => {
    const items = itemsOf(await readListFile(file))
    expect(items.map((item) => item.join(" | "))).toEqual(rows)
  },
)
