import { type HeadingMeaning, headingMeanings } from "./heading-words.ts"
import { quantityHeadings } from "./quantity-headings.ts"
import { unusedHeadings } from "./unused-headings.ts"

export interface ReadHeading {
  meaning: HeadingMeaning
  /** Whether the whole heading is known, not only a phrase within it. */
  isWhole: boolean
}

const MAX_HEADING_LENGTH = 60
const MAX_HEADING_WORDS = 8

/** Matches a label with its value: `Qty: 20`. */
const HAS_VALUE = /[:=]\s*[^\s()[\]]/

const CURRENCIES = / (?:usd|eur|gbp|chf|inr|sek)$/

const MIN_JOINED_LENGTH = 5

const meaningOf = new Map<string, HeadingMeaning>()
for (const meaning of [...headingMeanings, ...quantityHeadings, ...unusedHeadings])
  for (const head of meaning.heads.split("|"))
    if (!meaningOf.has(plainWords(head))) meaningOf.set(plainWords(head), meaning)
/** Headings without spaces, as databases name columns: `ITEMCODE`. */
const meaningOfJoined = new Map<string, HeadingMeaning>()
for (const [head, meaning] of meaningOf)
  if (head.includes(" ") && head.length > MIN_JOINED_LENGTH)
    meaningOfJoined.set(head.replaceAll(" ", ""), meaning)

/** Matches words that name the table of a column: `Order Lines/Product`. */
const OF_A_TABLE =
  /^(?:(?:purchase |sales )?order lines?|bom lines?|lines?|invoice lines?|items?) (?=\p{L}{2})/u

/**
 * Matches the heading of a column for the lines of a document: `Order Lines/Product`. Other columns then describe the
 * document itself.
 */
export const LINE_HEADING =
  /\blines?\s?\/|^(?:lignes|\p{L}+zeilen|\p{L}+positionen|líneas|lineas|righe|\p{L}*regels|linhas|\p{L}*rader|\p{L}*linjer|pozycje)(?: [^/]{1,30})?\/|^lineitem /iu

/** Matches a field that a customer added to a program: `Custom field (Quantity)`. */
const OWN_FIELD =
  /^(?:custom field|benutzerdefiniertes feld|champs? personnalisés?|campo (?:personali[sz]ado|personalizzato)|aangepast veld|pole niestandardowe|anpassat fält|tilpasset felt|brugerdefineret felt|vlastní pole) \((?=[^()]{1,60}\)$)/iu

/** Matches between words where programs name a field of another record: `Item : Display Name`, `Artikel: Code`. */
const OF_RECORD = / : |(?<=^\p{L}{3,20}): (?=[^\d:]{2,40}$)/u

/** Finds the meaning of a heading; undefined if it is unknown. */
export function readHeading(written: string): ReadHeading | undefined {
  const heading = OWN_FIELD.test(written) ? written.replace(OWN_FIELD, "").slice(0, -1) : written
  const whole = readPlainHeading(heading.replace(OF_RECORD, " "))
  if (whole?.isWhole || !LINE_HEADING.test(heading)) return whole
  const names = heading.replace(/^lineitem /i, "").split("/")
  const joined = readPlainHeading(names.slice(-2).join(" "))
  return joined?.isWhole ? joined : (readPlainHeading(names.at(-1) ?? "") ?? joined)
}

function readPlainHeading(heading: string): ReadHeading | undefined {
  if (heading.length > MAX_HEADING_LENGTH || HAS_VALUE.test(heading)) return undefined
  const words = plainWords(heading)
  const plain = HAS_ADDITION.test(heading) ? plainHeading(heading) : words.replace(CURRENCIES, "")
  const whole =
    meaningOf.get(words) ??
    meaningOf.get(plain) ??
    meaningOf.get(plain.replace(OF_A_TABLE, "")) ??
    meaningOfJoined.get(plain)
  if (whole?.isNumbered && /\d/.test(heading)) return undefined
  if (whole) return { meaning: whole, isWhole: true }
  if (PRICE.test(plain) && WISH.test(plain))
    return { meaning: knownMeaning("target price"), isWhole: true }
  const pieces = splitCompound(plain).split(" ")
  const composed =
    priceOfOne(pieces) ??
    numberOfSomebody(pieces) ??
    numberOfSomething(pieces) ??
    makerOf(pieces) ??
    unitsOfOrder(pieces) ??
    quantityOf(pieces, heading)
  if (composed) return { meaning: composed, isWhole: true }
  if (isNumberOfShop(heading)) return { meaning: knownMeaning("distributor pn"), isWhole: true }
  if (pieces.length < 2 || pieces.length > MAX_HEADING_WORDS || /\d{2}/.test(heading))
    return undefined
  const phrase = longestPhrase(pieces)
  return phrase && { meaning: phrase, isWhole: false }
}

