import { PLACEHOLDER } from "./known-names.ts"
import { NUMBER_WORDS } from "./number-words.ts"
import { isNoteStart, isPartWord } from "./prose-lines.ts"
import { AND_WORDS, NUMBERED_WORDS, UNIT_WORDS } from "./prose-words.ts"

/** Matches the category that PCPartPicker writes before a part. */
const CATEGORY =
  /^(?:cpu|cpu cooler|motherboard|memory|storage|video card|case|power supply|operating system|case fan|thermal compound|monitor|headphones|keyboard|mouse|speakers|webcam|custom|wired network adapter|wireless network adapter|sound card): (?=\p{L}\.?\p{L}+(?![\p{L}\p{N}-]))/iu

/** Removes the categories from the list of PCPartPicker, whose lines may lack a price. */
export const withoutCategories = (lines: readonly string[]): readonly string[] =>
  lines.some((line) => /pcpartpicker/i.test(line))
    ? lines.map((line) => line.replace(CATEGORY, ""))
    : lines

/** Matches `CLIN 0001 -`, `Los 2:`, `(iv)`, `3.`, `✅`. */
const BULLET =
  /^(?:[-–—*•●○▪■►→·‣◦+~] ?|\[[ xX✓]?\] |[✅✔☑✓📦👉🔹🔸▶◆]\uFE0F? ?|\d{1,3}[.)](?!\d) ?|\d{1,3}\/ |[a-h]\.?\) ?|\((?:[ivx]{1,4}|[a-h])\) ?|[ivx]{1,4}[.)] |(?:s|sr|sl)\.? ?(?:no\.?)? ?\d{1,3}(?: ?[:.)–—-]+ ?| )|(?:clin|los|lot|option|lfd\.? ?nr|line item|pos|item|position|line|ligne|línea|nr|no|artikel)\.?(?: ?no\.?| ?nr\.?)? ?\d{1,4} ?[:.),–—-] ?|pos\.? ?\d{1,3} |#\d{1,3}:? )+(?=\S)/iu
/** Matches a line number before a quantity: `3: 20 pcs`, `3 - 20x`. */
const LINE_NUMBER = /^\d{1,3} ?[:–—-] ?(?=[1-9]\d{0,4} ?(?:x|×|pcs|st|pc|units|ea)(?![a-z]))/i

export function withoutBullet(line: string): { text: string; isBullet: boolean } {
  const text = line.replace(BULLET, "").replace(LINE_NUMBER, "")
  return { text, isBullet: text.length < line.length }
}

/** Returns the sign or the kind of number before a line of a list; empty if there is none. */
export const bulletOf = (line: string): string =>
  withoutBullet(line).isBullet ? (/^[^\p{L}\d]|^\d/u.exec(line)?.[0].replace(/\d/, "1") ?? "") : ""

const AMOUNT =
  "\\d{1,3}(?:[ .,'’]\\d{3}){1,3}(?:[.,](?:\\d{1,5}|[-–—]))?|\\d{1,9}(?:[.,](?:\\d{1,5}|[-–—]{1,2}))?"
const CURRENCY =
  "(?:[$€£₹¥]|s?fr\\.|rs(?:\\.|(?= ))|inr|rmb|zł|pln|cad|aud|nzd|sgd|aed|sek|nok|dkk|czk|mxn|brl|clp|cop|ron|huf|zar|hkd|jpy|cny|krw|ils|r\\$|usd|eur|euros?|gbp|pounds?(?! of )|quid|chf|dollars?)"
const PER_UNIT =
  "(?: ?(?:/|per|pro|par|por|das|la|le|p\\.?) ?(?:pc|pcs|ea|each|unit|piece|stk|stück|st|pièce|unité|unidad|ud)\\.?| each| ea\\b\\.?| cad(?:auno)?\\b\\.?| c/u| l'unité| netto| net| ht| p\\.p\\.)?"
const LIMIT_OF_PRICE =
  /(?<!\p{L})(?:prices?|costs?|preis|prix|precio|prezzo) (?:(?:is|are|drops?|comes?|goes|stays|liegt|est|es|è) (?:to |at |in )?)?(?:under|below|less than|unter|moins de|menos de|por debajo de|sotto) \d{1,6}(?:[.,]\d{1,2})?(?: (?:each|apiece|per \p{L}{2,6}))?(?![\p{L}\p{N}])|(?<=(?<!\p{L})(?:do|offer|match|hit|below|under|at) )\d{1,6}(?:[.,]\d{2})? (?:each|apiece),?(?= (?:i|we|then)(?!\p{L})|[?.!]|$)/giu
