import type { ColumnKind } from "./list-table.ts"
import { plainHeading, readHeading } from "./read-heading.ts"
import { isService } from "./service-rows.ts"

const TYPE_HEAD =
  /^(?:(?:line |item |product )?type|art|(?:zeilen|positions|artikel)art|soort|(?:regel|artikel)soort|tipo(?: de)?(?: articulo| producto| linea| riga| articolo| produto| linha)?|type d article|typ(?: pozycji| polozky)?|rodzaj|druh|тип|(?:тип|вид) номенклатуры|tur|种类|類别|区分)$/
/** Types of lines in the orders of Business Central that are no items. */
const OTHER_TYPES: ReadonlySet<string> = new Set([
  ..."G/L Account|Charge (Item)|Resource|Fixed Asset|Comment".split("|"),
  ..."Sachkonto|Zu-/Abschlag (Artikel)|Ressource|Anlage|Bemerkung".split("|"),
  ..."Compte général|Frais annexes|Immobilisation|Commentaire".split("|"),
  ..."Cuenta|Cargo (Producto)|Recurso|Activo fijo|Comentario".split("|"),
  ..."Conto|Addebito (Articolo)|Risorsa|Cespite|Commento".split("|"),
  ..."Grootboekrekening|Toeslag (artikel)|Vaste activa|Opmerking".split("|"),
])
const DELETED_HEAD =
  /^(?:l|löschkz\.?|löschkennzeichen|del\.? ?ind\.?|deletion indicator|cancelled|storniert)$/i
const DELETED = /^(?:l|x|y|yes|ja|true)$/i

const CANCELLED =
  /^(?:cancell?ed|deleted|entfällt|entfallen|storniert|gestrichen|gelöscht|annulée?|supprimée?|anulad[oa]|cancelad[oa]|annullat[oa]|vervallen|geannuleerd|anulowan[aeoy]|avbeställd|annulleret|kansellert|zrušeno|peruttu|törölve|existing|already (?:here|have|owned|ordered|bought|purchased|on site|in place)|(?:bereits |schon )?vorhanden|(?:bereits|schon) (?:da|bestellt|gekauft)|déjà (?:là|commandée?|achetée?|en place)|ya (?:pedid[oa]|comprad[oa]|disponible)|già (?:presente|ordinat[oa]|acquistat[oa])|já (?:encomendad[oa]|comprad[oa])|(?:al|reeds) (?:aanwezig|besteld|gekocht)|już (?:jest|zamówion[aeoy]|kupion[aeoy])|finns redan|redan (?:beställd|köpt)|har allerede|allerede (?:bestilt|købt|kjøpt)|již (?:je|objednáno|koupeno))[.!]?$/i

/** Returns whether a heading states how much of a line is ordered, or its state. */
const statesOrder = (heading: string): boolean =>
  /stat(?:us|e|o|ut)$|^estado$|^zustand$|^stav$|^tila$/i.test(heading) ||
  ["note", "quantity"].includes(readHeading(heading)?.meaning.kind ?? "")

/** Returns whether a line of an order is deleted, states the whole order (`*` in NetSuite), or is no item. */
export const isOfOtherType = (
  cells: readonly string[],
  head: readonly string[] | undefined,
): boolean =>
  head?.some((heading, at) => {
    const cell = cells[at] ?? ""
    return (
      (CANCELLED.test(cell) && statesOrder(heading)) ||
      (heading === "*" && cell === "*") ||
      (TYPE_HEAD.test(plainHeading(heading)) && (OTHER_TYPES.has(cell) || isService(cell))) ||
      (DELETED_HEAD.test(heading) && DELETED.test(cell))
    )
  }) ?? false

const NOT_FITTED =
  /^(?:DN[PFIM]|N\/F|no[nt]?[- ]?(?:fitted|populated|mounted|placed|stuffed)|do not (?:populate|place|fit|install|mount|stuff|order|buy)|unpopulated|omit(?:ted)?|nicht (?:bestückt|bestücken|bestellen)|unbestückt|ei (?:kalusteta|asenneta)|neosazovat|ne pas (?:monter|implanter|commander)|non (?:monté|implanté|câblé)|no (?:montar|poblar|colocar|pedir)|no montado)\b/i
