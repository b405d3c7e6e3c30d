import { findAssemblies, isAlternative } from "./indented-list.ts"
import type { ColumnKind, SetAsideReason, SetAsideRow } from "./list-table.ts"

interface SortedRows {
  rows: string[][]
  setAside: SetAsideRow[]
}

interface UnsortedRows {
  above: readonly string[][]
  head: readonly string[] | undefined
  rows: readonly string[][]
  columns: readonly ColumnKind[]
}

/** Separates rows of parts from titles, sums, notes and parts that are not fitted. */
export function separateRows({ above, head, rows, columns }: UnsortedRows): SortedRows {
  const setAside: SetAsideRow[] = above.map((cells, at) => ({ at, cells, reason: "note" }))
  const left: string[][] = []
  const quantityAt = columns.indexOf("quantity")
  const last = rows.findLastIndex((cells) => /\d/.test(cells[quantityAt] ?? ""))
  const isForm = head !== undefined && isOrderForm(rows, quantityAt)
  const assemblies = findAssemblies(rows, head)
  const numberAt = columns.indexOf("number")
  let units = 0
  for (const [index, cells] of rows.entries()) {
    // Below the last quantity, the text of an e-mail continues: `Thanks, Jo`.
    const isBelow = head && last >= 0 && index > last && isTextLine(cells, quantityAt, numberAt)
    const isNotOrdered = isForm && (cells[quantityAt] ?? "") === ""
    const isNote =
      isBelow ||
      isNotOrdered ||
      // The parts of an assembly without a number follow.
      (assemblies[index] && cells[numberAt] === "") ||
      isAlternative(cells, columns, left.at(-1))
    const reason = isNote ? "note" : setAsideReason(cells, columns, head, units)
    units = reason === "sum" ? 0 : units + unitsOf(cells[quantityAt])
    if (reason) setAside.push({ at: above.length + index, cells, reason })
    else left.push(cells)
  }
  return { rows: left, setAside }
}

/** Returns whether a list is an order form: at most half of its quantities are filled in. */
function isOrderForm(rows: readonly (readonly string[])[], quantityAt: number): boolean {
  const filled = rows.filter((cells) => (cells[quantityAt] ?? "") !== "").length
  return filled > 0 && filled * 2 <= rows.length
}

const unitsOf = (cell = ""): number => (/^\d{1,6}$/.test(cell) ? Number(cell) : 0)

/** Returns why a row is not ordered, after rows with this many units; undefined if it is ordered. */
export function setAsideReason(
  cells: readonly string[],
  columns: readonly ColumnKind[],
  head: readonly string[] | undefined,
  units = 0,
): SetAsideReason | undefined {
  const cell = (kind: ColumnKind) => (cells[columns.indexOf(kind)] ?? "").replace(/^[-–—]$/, "")
  const filled = cells.filter((one) => one !== "")
  if (isRule(cells) || isHeadAgain(cells, head)) return "note"
  const isCountAlone = filled.length === 1 && cell("quantity") !== "" && columns.length > 1
  if (isCountAlone || isSum(cells, cell("number"))) return "sum"
  const isPlainText = cell("number") === "" && !/\d/.test(cell("description"))
  const isSumOfUnits = units >= MIN_SUM && unitsOf(cell("quantity")) === units
  if (columns.includes("number") && isPlainText && isSumOfUnits) return "sum"
  if (/^0+(?:[.,]0+)?$/.test(cell("quantity"))) return "note"
  if (isNotFitted(cells, columns, head)) return "notFitted"
  const names = [
    cell("number"),
    cell("description"),
    cell("manufacturer"),
    cell("customerPartNumber"),
  ]
  const isUncounted = cell("quantity") === ""
  if (names.every((one) => one === "") && hasName(columns)) return isUncounted ? "note" : "sum"
  if (isUncounted && (filled[0]?.endsWith(":") || filled.some(isLineToWriteOn))) return "note"
  if (isUncounted && cell("number") === "" && isPlaceholder(filled)) return "note"
  const [only = ""] = filled
  const isText = columns.includes("quantity") || /[!?]$/.test(only)
  const isAlone = filled.length === 1 && columns.length > 2 && isText
  return isAlone && !isOneNumber(only) ? "note" : undefined
}

/** Returns whether a row without digits has a single cell, or words in place of a quantity or a part number. */
const isTextLine = (cells: readonly string[], quantityAt: number, numberAt: number): boolean =>
  !cells.some((cell) => /\d/.test(cell)) &&
  (cells.filter((cell) => cell !== "").length === 1 ||
    (cells[quantityAt] ?? "") !== "" ||
    /\s/.test(cells[numberAt] ?? ""))

/** Sums of fewer units are often the quantity of a part. */
const MIN_SUM = 10