const PRICES: readonly RegExp[] = [
  `[(,;–-]?\\s?(?:(?<!\\p{L})(?:purchased for|@|à|a(?= ?[€$£])|zu je|zu|je|at|for|under|below|unter|target(?: price)?:?|zielpreis:?|(?:unit )?price:?|(?:einzel|stück)?preis:?|prix(?: cible)?:?|precio(?: objetivo)?:?|max\\.?|=) ?){0,4}(?:(?<![\\p{L}\\d])${CURRENCY} ?(?:${AMOUNT})(?! ?[gt]b(?!\\p{L}))(?: ?(?:usd|cad|aud|mxn|sgd|nzd)(?!\\p{L}))?|(?<![\\p{L}\\d])(?:${AMOUNT}) ?${CURRENCY}(?!\\p{L}| ?\\d))${PER_UNIT}(?: @ [\\p{L}\\p{N}.& ]{2,30}(?=\\)))? ?\\)?`,
  `(?= ?[-–—|/] ?\\d)(?<=\\d ?(?:${UNIT_WORDS})\\.?) ?[-–—|/] ?\\d{1,3}(?:[.,']?\\d{3}){0,3}[.,]\\d{2}$`,
  `(?<=\\s)@ ?R ?(?:${AMOUNT})${PER_UNIT}`,
  `(?<=\\s)(?:@|[àá]|at|zu je|zu|je|target(?: price)?:?|zielpreis:?|prix cible:?|precio objetivo:?) ?\\d{1,3}(?:[.,]?\\d{3})*[.,](?:\\d{2,4}(?!\\d)|[-–—]{1,2})${PER_UNIT}`,
  `, \\d{1,7}[.,]\\d{2} (?:each|ea|net)$`,
  "(?<=(?<![\\p{L}\\p{N}])\\d{1,5} of (?:the|your) [^,.;:]{3,60}) at \\d{2,3}(?=[.!;]? ?$|[.!;] )",
].map((pattern) => new RegExp(pattern, "giu"))

const MONTH =
  "(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|stycznia|lutego|marca|kwietnia|maja|maj|czerwca|lipca|sierpnia|września|października|listopada|grudnia|marts|augusti|desember|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|(?:janv|gen|ene|fév|févr|fev|mrt|avr|abr|mag|mai|maj|giu|jun|juin|lug|juil|jul|ago|set|out|ott|dic|déc|dez|des)(?=\\.?,? (?:de )?20\\d{2}))"
const WEEKDAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:m[åa]n|ti[rs]s?|ons|tors|fre|l[öø]r|s[öø]n)dag(?:ar|en|er)?|poniedział(?:ek|ki)|wtor(?:ek|ki)|środ[aęy]|czwart(?:ek|ki)|piąt(?:ek|ki|ku)|(?:segunda|terça|quarta|quinta|sexta)s?-feiras?|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato)(?!['’])"
const STREET =
  "\\d{1,5}\\p{L}?,? (?:(?:rue|quai|avenue|bd|boulevard|place|allée|chemin) [^,.;]{2,30}|[\\p{L}\\d']{2,20} (?:\\p{L}{2,20} )?(?:street|road|avenue|ave|lane|crescent|terrace|gardens|mews|blvd|boulevard|parkway|highway|(?:close|square|drive|court|plaza|rd|ln|hwy|(?<=\\d \\p{L}{3,20} )st)(?=\\.?(?:,|$))))(?:, ?(?:room|suite|floor|unit) \\d{1,4})?(?:, ?\\d{5} \\p{L}+)?|(?:via|calle|rua) [\\p{L} ]{3,25} \\d{1,4}"
/** Matches a place for lorries and not a part: `to dock 4`, and not `Surface Dock 2`. */
const LOADING_DOCK =
  "(?<=(?:^|[,;:(–-] ?|(?<!\\p{L})(?:loading|goods|to|at|from|via|near|use|the) ))dock"
/** Matches `row 14`, `Durchwahl -43`, `Saal 3.14`, and not `aisle 4 x`. */
const NUMBERED = `(?<!(?:per|pro|je|par|por|each|every|jede[nrms]?|chaque|cada|ogni|our|my|unsere?[mnr]?|notre|nos|nuestr[oa]s?) )(?:${NUMBERED_WORDS}|${LOADING_DOCK}):? ?[-–]?(?!\\d{1,4}(?:[.,]\\d)? ?(?:w|gb|tb|mm|cm|m|ft|feet)(?!\\p{L}))\\d{1,5}(?:[.-]\\d{1,4})?\\p{L}?(?! ?(?:x|×|${UNIT_WORDS})(?![\\p{L}\\p{N}])| \\p{Lu}[\\p{L}-]*\\d| ${PLACEHOLDER})`
/** Matches `Tel. 0732 555 017-22`. */
const TELEPHONE =
  "(?:tel|tél|fon|fax|phone|telefon|téléphone|teléfono|mobile?|mob|cell?|handy|whatsapp)[.:]{0,2} ?[+(]?\\d[\\d ()/-]{4,20}\\d"
/** Matches `Saturday at about ten`, `samedi vers dix heures`. */
const TIME_OF_DAY = `(?:${WEEKDAY}|tomorrow|today|morgen|heute|demain|aujourd['’]hui|mañana|hoy|domani|oggi|vandaag|jutro|dziś|i?morgon|i morgen|amanhã|hoje)(?: (?:morning|afternoon|evening|früh|vormittag|nachmittag|abend|matin|après-midi|soir|mattina|pomeriggio|ochtend|middag))? (?:(?:at|about|around|roughly|um|gegen|etwa|vers|à|(?:a|sobre|hacia) las?|alle|verso le|om|rond|tegen|około|o|kl\\.?|vid|omkring|às|pelas|half(?: past)?|halb) ){1,3}(?:${NUMBER_WORDS}|\\d|1[0-2])(?=[.,;!?)]|$| (?:${AND_WORDS}|or|to|if|in|for|oder|vorbei|uhr|heures?|horas?|langs|uur)(?!\\p{L}))`
const DATES = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?:${TIME_OF_DAY}|\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of |de |d')?${MONTH}(?:,? (?:de )?20\\d{2}| \\d{2}$)?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? 20\\d{2})?|[0-3]?\\d[./][0-3]?\\d[./](?:20)?\\d{2}|20\\d{2}-\\d{2}-\\d{2}|(?:kw|(?<!(?:last|next|this|every|per|letzten?|nächsten?|diesen?|jeden?|vorigen?|pro|cette|par|cada|esta) )(?:week|woche|semaine|semana)) \\d{1,2}|(?:by|on|before|until|till|after|from) the \\d{1,2}(?:st|nd|rd|th)|(?:order|po|invoice|quote|ticket|bestellung|auftrag|commande|pedido)(?: no\\.?| nr\\.?| number| n°)? ?#?\\d{4,}(?= ?[-–,:])|(?<=(?<!\\p{L})(?:the|our|last|das|die|der|unsere?|le|la|notre|el|nuestro|il|nostro|de|onze|budget|for|in|im|für|pour|para|per|voor|til|till|för|na|en|em) )20[123]\\d(?= \\p{Ll}|[.,;:)]|$)|${WEEKDAY}|${STREET}|${NUMBERED}|${TELEPHONE}|\\d{3}-\\d{4} ?(?:x|ext\\.?) ?\\d{1,5}|(?<=(?:in|nach|to|at|for|für|pour|para|is|ist|est|es|à|en|a|,) )\\d{5}(?<!00) \\p{Lu}\\p{L}+|(?:in|within|innerhalb von|dans|en|after|for|nach|de|do|entro|binnen|inom|efter|etter|inden|innen|em|até|w ciągu|po) (?:about |around |ca\\.? |etwa |env\\. )?\\d{1,3} (?:days?|weeks?|months?|tagen?|wochen?|monaten?|jours?|semaines?|mois|días?|semanas?|meses|giorni|settimane|mesi|dagen|weken|dni|tygodni|miesięcy|dagar|veckor|dager|uker|dage|uger|dias)|\\(?\\d{3}\\)?[ .-]\\d{3}[.-]\\d{4}(?: ?(?:x|ext\\.?) ?\\d{1,5})?|\\+\\d{1,3}[ \\d()/-]{6,20}\\d|\\(0?\\d{2}\\) ?\\d{4,5}-\\d{4}|(?<=[:,;.] )\\d{3} \\d{3} \\d{3}|\\d{1,2}:\\d{2}(?: ?[-–] ?\\d{1,2}:\\d{2})?(?: ?[ap]\\.?m\\.?)?|(?:\\d{1,2}(?: ?[ap]\\.?m\\.?)? ?(?:[-–]|to|bis|à|a|till?|until|and|und|et|y) ?)?\\d{1,2} ?(?:h|uhr|hrs|[ap]\\.?m\\.?|o'clock|horas|heures))(?![\\p{L}\\p{N}])`,
  "giu",
)
const TIME = "(?:[01]?\\d|2[0-4])(?:[:.h]\\d{2})?(?: ?(?:h|uhr|[ap]m))?"
/** Matches `on Tuesdays from 9 to 11`, `ouvert de 9 à 11`. */
const OPENING_HOURS = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAY}|weekdays|workdays|mornings?|afternoons?|daily|open|hours|opening times?|täglich|werktags|geöffnet|offen|besetzt|ouverte?|abiert[oa]|apert[oa]|geopend|open|öppe[nt]|åben[t]?|åpen[t]?|abert[oa]|czynn[ya]|às (?:segundas|terças|quartas|quintas|sextas)),? (?:(?:only|each|always|is|nur|immer|est|only) )?(?:from|between|von|zwischen|de|entre|dalle|tra|van|tussen|od|między|från|mellan|fra|mellem|mellom|das|de las) ${TIME} ?(?:to|and|till?|until|bis|und|à|et|a|y|alle|e|tot|en|do|i|och|og|til|às|a las) ${TIME}(?![\\p{L}\\p{N}])`,
  "giu",
)