const PRICE =
  /(?:^| )(?:price|cost|each|budget|preis|prix|p u|pu|precio|prezzo|prijs|pris|preco|pret|fiyat|cijena|cena|hinta|hind|kaina|egysegar|цена|ціна|τιμη|単価|单价|価格|价格|단가)(?: |$)/
const WISH =
  /(?:^| )(?:max|maxi|maks|maximum|maximal|maximale|massimo|maximo|target|ziel|cible|objetivo|obiettivo|limit|alvo)(?: |$)/

/** Returns whether a heading names a price: `Unit price`, `Cena netto`. */
export const isPriceHeading = (heading: string): boolean => PRICE.test(plainHeading(heading))

const UNIT_OF_PRICE =
  /^(?:per|pro|por|par|je|a|p|la|le|pcs?|piece|unit|each|ea|st|stk|stuck|styck|stuks?|uds?|un|unidade?|unite|u|pz|pezzo|szt|sztuke)$/

/** Finds the meaning of a price whose unit follows: `Preis pro Stück`, `Budget/Stk.`. */
function priceOfOne([first = "", ...units]: readonly string[]): HeadingMeaning | undefined {
  const meaning = meaningOf.get(first)
  const isOfPrice = meaning?.kind === "targetPrice" || PRICE.test(first)
  return isOfPrice && units.length > 0 && units.every((one) => UNIT_OF_PRICE.test(one))
    ? meaning
    : undefined
}

const knownMeaning = (head: string): HeadingMeaning => {
  const meaning = meaningOf.get(head)
  if (!meaning) throw new Error(`No heading ${head}`)
  return meaning
}

/** Splits words that other languages join: `fabrikantnr` is `fabrikant nr`, `herstteilenr` is `herst teile nr`. */
const splitCompound = (plain: string): string =>
  plain
    .replaceAll(
      /(?<=\p{L}{3})(?:nr|nro|nummer|numero|numer|szam|tunnus)(?= |$)|(?<=artikk?el|produ[ck]t|bestel|vare|tuote|termek|fabrikant|leveranciers?)(?:code|kode?|koodi)(?= |$)/gu,
      " nr",
    )
    .replaceAll(
      /(?<= |^)(?:herst|hersteller|lief|lieferanten|kunden|fabrikant|leveranciers|leverandor)(?=teile?|mat|art|vare)/gu,
      "$& ",
    )
    .replaceAll(
      /^(?:メーカー|製造元|制造商|厂商|厂家|原厂|仕入先|供应商|自社|社内|客户|제조사|공급사|고객)(?=\p{L})/gu,
      "$& ",
    )
    .replaceAll(
      /(?<=\p{L}{2})(?:コード|番号|型番|品番|编码|编号|代码|型号|料号|型式|코드|번호|품번|모델명)$/gu,
      " $&",
    )

const MAKER =
  /^(?:mfr|mfg|mfgr|manf|manuf|manufacturers?|maker|oem|herstellers?|herst|fabricant|fabricante|fabrikants?|fabr?|producent(?:a|en?s)?|produttore|costruttore|constructeur|tillverkare(?:ns)?|tillv|produsent(?:ens?)?|valmistajan?|valm|vyrobc[eu]|gyarto[ik]?|uretici|producator(?:ului)?|proizvodaca|proizvajalca|gamintojo|razotaja|tootja|производителя|изготовителя|виробника|κατασκευαστη|メーカー|製造元|制造商|厂商|厂家|原厂|제조사)$/