const EMPTY_PLACE = /^(?:[([<-].{0,30}|blank|empty|leer|frei|vide|libre|vac[ií]o|vuoto|tom|leeg)$/i
const SIGNATURE =
  /\b(?:signature|signed|firma|unterschrift|handtekening|underskrift|podpis|assinatura)\b/i

/** Returns whether cells only state that a place is empty, or have to be filled in: `(empty)`, `Checked by:`. */
const isPlaceholder = (filled: readonly string[]): boolean =>
  filled.some((cell) => EMPTY_PLACE.test(cell) || cell.endsWith(":") || SIGNATURE.test(cell))

/** Returns whether a cell holds a line to write on: `Name: ......`. */
const isLineToWriteOn = (cell: string): boolean => cell.includes("____") || cell.includes("....")

const hasName = (columns: readonly ColumnKind[]): boolean =>
  columns.includes("number") || columns.includes("description")

const isOneNumber = (cell: string): boolean => /\d/.test(cell) && !/\s/.test(cell)

/** Matches a rule between rows: `----`, `:---:`, `====`. */
const RULE = /^[-:=_*–—. ]+$/
export const isRule = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell === "" || RULE.test(cell))

const isHeadAgain = (cells: readonly string[], head: readonly string[] | undefined): boolean =>
  head !== undefined &&
  cells.every((cell, at) => cell === head[at] || cell === "") &&
  cells.filter((cell) => cell !== "").length > 1

const SUM =
  /^(?:(?:grand |sub-?|net |gross |order |line |cart |sum )?totals?|sum|(?:sum|total) (?:ex|excl|incl|inc|inkl|zzgl|exkl)\.? (?:vat|tax|gst|mwst|ust|tva|iva)\.?|sub-total|total (?:price|cost|amount|net|gross|ht|ttc|general|général|due|qty|quantity|parts?|items?|usd|eur)|amount due|balance due|merchandise(?: total)?|shipping(?: (?:&|and) handling| costs?)?|freight|handling|postage|tax(?:es)?|sales tax|vat|discount|summe|gesamt(?:summe|betrag|preis)?|zwischensumme|endbetrag|endsumme|netto(?:summe|betrag)?|brutto(?:summe|betrag)?|mwst|ust|umsatzsteuer|mehrwertsteuer|versand(?:kosten)?|fracht(?:kosten)?|porto|rabatt|sous-total|total|montant total|tva|frais de port|remise|subtotal|suma|importe total|base imponible|iva|envío|portes|gastos de envío|totale|totaal|trasporto|spese di trasporto|transport(?:kosten)?|transporte|doprava|dopravné|frakt|fragt|verzendkosten|celkem|generated by .{0,200}|\*?prices include .{0,200})(?:\s*(?:[:=]|\(.{0,20}\)|\d{1,2}(?:[.,]\d+)?\s?%).{0,40})?$/i

/** Matches sums of something: `Total pieces`, `Subtotale pezzi`, `Gesamtsumme inkl. MwSt.`. */
const SUM_OF =
  /^(?:(?:grand |sub-?)?totals?|(?:sub|sub-)?totale|gesamt(?:summe|betrag|menge)?|zwischensumme|summe|sous-total|tot\.|suma y sigue|suma anterior|übertrag|à reporter|report|carried forward|brought forward|riporto|součet|subtotal|totaal|subtotaal|totalt|summa|razem|suma|łącznie|soma|celkem|yhteensä)(?:[ :/][ \p{L}.:]{0,40})?$|^\p{L}{2,12} totale?$/iu

/** Returns whether a row states a sum, tax or freight. In a row with a part number, only the first cell can say so. */
export function isSum(cells: readonly string[], number: string): boolean {
  const plain = cells.map((cell) => cell.replaceAll(/^[*_\s]+|(?<![*_\s])[*_\s]+$/g, ""))
  const first = plain.find((cell) => cell !== "")
  if (first !== undefined && SUM.test(first)) return true
  if (number !== "" && !SUM.test(number) && !SUM_OF.test(number)) return false
  return plain.some((cell) => SUM.test(cell) || SUM_OF.test(cell))
}

const NOT_FITTED =
  /^(?:DN[PFIM]|N\/F|no[nt]?[- ]?(?:fitted|populated|mounted|placed|stuffed)|do not (?:populate|place|fit|install|mount|stuff|order|buy)|unpopulated|omit(?:ted)?|nicht (?:bestückt|bestücken|bestellen)|unbestückt|ne pas (?:monter|implanter|commander)|non (?:monté|implanté|câblé)|no (?:montar|poblar|colocar|pedir)|no montado)\b/i
const NOT_FITTED_WITHIN =
  /\bDN[PF]\b|\bdo not (?:populate|place|fit|install|mount)\b|\bnot (?:fitted|populated)\b|\bnicht bestück/i
const NOT_FITTED_HEAD =
  /^(?:dn[pfim]|do not (?:populate|place|fit)|not fitted|nicht bestückt|exclude from bom|no montar)\??$/i
const FITTED_HEAD = /^(?:fitted|fit|populate[d]?|placed|mounted|bestückt|montado|monté)\??$/i
const YES = /^(?:1|x|y(?:es)?|true|ja|j|oui|si|sí|✓|✔|dn[pf]|excluded.*)$/i
const NO = /^(?:0|n|no|false|nein|non|not fitted|not populated)$/i

/** Returns whether a row says that its part is not to be populated, in a separate column or in a text. */
function isNotFitted(
  cells: readonly string[],
  columns: readonly ColumnKind[],
  head: readonly string[] | undefined,
): boolean {
  return cells.some((cell, at) => {
    if (cell === "") return false
    const heading = head?.[at] ?? ""
    if (NOT_FITTED_HEAD.test(heading)) return YES.test(cell)
    if (FITTED_HEAD.test(heading)) return NO.test(cell)
    if (columns[at] === "number") return /^(?:DNP|DNF|DNI)$/.test(cell)
    const isStatedAlone = NOT_FITTED.test(cell) && cell.length < 24 && columns[at] !== "quantity"
    const isText = columns[at] === "note" || columns[at] === "description"
    return isStatedAlone || (isText && NOT_FITTED_WITHIN.test(cell))
  })
}
