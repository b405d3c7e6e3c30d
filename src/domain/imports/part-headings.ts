import { plainHeading } from "../matching/read-heading.ts"
import { breakMeaningsIn } from "./break-columns.ts"
import { type ColumnMeaning, type FindMeaning, mayRepeat, ownColumnOf } from "./part-columns.ts"

/**
 * Headings of one meaning in English, German, French and Spanish, normalized. Of several headings with the same
 * meaning, the lowest rank wins.
 */
interface Wording {
  meaning: ColumnMeaning
  rank: number
  heads: string
}

const wordings: readonly Wording[] = [
  {
    meaning: "sku",
    rank: 0,
    heads: `sku | variant sku | product sku | item sku | stock keeping unit | artikelnummer | artikel nummer | artikelnr
      | artikel nr | art nr | artnr | artikelcode | artikel no | artikel id`,
  },
  {
    meaning: "sku",
    rank: 1,
    heads: `item no | item number | item code | item id | article no | article number | article code | article id
      | product no | product number | product code | product id | part no | part number | part code | pn | stock code
      | order code | order no | catalog no | catalogue no | bestellnummer | bestell nr | bestellnr | best nr
      | materialnummer | material nr | material no | material number | material | matnr | produktnummer | produkt nr
      | lieferantenartikelnummer | lief art nr | supplier part no | supplier sku | supplier article no
      | teilenummer | teile nr | sachnummer | code article | ref article | reference article | reference | ref
      | code produit | ref produit | codigo | codigo articulo | referencia | cod articulo | codigo de articulo`,
  },
  {
    meaning: "sku",
    rank: 2,
    heads:
      "internal reference | internal ref | default code | no | nr | nummer | number | artikel | item | article | code | model",
  },
  {
    meaning: "mpn",
    rank: 0,
    heads: `mpn | manufacturer part number | manufacturer part no | manufacturer no | manufacturer number
      | manufacturer sku | manufacturer code | mfr part no | mfr pn | mfg part no | mfr no | vendor part no | vendor part number | maker part no
      | herstellernummer | hersteller nr | hersteller nummer | herst nr | hersteller artikelnummer | hersteller artikelnr
      | hersteller art nr | herstellerartikelnummer | herstellerartikelnr | hersteller teilenummer | herstellerteilenummer
      | htn | han | werksnummer | ref fabricant | reference fabricant | referencia fabricante | ref fabricante`,
  },
  {
    meaning: "manufacturer",
    rank: 0,
    heads: "manufacturer name | hersteller | herstellername | fabricant | fabricante",
  },
  {
    meaning: "name",
    rank: 0,
    heads: `product name | item name | article name | part name | title | product title | artikelbezeichnung
      | artikelname | produktname | produktbezeichnung | bezeichnung | kurztext | kurzbezeichnung | artikeltext
      | short text | short description | item description | part description | designation | libelle | nom | nom du produit
      | denominacion | nombre | nombre del producto | materialkurztext`,
  },
  {
    meaning: "description",
    rank: 0,
    heads: `langtext | beschreibung | artikelbeschreibung | produktbeschreibung | long description | long text | body html
      | body | product description | full description | zusatztext | descripcion | description longue`,
  },
  {
    meaning: "category",
    rank: 0,
    heads: `kategorie | warengruppe | artikelgruppe | produktgruppe | hauptwarengruppe | wgr | wg | product category
      | categories | product group | item group | commodity group | famille | categorie | categoria | familia`,
  },
  {
    meaning: "category",
    rank: 1,
    heads: "product type | type | group | gruppe | sortiment | department",
  },
  {
    meaning: "availableQuantity",
    rank: 0,
    heads: `stock | stock quantity | stock qty | qty in stock | quantity in stock | qty avail | qty on hand
      | quantity on hand | on hand | available | available qty | qty available | quantity available | inventory
      | variant inventory qty | inventory qty | lagerbestand | bestand | lagermenge | verfugbar | verfugbare menge
      | verfugbarer bestand | freier bestand | stock disponible | disponible | existencias | en stock`,
  },
  {
    meaning: "availableQuantity",
    rank: 1,
    heads: "in stock | qty | quantity | menge | anzahl | lager | quantite | cantidad",
  },
  {
    meaning: "price",
    rank: 0,
    heads: `sales price | selling price | sell price | unit price | net price | price net | variant price | regular price
      | vk | vk preis | verkaufspreis | vk netto | netto vk | netto preis | nettopreis | preis netto | einzelpreis | e preis | stuckpreis
      | preis | prix | prix unitaire | prix unitaire ht | prix ht | pu ht | pu | precio | precio unitario | price each`,
  },
  {
    meaning: "price",
    rank: 1,
    heads:
      "list | list price | listenpreis | katalogpreis | msrp | rrp | uvp | brutto preis | bruttopreis | vk brutto | prix public | pvp",
  },
  {
    meaning: "cost",
    rank: 0,
    heads: `cost price | unit cost | purchase price | buying price | cost per item | net cost | dealer price | reseller price
      | your cost | average cost | durchschnittlicher ek | ek | ek preis | ek netto | einkaufspreis | einstandspreis | einstand | handlerpreis | hek | prix d achat | prix achat
      | precio de compra | precio compra | coste | costo`,
  },
  {
    meaning: "priceQuantity",
    rank: 0,
    heads:
      "preiseinheit | pe | price unit | price per | price quantity | preis je | preis per | preismenge | per",
  },
  {
    meaning: "minimumQuantity",
    rank: 0,
    heads: `moq | min qty | min order qty | min order quantity | minimum order qty | minimum order quantity | minimum order
      | mindestmenge | mindestbestellmenge | mindestabnahme | min menge | quantite minimale | cantidad minima`,
  },
  {
    meaning: "maximumQuantity",
    rank: 0,
    heads:
      "max qty | max order qty | maximum order quantity | hochstmenge | maximalmenge | max menge",
  },
  {
    meaning: "orderMultiple",
    rank: 0,
    heads: `pack size | pack qty | packing unit | package qty | packaging unit | multiple | order unit | vpe | ve
      | verpackungseinheit | losgrosse | bestelleinheit | conditionnement | unidad de embalaje`,
  },
  {
    meaning: "countryOfOrigin",
    rank: 0,
    heads: `origin | coo | country | ursprungsland | ursprung | herkunftsland | herkunft | pays d origine | pais de origen`,
  },
  {
    meaning: "tariffCode",
    rank: 0,
    heads: `hs code | hts code | tariff no | tariff number | customs tariff number | customs code | commodity code
      | zolltarifnummer | zolltarif nr | warennummer | statistische warennummer | taric | code douanier | codigo arancelario`,
  },
  {
    meaning: "binLocation",
    rank: 0,
    heads:
      "bin | bin location | shelf | storage bin | warehouse location | lagerplatz | lagerort | regal | stellplatz | emplacement",
  },
  {
    meaning: "reorderPoint",
    rank: 0,
    heads:
      "reorder level | reorder qty | min stock | minimum stock | low stock amount | meldebestand | mindestbestand | sicherheitsbestand",
  },
  {
    meaning: "replacedBy",
    rank: 0,
    heads:
      "successor | replacement | superseded by | nachfolger | nachfolgeartikel | ersatzartikel | ersetzt durch",
  },
]

