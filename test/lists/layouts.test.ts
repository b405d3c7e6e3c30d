import { expect, test } from "vitest"
import { designLayouts } from "./layouts-design.ts"
import { officeLayouts } from "./layouts-office.ts"
import { shopLayouts } from "./layouts-shops.ts"
import { unseenLayouts } from "./layouts-unseen.ts"
import { readListText } from "./read-list-text.ts"

test.each([...designLayouts, ...shopLayouts, ...officeLayouts, ...unseenLayouts])(
  "$name",
  async ({ text, columns, rows, aside = 0 }) => {
    const list = await readListText(text)
    expect({
      columns: list.columns.map((kind) => (kind === "ignore" ? "-" : kind)).join(" "),
      rows: list.rows.length,
      aside: list.setAside.length,
    }).toEqual({ columns, rows, aside })
  },
)