const SUPPLIER =
  /^(?:suppliers?|vendors?|sellers?|lieferanten?|lief|kreditor(?:en)?|fourn(?:isseur)?|proveedor|fornitore|forn|fornecedor|leveranciers?|leverantorens?|leverandor(?:en)?s?|lev|dostawcy|dodavatele?|toimittajan?|szallitoi?|furnizor(?:ului)?|dobavljaca|dobavitelja|tiekejo|piegadataja|tarnija|tedarikci|поставщика|постачальника|доставчика|προμηθευτη|仕入先|供应商|供应|공급사)$/
const DISTRIBUTOR =
  /^(?:mouser|digikey|farnell|newark|rs|tme|lcsc|arrow|reichelt|conrad|distrelec|avnet|ingram|synnex|cdw|insight|newegg|esprinet|exertis|westcoast|rutronik|bechtle|dustin|distributors?|distri|wholesaler|distributeur|grossiste|distribuidor|mayorista|distributore|grossista|distributora|dystrybutora|grosshandlers?)$/
const OWNER =
  /^(?:customers?|cust|buyers?|our|own|my|internal|inhouse|company|client|cliente|kund(?:en?)?s?|klants?|asiakkaan|zakaznika|eigene|interne|interno|interna|unsere|nostro|nosso|ons|eigen|vart|klienta|zamawiajacego|wlasny|vlastni|sajat|belso|intern|nas|oma|наш|свой|внутреннии|клиента|покупателя|заказчика|自社|社内|客户|内部|고객)$/
const NUMBER =
  /^(?:n|no|nr|nro|num|number|numer|nummer|numero|numar|numarasi|broj|szam|code|codes|pn|mpn|sku|id|pid|ref|reference|codigo|referencia|codice|cod|kod|kodja|koda|symbol|indeks|artnr|cislo|cikkszam|osanro|koodi|tunnus|kodu|sifra|rif|cikkszama|kod[ae]s|kods|kood|код|артикул|номер|партномер|κωδικος|コード|番号|型番|品番|编码|编号|代码|型号|料号|型式|코드|번호|품번|모델명?|κωδ)$/
const MAX_NUMBER_WORDS = 5
/** Matches other numbers and codes of a maker, supplier or customer: `Seller ZipCode`, `Supplier VAT No.`. */
const OTHER_NUMBERED =
  /^(?:and|line|auxiliary|order|orders|commande|pedido|bestelling|auftrags?|ordine|zamowienia|facture|invoice|quote|contract|document|doc|delivery|shipment|tracking|ticket|case|batch|lot|serial|tax|vat|ust|duns|eori|iban|bank|account|acct|gl|konto|phone|telephone|tel|telefon|fax|mobile|name|zip|zipcode|post|postal|postcode|plz|city|state|region|country|land|address|currency|payment|price|discount|group|gruppe|category|department|dept|cost|site|store|user|contact|email|language)$/

/** Finds the meaning of a heading that names a number and its owner: `Mfr Item Number`, `Nr kat. producenta`. */
function numberOfSomebody(words: readonly string[]): HeadingMeaning | undefined {
  const isNumber =
    words.length > 1 &&
    words.length <= MAX_NUMBER_WORDS &&
    words.some((one) => NUMBER.test(one)) &&
    !words.some((one) => OTHER_NUMBERED.test(one))
  if (!isNumber) return undefined
  if (words.some((one) => MAKER.test(one))) return knownMeaning("mpn")
  if (words.some((one) => DISTRIBUTOR.test(one))) return knownMeaning("distributor pn")
  if (words.some((one) => SUPPLIER.test(one))) return knownMeaning("supplier no")
  return words.some((one) => OWNER.test(one)) ? knownMeaning("customer no") : undefined
}

const ARTICLE =
  /^(?:art|articles?|articolo|articulo|artigo|artik(?:el|kel|elin)s?|artykulu|artiklu|artikla|articol|item|product|produkt|produktu|produit|producto|produto|prodotto|produs|componente?|zbozi|towaru|tovaru|indeksu|vyrobku|vare|nimike|tuotteen|tuote|urun|malzeme|termek|cikk|ident|номенклатуры|товар[ау]|prekes|predmet[au]|artikala|ειδους|品目|商品|製品|部品|物料|产品|货品|存货|품목|상품|제품|자재)$/