/** Removes dates, times, streets and telephone numbers. */
export const withoutDates = (text: string): string =>
  text.replaceAll(OPENING_HOURS, " ").replaceAll(DATES, " ").replaceAll(/ {2,}/g, " ").trim()

/** Matches what the buyer still has, in brackets: `(3 left)`, `(we have 12)`, `(noch 3 da)`. */
const ON_HAND =
  / ?\((?=[^()]{0,40}(?<!\p{L})(?:left|have|has|got|stock|hand|shelf|da|übrig|lager|bestand|habe?n?|noch|restent?|reste?|rayon|avons|quedan?|tenemos|tengo|almacén|abbiamo)(?!\p{L}))(?:[\p{L}'’]{1,9}:? ){0,4}(?:\d{1,6}|none|no|keine?r?|aucun|ninguno)(?: \p{L}{1,9}){0,4}\)/giu
/** Matches the end of `(8, have 3 already)`. */
const ALSO_ON_HAND =
  /(?<=\((?:x ?)?\d{1,5}), (?:we |wir |nous )?(?:still )?(?:have|got|haben|avons|tenemos) [^()]{1,30}(?=\))/giu
const IN_STOCK =
  /[,;(]? ?(?<![\p{L}\p{N}-])(?:\d{1,6} (?:left|in stock|on hand|available|remaining|übrig|auf lager|vorrätig|en stock)|(?:on hand|in stock|stock|available|bestand):? \d{1,6})(?![\p{L}\p{N}])[,;]?/giu

/** Matches words for what the buyer has: `we have 14 RTX 3060 in stock`. */
const IN_HAND =
  /(?<!\p{L})(?:we|i|wir|ich|nous|we|vi|jag|jeg)(?:['’]ve| still| also| have| got| haben?| hebben| avons| har){1,3} (?:noch |encore |nog |kvar )?\d|(?<!\p{L})(?:haben wir|j['’]ai|tenemos|tengo|abbiamo|mamy|temos|máme) (?:encore |todavía |aún |ancora |jeszcze |ainda |ještě )?\d/iu

/** Removes prices and stock levels and, if there were any, the category before the name. */
export function withoutPrices(text: string): string {
  const patterns = /\d/.test(text) ? [...PRICES, LIMIT_OF_PRICE] : []
  const bare = patterns
    .reduce((rest, pattern) => rest.replace(pattern, " "), text)
    .replaceAll(ON_HAND, "")
    .replaceAll(ALSO_ON_HAND, "")
    .replace(IN_STOCK, (stock, at: number, whole: string) => {
      const isOfName =
        /(?<!\p{L})\p{Lu}\p{L}{0,20} ?$/u.test(whole.slice(0, at)) ||
        (/^ ?\d{4}/.test(stock) && isPartWord(whole.slice(0, at).split(" ").at(-1) ?? ""))
      if (!isOfName) return " "
      return IN_HAND.test(whole) ? stock : stock.replace(/(?<=\d) .*/, "")
    })
    .replaceAll(/ {2,}/g, " ")
    .trim()
  return bare === text ? bare : bare.replace(CATEGORY, "")
}

const ABBREVIATION =
  /(?:^|[\s(.-]|\d(?=no\.))(?:(?<!\d )\p{L}|szt|kpl|anz|stk|stck|st|nr|nos?|art|pos|qty|pcs|pc|approx|ca|inkl|incl|exkl|excl|zzgl|mind|evtl|ggf|insg|bzw|ref|réf|uds|ud|pza|pzas|max|min|gen|vs|rev|cat|env|p\.n|cant|mfr|z\.b|ea|pz|n|cad|cod|vs|ns|spett|un|unid|und|dvs|tj|buc|kom|gab|vnt|tk|ks|pçs?|τεμ|τμχ|бр|шт)\.$/iu
const NEXT_SENTENCE = new RegExp(
  [
    // `20 – make that 24`
    String.raw`(?<=\S)(?: [-–—]|[,;]| (?=\()) ?(?=\(?(?:(?:no|actually|sorry|wait),? ){0,3}(?:make (?:it|that)|let's say|lieber|plutôt|mejor) \d)`,
    // A capital letter or a figure follows a full stop.
    String.raw`(?<!be quiet!|Live!)(?<=[^.][.!?;]) (?=[¿¡\p{Lu}]|\d(?!\d{0,4}\.?$))`,
    // A small letter follows the full stop after a word or a quantity: `20. we also need`.
    String.raw`(?<=\p{L}{3}\)?\.|(?<!be quiet)(?<=[\p{L}\p{N}]{2}[!?])|[\p{L}–-] \d{1,4}\.|\p{L}\d{1,4}\.|\d(?:\p{Lu}{1,2}|[gt]b|mm|cm|m|g|kg|ml|l|v|w|hz)\.|\p{L}\d{2,5}\p{Ll}\.) (?=\p{Ll}{2})`,
    // `… and please add`
    String.raw`(?<=\S),? (?:and|und|et|y) (?=(?:(?:please|pls|bitte|also|then) )?(?:add|send|give|put|include|ship|order|drop|cancel|remove|leave|keep|ajoute[rz]?|envoie|envoyez|añad[ae]n?|agreg(?:a|uen?)|aggiung(?:i|ete))(?!\p{L}))`,
    // `…, drop the fans`
    String.raw`(?<=\S), (?=(?:keep|add|drop|cancel|remove|leave out) (?:the |another |an? |\d))`,
    // `2 x A, please send 10 cables`
    String.raw`(?<=^\d{1,4} (?:x )?[^.;!?]{3,80}), (?=(?:please|pls|bitte) (?:also |auch )?(?:add|send|quote|include|senden|liefern) (?:(?:us|me|sie|uns) ){0,2}\d{1,4} \p{L}{3})`,
    // `…, but we need`, `…, it's for`
    String.raw`(?<=[^,]{9},) (?=(?:(?:and|und|et|y|e) )?(?:we|i|they|it['’]?s|that['’]?s|wir|ich|nous|je(?! \d)|but|aber|mais|pero) )`,
    // `8 GB modules no hang on 16 GB modules`
    String.raw`(?<=[\p{L}\d]{2}) (?=(?:no (?:hang on|hold on|wait|sorry|actually|espera|perdona|aspetta|scusa)|nein (?:halt|warte|moment)|non attend(?:s|ez)|nee wacht|nie czekaj|nej (?:vänta|vent)|nei vent|não espera)(?!\p{L}))`,
    // `… 20! thanks`
    String.raw`(?<=[\p{L}\d]{4}[.!?]) (?=(?:how|what|when|can|could|do|please|pls|thanks|thx|we|i|greetings|regards|cheers|wie|wann|bitte|danke|kann|gru(?:ß|ss)|lg|mfg|merci|gracias|saludos)(?!\p{L}))`,
  ].join("|"),
  "gu",
)

/** Matches `Hangar Flow, 5 szt.` */
const COUNTED_LAST = /(?<=[\p{L}\d)][ ,:–-]{1,3})\d{1,5} ?\p{L}{1,5}\.$/u

/** Matches `Gen. 64 GB` after `iPad 10.`. */
const GENERATION =
  /^(?:gen|generation|generacji|generace|generasjon|génération|sukupolve\p{L}{1,3}|generáci\p{L}{1,2})(?!\p{L})/iu

/** Matches the beginning of a sentence after `mini PC.`. */
const BEGINS_SENTENCE =
  /^(?:We|I|You|They|Wir|Ich|Sie|Nous|Je|Vous|Il|Necesit\p{L}+|Quer\p{L}+|Ne|Ci|Wij|Ik|Vi|Jag|Jeg) (?=\p{Ll})/u

const IN_BRACKETS = /\([^()]{1,120}\)/g
/** Marks spaces at which no sentence ends. */
const FIXED_SPACE = "\u00A0"
const withFixedSpaces = (brackets: string): string =>
  brackets.replaceAll(/(?<=[.!?;]) /g, FIXED_SPACE)

/** Divides a line into sentences, but neither in brackets nor after an abbreviation such as `Stk.`, unless a note follows. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  const parts = text.replaceAll(IN_BRACKETS, withFixedSpaces).split(NEXT_SENTENCE)
  for (const part of parts.map((one) => one.replaceAll(FIXED_SPACE, " "))) {
    const before = sentences.at(-1)
    const isContinued =
      before !== undefined &&
      (ABBREVIATION.test(before) || (/ \d{1,2}\.$/.test(before) && GENERATION.test(part))) &&
      !BEGINS_SENTENCE.test(part) &&
      !(COUNTED_LAST.test(before) && isNoteStart(part))
    if (isContinued) sentences.splice(-1, 1, `${before} ${part}`)
    else sentences.push(part)
  }
  return sentences
}

/** Matches the end of a question for parts in stock: `do you have any RTX 3060 cards left?` */
export const ASKED_STOCK =
  /(?: (?:still|left|noch|encore|todavía|aún|ancora|nog|jeszcze|currently|right now))* (?:in stock|left|available|remaining|on hand|on the shelf|auf lager|vorrätig|lieferbar|verfügbar|da|übrig|en stock|en rayon|disponibles?|en almacén|en existencias?|disponibil[ei]|[ai]n? magazzino|op voorraad|beschikbaar|na stanie|dostępn\p{L}{1,3}|[ip]å? lager|kvar|em stock|disponíve(?:l|is)|skladem|varastossa|raktáron|stokta)(?: (?:left|anywhere|at the moment|right now))? ?\?+$/iu

/** Matches what a question asks of a part: `does the RM750e come with the new cable?` */
export const ASKED_PROPERTY =
  /(?<!(?<!\p{L})(?:you|they|we|i|u)(?: \p{L}{4,8})?)(?<=[\p{L}\d]) (?:comes?|has|have|includes?|supports?|fits?|works?|kommt|hat|passt|unterstützt|lleva|incluye|trae|tiene|soporta|inclut|supporte|include|supporta|heeft|past|har|passar|passer|inclui|traz) \D.*$/iu

/** Matches the politeness at the end of a request. */
export const POLITE_END =
  /,? (?:please|pls|cheers|thx|bitte|svp|s['’]il (?:vous|te) plaît|por favor|per favore|alstublieft|graag|proszę|tack|takk|tak|prosím|kiitos|köszönöm|mulțumesc|lütfen|obrigad[oa]|(?<=(?<!\p{L})wären? [^.!?]{3,120} )(?:gut|schön|super|toll|nett|prima))(?=[.!]*$)/iu

/** Matches `100 if the price is right, otherwise 50`. */
export const OTHERWISE =
  /[,;–-] ?(?:otherwise|or else|if not|sonst|ansonsten|sinon|si no|altrimenti)(?!\p{L}).*$/iu
