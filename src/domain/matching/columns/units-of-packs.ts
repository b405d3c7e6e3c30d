import { unitsOf } from "../cell-kinds.ts"
import type { ListTable } from "../list-table.ts"
import { plainHeading, readHeading } from "../read-heading.ts"

const PACK =
  "(?:packs?|packages|boxes|box|cartons?|cases?|bags?|ve|vpe|pakete?|packungen|packung|kartons?|gebinde|colis|bultos?|cajas?|confezioni|confezione)"
const PIECES = "(?:pcs|pieces|units|qty|quantity|stuck|stk|st|unites|pieces|uds|unidades|pezzi|pz)"
/** Matches headings of counted packs: `Anzahl VPE`, `No. of packs`, `Boxes`. */
const PACKS = new RegExp(
  `^(?:(?:anzahl|menge|no of|nr of|number of|qty of|quantity of|nombre de|numero de) )?${PACK}(?: (?:ordered|needed|required))?$`,
)
/** Matches headings of the units in one pack: `VPE`, `Pcs/pack`, `Pack size`. */
const PACK_SIZE = new RegExp(
  `^(?:ve|vpe|packungsinhalt|(?:pack|package|box|carton|case) (?:size|qty|quantity)|${PIECES} (?:(?:per|je|pro|par|por) )?${PACK}|${PACK} (?:zu|a|of)(?: je)?)$`,
)

/** Adds a column with packs times pack size, if a list states both and no quantity. */
export function withUnitsOfPacks({ head, rows }: ListTable): ListTable {
  if (!head) return { head, rows }
  const plain = head.map(plainHeading)
  const sizeAt = plain.findIndex((cell) => PACK_SIZE.test(cell))
  const packsAt = plain.findIndex((cell, at) => at !== sizeAt && PACKS.test(cell))
  const hasQuantity = head.some(
    (cell, at) => at !== packsAt && at !== sizeAt && readHeading(cell)?.meaning.kind === "quantity",
  )
  if (sizeAt < 0 || packsAt < 0 || hasQuantity) return { head, rows }
  const unitsIn = (row: readonly string[]): string => {
    const packs = unitsOf(row[packsAt])
    return packs === undefined ? "" : String(packs * (unitsOf(row[sizeAt]) ?? 1))
  }
  const others = head.with(packsAt, "Packs").with(sizeAt, "Packaging")
  return { head: [...others, "Quantity"], rows: rows.map((row) => [...row, unitsIn(row)]) }
}