const wordingOf = new Map(
  wordings.flatMap((wording) =>
    wording.heads.split("|").map((head) => [head.replaceAll(/\s+/g, " ").trim(), wording] as const),
  ),
)

/** Words that only qualify the words before them: `VK netto pro Stück`. */
const QUALIFIERS = new Set(
  `netto net ht excl exkl zzgl ohne pro per je each stuck stk pcs piece unit in eur euro usd gbp chf vat mwst ust tax de en
   total gesamt aktuell current neu new nr no id`.split(/\s+/),
)

/** Matches a weight; its unit must be in the heading, too: `Gewicht (kg)`, `Variant Grams`. */
const WEIGHT = /\b(?:weight|gewicht|bruttogewicht|gross ?weight|poids|peso)\b/i
const KILOGRAMS = /(?:\b|_)(?:kg|kilo\p{L}*)(?:\b|_)/iu
const GRAMS = /(?:\b|_)(?:g|gr|gramm|grams?)(?:\b|_)/i

/** Guesses the meaning of a foreign heading; undefined if unknown. */
export function guessMeaning(heading: string): Pick<Wording, "meaning" | "rank"> | undefined {
  if (WEIGHT.test(heading) && KILOGRAMS.test(heading)) return { meaning: "packedWeightKg", rank: 0 }
  if (/^variant grams$/i.test(heading.trim()) || (WEIGHT.test(heading) && GRAMS.test(heading)))
    return { meaning: "packedWeightG", rank: 0 }
  const own = ownColumnOf(plainHeading(heading).trim())
  if (own) return { meaning: own, rank: 0 }
  const words = plainHeading(heading).trim().split(" ")
  for (let count = words.length; count > 0; count -= 1) {
    const wording = wordingOf.get(words.slice(0, count).join(" "))
    if (wording) return wording
    if (!QUALIFIERS.has(words[count - 1] ?? "")) return undefined
  }
  return undefined
}

/**
 * Proposes meanings for unassigned headings. Each meaning goes to its most likely heading, the first of equals; only
 * meanings such as price breaks may repeat.
 */
export function proposeMeanings(
  headings: readonly string[],
  meaningOf: FindMeaning,
): Map<string, ColumnMeaning> {
  const taken = new Set(headings.map(meaningOf))
  const breakMeanings = breakMeaningsIn(headings)
  const candidates = headings.flatMap((heading) => {
    if (meaningOf(heading) !== undefined) return []
    const meaning = breakMeanings.get(heading)
    const wording = meaning ? { meaning, rank: 0 } : guessMeaning(heading)
    return wording ? [{ heading, ...wording }] : []
  })
  const proposals = new Map<string, ColumnMeaning>()
  for (const { heading, meaning } of candidates.toSorted((one, other) => one.rank - other.rank)) {
    if ((taken.has(meaning) && !mayRepeat(meaning)) || proposals.has(heading)) continue
    taken.add(meaning)
    proposals.set(heading, meaning)
  }
  return proposals
}