/** Matches what makers number; shops and buyers number articles. */
const PART =
  /^(?:pie[zc]as?|peca|part[es]?|onderdeel|ersatzteil|teile?|reservd(?:el|els)|reservedels?|dele?|detalj|czesci|dilu|osa|parca|alkatresz|types?|typen?|modell?|modelo|modello|modele|ordering|bestallnings|bestillings)$/
const CATALOG = /^(?:kat|кат|cat|katalog|catalog(?:ue|o|us)?|katalogowy|каталожныи|каталожен)$/
const DOCUMENT =
  /^(?:order|ordine|commande|cde|pedido|encomenda|bestelling|auftrags?|zamowienia|objednavky|ordre|tilaus|tilauksen|rendeles|invoice|factura|facture|fattura|faktury?|rechnungs?|document|documento|dokumentu?|belegs?|ddt)$/
const LINKING = /^(?:of|de|del|della|di|do|da|d|l|la)$/

/** Finds the meaning of a heading that names only a number and what it numbers: `Codice art.`, `N. ordine`. */
function numberOfSomething(words: readonly string[]): HeadingMeaning | undefined {
  const [number, thing, ...others] = words
    .filter((one) => !LINKING.test(one))
    .toSorted((one, other) => Number(NUMBER.test(other)) - Number(NUMBER.test(one)))
  if (thing === undefined || others.length > 0 || !NUMBER.test(number ?? "")) return undefined
  if (CATALOG.test(thing)) return knownMeaning("catalog no")
  if (PART.test(thing)) return knownMeaning("part number")
  if (ARTICLE.test(thing))
    return knownMeaning(/p?id$/.test(number ?? "") ? "product id" : "article no")
  const isOfDocument =
    DOCUMENT.test(thing) && /^(?:n|no|nr|nro|num|numm?er|number|numero|cislo)$/.test(number ?? "")
  return isOfDocument ? knownMeaning("order number") : undefined
}

const MAX_MAKER_WORDS = 3

const NAME = /^(?:name|namen|navn|namn|nom|nome|nombre|naam|nazwa|nazev|nimi|neve|名称?)$/

/** Finds the meaning of a heading that names the maker: `Primary Source Manufacturer`, `Producent Navn`. */
function makerOf(words: readonly string[]): HeadingMeaning | undefined {
  const [first = "", second = ""] = words
  const isNameOfMaker = words.length === 2 && MAKER.test(first) && NAME.test(second)
  const isAtEnd = words.length <= MAX_MAKER_WORDS && MAKER.test(words.at(-1) ?? "")
  return isNameOfMaker || isAtEnd ? knownMeaning("manufacturer") : undefined
}

const QUANTITY =
  /^(?:qty|qnty|quantity|quant|pcs|pieces|units|menge|anzahl|stuck|stuckzahl|stk|qte|quantite|cantidad|cant|ctd|cdad|unidades|uds|aantal|stuks|quantita|qta|pezzi|qtd|qtde|quantidade|ilosc|szt|ant|antall?|maara|mennyiseg|mnozstvi|pocet|st|miktari?|adet|adedi|количество|кол|во|кількість|kolicina|cantitate|kiekis|daudzums|kogus|数量|수량)$/
const ORDERED =
  /^(?:ordered|bestellte?|bestelde?|commandees?|pedidas|ordinat[aeio]|zamowion[aeoy]|objednan[aeoy]|bestallt|bestallda|bestilte?|tilattu|encomendad[ao]|(?:meg)?rendelt)$/
const ACCEPTED =
  /^(?:accept|accepted|approved?|selected|chosen|ausgewahlt|gewahlt|annehmen|angenommen|accepter|retenir|aceptar|seleccionad[ao]s?|elegid[ao]s?|accettare|selezionat[aeio]|sceglie?re|accepteren|gekozen|geselecteerd|wybran[aeoy]|vybran[aeoy]|vald|valda|valgte?|valittu|angenommene?|akzeptierte?|retenue?s?|acceptee?s?|aceptad[ao]s?|accettat[aeio]|geaccepteerde?|aceites?|zaakceptowan[aeoy]|akceptovan[aeoy]|accepter(?:at|et)|hyvaksytty|elfogadott|acceptat[ae]?)$/