const NOT_FITTED_WITHIN =
  /\bDN[PF]\b|\b(?:do not|don['’]t) (?:populate|place|fit|install|mount|buy|order|purchase)\b|\bnot (?:fitted|populated)\b|\bnicht (?:bestück|bestellen|kaufen)|\bne pas (?:commander|acheter)\b|\bno (?:pedir|comprar)\b|\bnão (?:pedir|encomendar|comprar)\b|\bnon (?:ordinare|acquistare)\b|\bniet (?:bestellen|kopen)\b|\bnie zamawiać|\bbeställ (?:ej|inte)\b|\b(?:bestill|bestil|skal) ikke\b|\bneobjednávat|\bälä tilaa|\bne rendelj/i
/** Matches notes on parts that the buyer's own customer supplies. */
const SUPPLIED =
  /\b(?:consigned|consignment|customer[- ]supplied|free[- ]issue[d]?|kundenbeistellung|beigestellt|beistellung)\b/i
/** Matches cells that say who else supplies a part. */
const OF_OTHERS =
  /^(?:(?:supplied |provided |furnished )?by (?:others|(?:the )?(?:owner|client|customer))|(?:owner|client|customer)[- ](?:supplied|furnished)|bauseit(?:s|ig)|kundenseitig|vom kunden gestellt|fourni(?:e|s|es)? par (?:le client|d['’]autres)|hors (?:lot|fourniture|marché)|(?:suministrad[oa]s? )?por (?:el cliente|otros)|(?:fornit[oaie] )?dal cliente|a cura (?:di altri|del cliente)|(?:fornecid[oa]s? )?pelo cliente|door (?:derden|klant|opdrachtgever)|po stronie (?:klienta|zamawiającego|inwestora)|dodávka (?:investora|zákazníka|objednatele)|tillhandahålls av (?:kund|kunden|beställaren)|leveres av (?:kunde|kunden|andre|byggherre)n?)[.!]?$/i
const NOT_FITTED_HEAD =
  /^(?:dn[pfim]|do not (?:populate|place|fit)|not fitted|nicht bestückt|exclude from bom|no montar)\??$/i
const FITTED_HEAD =
  /^(?:include|fitted|fit|populate[d]?|placed|mounted|bestückt|montado|monté)\??$/i
const YES = /^(?:1|x|y(?:es)?|true|ja|j|oui|si|sí|✓|✔|dn[pf]|excluded.*)$/i
/** Matches the word for no. */
export const NO_WORD =
  /^(?:no?|nein|non|nee|não|nao|nie|nej?|nei|nem|ei|nu|hayır|нет|ні|не|false)$/i
const NO = /^(?:0|n|no|false|nein|non|not fitted|not populated)$/i

/** Matches the heading of units: `UOM`, `Einheit`. */
export const UNIT_HEAD =
  /^(?:unit|uom|u\.?\/?m\.?|me|einh(?:eit)?\.?|mengeneinheit|unité|ud|unidad|u\.?m\.?|unità|eenheid|enhet|enhed|yks(?:ikkö)?\.?|j\.?m\.?|jedn\.?|mj|m\.?e\.?|birim|ед\.?|ед\. ?изм\.?|單位|单位|単位|단위)$/iu
const HOURS = /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ore|uren|uur|godz|tim|timmar|aw)\.?$/i

/** Returns whether a row without a part number states work: its unit is the hour or a service. */
export const isWork = (cells: readonly string[], head: readonly string[] | undefined): boolean =>
  head?.some((heading, at) => UNIT_HEAD.test(heading) && HOURS.test(cells[at] ?? "")) ?? false

/** Returns whether a row numbers the columns of a form: `1 | 2 | 3 | 4`, `8=6x7`. */
export function isColumnCount(cells: readonly string[]): boolean {
  const counted = cells.slice(cells.findIndex((cell) => cell !== ""))
  return (
    counted.length >= MIN_COUNTED &&
    counted.every((cell, at) => {
      const [, place] = /^[([]?(\d{1,2})(?:[)\]]?|\.|\s?[=(][\dx×*+/() ]+)$/.exec(cell) ?? []
      return Number(place) === at + 1
    })
  )
}
const MIN_COUNTED = 4

/** Returns whether a heading asks for units, to which a list may answer no: `Required`. */
const isUnits = (heading: string): boolean => readHeading(heading)?.meaning.kind === "quantity"

/** Returns whether a row says that its part is not to be populated, in a separate column or in a text. */
export function isNotFitted(
  cells: readonly string[],
  columns: readonly ColumnKind[],
  head: readonly string[] | undefined,
): boolean {
  return cells.some((cell, at) => {
    if (cell === "") return false
    const heading = head?.[at] ?? ""
    if (NOT_FITTED_HEAD.test(heading)) return YES.test(cell)
    if (FITTED_HEAD.test(heading)) return NO.test(cell) || NOT_FITTED.test(cell)
    if (columns[at] === "number") return /^(?:DNP|DNF|DNI)$/.test(cell)
    const isStatedAlone = NOT_FITTED.test(cell) && cell.length < 24 && columns[at] !== "quantity"
    const isRemark = columns[at] === "note" || columns[at] === "ignore"
    const isText = isRemark || columns[at] === "description"
    if (isStatedAlone || (isText && NOT_FITTED_WITHIN.test(cell))) return true
    if (isRemark && OF_OTHERS.test(cell)) return true
    if (columns[at] === "ignore" && NO_WORD.test(cell) && isUnits(heading)) return true
    return (columns[at] === "note" || columns[at] === "manufacturer") && SUPPLIED.test(cell)
  })
}
