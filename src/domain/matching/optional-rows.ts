import type { ColumnKind } from "./list-table.ts"

const OPTIONS: ReadonlySet<string> = new Set(
  `option | optional | optionally | alternative | alternate | alternatively | eventualposition | bedarfsposition
  | alternativposition | wahlposition | eventualpos | bedarfspos | alternativpos | optionnel | optionnelle | en option
  | variante | opcional | opción | opcion | alternativa | alternativo | opzione | opzionale | in alternativa | optie
  | optioneel | alternatief | opção | opcao | opcja | opcjonalny | opcjonalna | opcjonalne | opcjonalnie | alternatywa
  | volitelné | volitelný | volitelná | varianta | tillval | valfri | valfritt | alternativ | alternativt | tilvalg
  | valgfri | valgfritt | valinnainen | optio | vaihtoehto | opcionális | opció | opțiune | opţiune | opsiyonel
  | seçenek | opcija | opcionalno | опция | опционально | альтернатива | опція | опціонально | προαιρετικό | オプション
  | 代替品 | 可选 | 备选 | 선택사항`
    .split("|")
    .map((word) => word.trim()),
)

/** Matches the brackets at the end of a description: `Cisco SFP (alternative to line 1)`. */
const AT_END = /[([]([^()[\]]{1,60})[)\]]$/
/** Matches what a description begins with: `[optional] Cisco SFP`, `Option: Cisco SFP`. */
const AT_START = /^(?:[([]([^()[\]]{1,30})[)\]]|([^:()[\]]{1,30}):) /
/** Matches a description that names the line for which the part is another offer: `Alternativ zu Pos. 2: Cisco SFP`. */
const ALTERNATIVE_TO =
  /^alternativ\p{L}{0,3} (?:to|for|zu[mr]?|à|au|a|al|alla|para|voor|till?|do|k) (?:\p{L}{1,12}\.? ?)?\d{1,4}\p{L}?(?![\p{L}\d])/iu
const YES = /^(?:x|y(?:es)?|true|ja|j|oui|si|sí|sim|tak|ano|да|✓|✔|☑|☒)$/i
const MAX_LENGTH = 30

const isOption = (text = ""): boolean =>
  OPTIONS.has(
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M} ]/gu, "")
      .trim(),
  )

function isMarked(description: string): boolean {
  const [, atEnd = ""] = AT_END.exec(description) ?? []
  const [, inBrackets, label] = AT_START.exec(description) ?? []
  return isOption(atEnd.split(" ")[0]) || isOption(inBrackets ?? label)
}

/** Finds the rows that offer an option, or another part than that of a line; none if all rows do. */
export function findOptions(
  rows: readonly string[][],
  columns: readonly ColumnKind[],
  head: readonly string[] = [],
): boolean[] {
  const ofOptions = head.map(isOption)
  const options = rows.map((row) =>
    row.some((cell, at) => {
      if (columns[at] === "description") return isMarked(cell) || ALTERNATIVE_TO.test(cell)
      const isMark = columns[at] === "note" || columns[at] === "ignore"
      const isStated = cell.length <= MAX_LENGTH && isOption(cell)
      return isMark && (isStated || (ofOptions[at] === true && YES.test(cell)))
    }),
  )
  const quantityAt = columns.indexOf("quantity")
  const isOrdered = rows.some((row, at) => !options[at] && /\d/.test(row[quantityAt] ?? ""))
  return isOrdered ? options : []
}