const DELIVERED =
  /^(?:received|rcvd?|recd|recvd?|delivered|shipped|fulfilled|picked|gelieferte?|geleverde?|ontvangen|livree?s?|recue?s?|expediee?s?|entregad[ao]s?|recibid[ao]s?|recebid[ao]s?|entregues?|consegnat[aeio]|ricevut[aeio]|evas[aeio]|spedit[aeio]|dostarczon[aeoy]|odebran[aeoy]|dodan[aeoy]|teslim|edilen|получено|отгружено|доставлено|отримано|відвантажено|入荷数|納入数|納品数|出荷数|已交数量|已收数量|已到货数量|입고수량|(?:in)?levererat|levert|leveret|modtaget|mottatt|mottaget|przyjet[aeoy]|prijat[aeoy]|toimitettu|vastaanotettu|saapunut|szallitott|szallitva)$/

/** Number of states in `Quantity Fulfilled/Received`. */
const MAX_STATES = 2

const areStates = (words: readonly string[], state: RegExp): boolean => {
  const states = words.filter((one) => !QUANTITY.test(one))
  return states.length > 0 && states.length <= MAX_STATES && states.every((one) => state.test(one))
}

/** Finds the meaning of `Besteld` and `Dodané množství`: units that are ordered, accepted or have arrived. */
function unitsOfOrder(words: readonly string[]): HeadingMeaning | undefined {
  if (areStates(words, ORDERED)) return knownMeaning("ordered")
  if (areStates(words, ACCEPTED)) return knownMeaning("accepted")
  return areStates(words, DELIVERED) ? knownMeaning("shipped") : undefined
}

/** Returns whether a heading names units that have arrived. */
export const isDeliveredHeading = (heading: string): boolean =>
  areStates(plainHeading(heading).split(" "), DELIVERED)

const OF_ALL =
  /^(?:total|totals|totale|totales|totaal|totalt|gesamt|insgesamt|ges|razem|lacznie|celkem|celkom|spolu|yhteensa|osszesen|overall|extended|summa|all|alle|alt)$/
const NEEDED =
  /^(?:needed|required|reqd?|rqd|wanted|benotigte|notwendige|necessaire|requise|necesaria|necessaria|potrzebna|potrebne|nodvendig|tarvittava|szukseges)$/
const IN_STOCK =
  /^(?:stocks?|available|verfugbare|vorhandene|disponible|disponibile|disponivel|dostepna|skladem|saatavilla|elerheto|beschikbare?|tilgjengelig|tillgangligt|bestand|lagerbestand|lager|lagersaldo|lagerbeholdning|existencias|giacenza|voorraad|estoque|stan|zasob[ay]|sklade?|varasto|varastossa|raktaron|keszlet|stoc|zaliha|zaloga|stok|stoku|stokta|laos|laoseis|atsargos|likutis|krajums|krajumi|склад|складе|складі|наличии|наличие|наявність|остаток|αποθεμα|在庫|在庫数|库存|库存数量|재고|재고수량)$/
const MAX_STOCK_WORDS = 3

/** Returns whether a heading names the units in stock, or their minimum. */
export function isStockHeading(heading: string): boolean {
  const words = plainHeading(heading).split(" ")
  const kind = readHeading(heading)?.meaning.kind ?? "ignore"
  return (
    kind === "ignore" && words.length <= MAX_STOCK_WORDS && words.some((one) => IN_STOCK.test(one))
  )
}

const OF_ONE = /^(?:per|je|pro|par|por|pe|na|на|each|cada|pr|egysegenkent)$/
const PACKING =
  /^(?:box|pack|package|carton|case|bag|reel|vpe|ve|karton|packung|gebinde|rolle|colis|boite|carton|caja|paquete|conf|confezione|scatola|doos|verpakking|opakowanie|opak|opakowaniu|forpackning|kartong|aeske|eske|pakke|baleni|krabice|csomag|caixa|embalagem)$/
const NOT_ORDERED = /^(?:cancelled|returned|minimum|minimale?|min|mindest)$/
const MAX_STATE_WORDS = 3
const MAX_QUANTITY_WORDS = 5

/** Finds the meaning of `Ilość razem` and `Cant./kit`: units in all, needed, in stock, open, in a box, or of one build. */
function quantityOf(words: readonly string[], heading: string): HeadingMeaning | undefined {
  if (words.every((one) => IN_STOCK.test(one))) return knownMeaning("stock")
  const isQuantity =
    words.length > 1 &&
    words.length <= MAX_QUANTITY_WORDS &&
    words.some((one) => QUANTITY.test(one))
  if (!isQuantity) return undefined
  if (words.some((one) => OF_ALL.test(one))) return knownMeaning("total qty")
  const isOfOne =
    OF_ONE.test(words.find((one) => !QUANTITY.test(one)) ?? "") ||
    (words.length === 2 && heading.includes("/"))
  const isNeeded = words.some((one) => NEEDED.test(one))
  if (isNeeded) return knownMeaning("qty needed")
  if (words.some((one) => IN_STOCK.test(one))) return knownMeaning("stock")
  if (words.some((one) => PACKING.test(one))) return knownMeaning("pack qty")
  const state = words.filter((one) => !QUANTITY.test(one)).join(" ")
  const stated = meaningOf.get(state)
  if (stated?.isOutstanding) return knownMeaning("open qty")
  if (stated?.isChoice && stated.rank === 0) return stated
  if (words.length <= MAX_STATE_WORDS && words.some((one) => NOT_ORDERED.test(one)))
    return knownMeaning("min qty")
  return QUANTITY.test(words[0] ?? "") && isOfOne ? knownMeaning("qty per") : undefined
}

const NO_SHOP =
  /^(?:quote|customer|order|po|page|invoice|ticket|account|phone|serial|batch|lot|box|room|rack|slot|tracking|case|line|item|part|product|row|bin|desk|job|ref|store|vendor|supplier)\b/i

/** Returns whether a heading names a shop and its number: `CDW#`. */
const isNumberOfShop = (heading: string): boolean =>
  /^\p{L}[\p{L}.&-]{1,15}(?: [\p{L}.&-]{1,15})?\s?#$/u.test(heading) && !NO_SHOP.test(heading)

/** Finds the longest known phrase; of several equally long ones, the last. */
function longestPhrase(words: readonly string[]): HeadingMeaning | undefined {
  for (let length = words.length - 1; length > 0; length -= 1)
    for (let from = words.length - length; from >= 0; from -= 1) {
      const meaning = meaningOf.get(words.slice(from, from + length).join(" "))
      if (meaning?.isPhrase) return meaning
    }
  return undefined
}

/** Matches the unit of a price: `€/Stk.`. */
const PRICE_UNIT = /(?:[$€£]|\b(?:USD|EUR|GBP|PLN|SEK|CHF)) ?\/ ?\p{L}{2,5}\.?(?!\p{L})/gu

/** Matches what only a heading with a unit, a bracket, a mark or no words contains. */
const HAS_ADDITION = /[/([*`~]|^\s+$/

/** Normalizes a heading. Removes brackets, currencies and `1` of `Supplier 1`. */
export function plainHeading(heading: string): string {
  const unpriced = heading.replaceAll(PRICE_UNIT, " ").trim()
  if (unpriced === "" && heading !== "") return "price"
  const open = unpriced.replaceAll(/\(e?s\)/gi, "").replaceAll(/[*`~]/g, " ")
  const bare = plainWords(open.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, " "))
  return (bare === "" ? plainWords(open) : bare).replace(CURRENCIES, "")
}

function plainWords(text: string): string {
  const divided = text
    .replaceAll(/\p{Ll}(?=\p{Lu})/gu, "$& ")
    .replaceAll(/(?<=\p{L})['’](?=d(?!\p{L}))/gu, "")
  const letters = /\P{ASCII}/u.test(divided) ? plainLetters(divided) : divided.toLowerCase()
  return letters
    .replaceAll("#", " no ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/(?<=\p{L})\d+(?= |$)|(?<= |^)\d+(?= |$)/gu, "")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/(?<= |^)q (?=t[ay](?: |$))/g, "q")
    .trim()
}

function plainLetters(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\p{N}])[nN]\.[º°]/gu, "n ")
    .normalize("NFKD")
    .replaceAll(/(?![\u3099\u309A])\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("ı", "i")
    .replaceAll("đ", "d")
}
