import { readHeading } from "../read-heading.ts"
import { isSum } from "../sum-rows.ts"
import { isOfEarlierPurchase, isOfLaterOrder, isOfOtherOrder } from "./other-orders.ts"
import { isProseNumber } from "./prose-numbers.ts"
import {
  CLOSINGS,
  CONVERSATION_WORDS,
  GERMAN_ENDINGS,
  GREETINGS,
  NOTE_STARTS,
  PART_WORDS,
} from "./prose-words.ts"

const word = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})s?(?![\\p{L}\\p{N}])`, "iu")

/** Matches a figure at the end after a tab or several spaces, as in a plain-text table, but not after a label. */
const LAST_COLUMN = /(?<=\S)(?<!:|@|\s[x×*])(?:\s{2,}|\t)(\d[\d.,]{0,9})\s*$/

/** Matches a price in the last column of such a table. */
const PRICE_COLUMN = /(?<=\S)(?:\s{2,}|\t)\d[\d.,]{0,9}[.,]\d{2}\s*$/

/** Matches the sender of a message in a chat: `[04/11/2025, 09:17:40] Jo: `, `[4/11, 09:17] Jo: `, `[09:17] Jo: `. */
const CHAT =
  /^(?:\[?\d{1,2}[/.]\d{1,2}[/.]?(?:\d{2,4})?,? |\[)\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?(?:\]| -) [^:]{2,40}: ?/iu

/**
 * Normalizes a line: removes reply marks, emphasis, extra spaces and a last column of prices. Writes ` : ` before a
 * last column of figures.
 */
export const plainLine = (line: string): string =>
  line
    .replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, "")
    .replaceAll(/([^\p{L}\p{N}\s])\1{4,}/gu, "$1$1$1$1")
    .replace(/(?<=[$€£]\d[\d.,]{0,9}) @ [^()]{2,30}(?=\))/, "")
    .replace(CHAT, "")
    .replace(PRICE_COLUMN, "")
    .replace(LAST_COLUMN, " : $1")
    .replaceAll(/(?<=[\p{L}\d]) ?[:;]-?[)D(](?=\s|$)/gu, ".")
    .replaceAll(/\s+/g, " ")
    .replace(/^ ?(?:[>|] ?)+/, "")
    .replaceAll(/(?<=\p{L})\*(?= ?:)/gu, "")
    .replaceAll(/(?<!_)_{2,12} ?(?=\d)/g, " : ")
    .replace(/^ ?["“„«»](?=[^"“”„«»]{3,300}["”“«»]$)|(?<=^ ?["“„«»][^"“”„«»]{3,300})["”“«»]$/g, "")
    .replaceAll(/~~[^~]{1,300}~~/g, "")
    .replaceAll(/\*{2,}|__+/g, "")
    .replaceAll(/(?<=^|\s)([*_])(?=\S)([^*_\s](?:[^*_]{0,200}[^*_\s])?)\1(?=\s|$)/g, "$2")
    .trim()

/** Matches `Mit sonnigen Grüßen`, `Besten Gruss`. */
const GERMAN_CLOSING = "(?:mit )?\\p{L}{3,15}(?:e|en|em) (?:gr(?:ü|ue)(?:ß|ss)en?|gru(?:ß|ss))"
const CLOSING = new RegExp(`^(?:${CLOSINGS}|${GERMAN_CLOSING})(?![\\p{L}\\p{N}])|^-- ?$`, "iu")
const CLOSING_NAME =
  /^[\s,.!–-]*(?:(?:aus|from|de|desde|Ihre?|your|i\. ?A\.|i\. ?V\.)\s)?(?:(?:\p{Lu}[\p{L}'’-]*(?:[\s,.]+|$)){0,6}|\p{Ll}{2,12}[\s.]*)$/u

/** Returns whether a line closes an e-mail: `Kind regards`, `Viele Grüße aus Köln`, `Thanks, Alex`. */
export function isClosing(line: string): boolean {
  const [closing] = CLOSING.exec(line) ?? []
  const name = line.slice((closing ?? "").length)
  return closing !== undefined && CLOSING_NAME.test(name) && !/\p{Ll}\p{Lu}/u.test(name)
}

const NOTE_START = new RegExp(
  `^(?:${NOTE_STARTS})(?=[\\s,:;.!?#-]|$)(?![-\\s]*\\d+\\s*(?:x|×|pcs|st)(?!\\p{L}))`,
  "iu",
)
/** Matches beginnings of notes that can also begin a line of parts, unless a colon follows. */
const ALSO_OTHER =
  /^(?:from|to|cc|re|von|de|da|an|à|a|para|van|aan|mobile|office|portable|web|total|note|budget|best|mail|st|page|account|project|projekt|delivery(?! (?:to|at|in|by|address|date|terms?|time|is)))(?= )(?! ?:)/i
const CONTACT =
  /\S@[^\s@]+\.\S|https?:\/\/|^www\.|\+\d{1,3}[\s(\d]{6}|^ph[.: ]{1,3}[\d+(]|^(?:tel|tlf|fon|fax|phone|mobile?|mob|cell?|gsm|whatsapp)\b|(?<!\p{L})(?:tel|tél|tlf|fon|fax|phone|telefon|téléphone|teléfono|mobile?|handy|durchwahl|ext)[.: ]{1,2}[+(-]?\d[\d ()/-]{1,20}$|^\d{2,5}(?: \d{2,4}){2,5}$|^[tmpf][.:]? ?[\d+(][\d ()/-]{6}|, ?[^,\d]{2,40} (?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4}$|, ?Singapore \d{6}$|^\d{1,4}(?:-\d{1,4}){1,2} \p{Lu}.* \d{3}-\d{4}(?!\d)|, [A-Z]{2} \d{5}(?:-\d{4})?$|, \p{Lu}\p{Ll}{2,20} [A-Z]{2} \d{5}(?:-\d{4})?$|^(?:rue|via|avenue|av\.|chemin|route|piazza|viale) [^,]{2,40},? ?\d{1,4}\p{L}?, ?\d{4,5} \p{Lu}|^\p{L}[^,\d]{2,40}, (?:[A-Z]{1,2}-)?\d{2,3}(?!00|50)\d{2} \p{Lu}\p{Ll}{2,20}$|^\d{5} \p{Lu}\p{L}+ (?:Lieferant|Kunde|Tel|Datum|Nr)|(?:str(?:aße|asse|\.)|gasse|platz|allee|weg) \d{1,4}\p{L}?, ?(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}|\bGmbH\b|\bS\.?A\.?R?\.?L\b|\bLtd\b|\bInc\b\.?$|\bLLC\b|\bAG$|\bS\.L\.|\bB\.V\.|^\d{5}\s\p{Lu}\p{L}+(?:\s\p{L}+)?$|^\p{L}[\p{L}.\- ]+(?:straße|strasse|str\.|street|road|avenue|weg|platz|allee|lane)\s?\d+|^\d+,?\s(?:rue|avenue|bd|boulevard|calle|via)\b|^\p{L}[\p{L} ]{2,20}: [^:]{3,40} \d{1,4}\p{L}?, ?\d{4,5} \p{Lu}\p{L}+$|^(?:calle|c\/|avda|avenida|paseo)\s/iu
/** Matches `From: Anna`, `-----Original Message-----`, `On Monday, Jo wrote:`. */
const MAIL_HEAD =
  /^(?:from|von|de|da|van|från|od) ?: \S|^[-–_ ]*(?:(?:original|forwarded|ursprüngliche|weitergeleitete|oorspronkelijk|doorgestuurd) (?:message|nachricht|bericht)|message (?:d'origine|transféré)|mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato))|^(?:on|am|le|el|il|op) .{6,80}(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef) ?:?$/i

/** Returns whether a line begins an older e-mail that was forwarded or answered. */
export const isMailHead = (line: string): boolean => MAIL_HEAD.test(line)

const GREETING = new RegExp(
  `^(?:${GREETINGS})(?![\\p{L}\\p{N}])[^,.:!?\\d]{0,40}[,.:!](?!\\d) ?(?=\\S)`,
  "iu",
)
const GREETING_ALONE = new RegExp(`^(?:${GREETINGS})(?![\\p{L}\\p{N}])`, "iu")
/** Matches `bonjour` of `bonjour je voudrais`. */
const GREETING_BEFORE_SENTENCE = new RegExp(
  `^(?:${GREETINGS}) (?=(?:${CONVERSATION_WORDS})(?![\\p{L}\\p{N}]))`,
  "iu",
)
/** Removes a greeting from the beginning of a line that continues after it. */
export const withoutGreeting = (line: string): string =>
  line.replace(GREETING, "").replace(GREETING_BEFORE_SENTENCE, "")

const MAX_CONTACT_WORDS = 10

/** Matches `Lieferantennr. 702218 / Einkäufergruppe E14`. */
const OF_ACCOUNT =
  /^(?:lieferanten|kunden|bestell|auftrags|rechnungs|projekt|debitoren|kreditoren|vorgangs|angebots|anfrage)-?(?:nr|nummer)\.? ?:? ?\S*\d{3}(?! ?(?:x|stk|stück) )/i

/** Matches fields of an older e-mail whose words also occur elsewhere: `Data: lun 12 mag 2025 alle ore 08:55`. */
const HEADER_FIELD =
  /^(?:data|date|dato|datum|fra|från|od|do|til|till|para|aan|emne|temat|tema|oggetto|assunto|kopia|kopi|dw|wysłano|sendt|skickat|verzonden|inviato|enviad[oa]) ?: ?(?!\d{1,5} ?(?:x|\p{L}{2,}))/iu

/** Returns whether a text begins like a note: `Liefertermin: Mai`. */
export const isNoteStart = (text: string): boolean =>
  NOTE_START.test(text) && !ALSO_OTHER.test(text) && !isProseNumber(text.split(" ", 1).join())

/** Matches a word behind a figure, other than a currency: `Delivery: 5 x CA-F-120`. */
const WORD_BEHIND_FIGURE =
  /\d[^\p{L}\d]*(?!(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|HUF|RON|TRY|zł|kr|Kč|Ft|lei|TL)(?!\p{L}))\p{L}/u

/** Matches `Line 2 - as offered`. */
const UNCHANGED =
  /^(?:\p{L}{2,10}\.? ?#?\d{1,3} ?[-–—:,.]? ?)?(?:(?:is|stays?|remains?|bleibt|reste|queda|resta|blijft) )?(?:(?:as|wie|comme|como|come|zoals|jak|som|jako|kuten|ahogy|ca) (?:per )?(?:(?:the|your|im|in|ihr|dans|le|votre|en|la|su|da|uw|w|i|na|v|az|în) ){0,2}(?:offer(?:ed|t[eoa])?|quoted?|quotation|proposed|angeboten|angebot|proposée?s?|devis|ofertad[oa]s?|presupuestad[oa]s?|oferta|presupuesto|offert[oiae]|preventivo|aangeboden|geoffreerd|ofercie|offererat|offerten|tilbudt|tilbud|tilbudet|propost[oa]s?|proposta|nabídnuto|nabídce|tarjottu|ajánlatban|ofertă)|unchanged|no change|unverändert|inchangée?|sin cambios|invariat[oa]|ongewijzigd|bez zmian|oförändra[td]|uændret|uendret|sem alteraç(?:ão|ões)|beze změn|ennallaan|változatlan|neschimbat|teklifteki gibi)[.!]?$/iu

/** Returns whether a line certainly names no part: a greeting, an address, a line of a signature. */
export const isNoteLine = (line: string): boolean =>
  isClosing(line) ||
  isMailHead(line) ||
  UNCHANGED.test(line) ||
  HEADER_FIELD.test(line) ||
  OF_ACCOUNT.test(line) ||
  (CONTACT.test(line) && line.split(" ").length <= MAX_CONTACT_WORDS) ||
  isNoteStart(line) ||
  (GREETING_ALONE.test(line) && !/\d/.test(line)) ||
  isHeadings(line) ||
  (!WORD_BEHIND_FIGURE.test(line) && isSum([line], "")) ||
  !/[\p{L}\p{N}]/u.test(line)

/** Returns whether a line holds the headings of a plain-text table. */
function isHeadings(line: string): boolean {
  const words = line.split(" ")
  return words.length > 1 && words.length < 12 && words.every((one) => readHeading(one)?.isWhole)
}

const ADDRESS = /\S{1,80}@[^\s@]{1,80}\.[^\s@]{2,80}|https?:\/\/\S+|www\.\S+/g
/** Removes e-mail and web addresses from a line, which may also request parts. */
export const withoutAddresses = (line: string): string =>
  line.replaceAll(ADDRESS, " ").replaceAll(/ {2,}/g, " ").trim()

/** Matches reports of past events. */
const REPORT =
  /(?<![\p{L}\d])(?:(?:can|could) wait|k[aö]nn(?:en)? (?:noch )?warten|kann (?:noch )?warten|ha(?:t|ben) (?:noch )?zeit|peu(?:ven)?t attendre|pueden? esperar|(?:può|possono) (?:aspettare|attendere)|(?:kan|kunnen) (?:nog )?wachten|(?:może|mogą) (?:jeszcze )?poczekać|kan (?:vänta|vente)|podem? esperar|siguen? pendientes?|(?:est|sont|reste(?:nt)?) (?:toujours |encore )?en attente|(?:è|sono) (?:ancora )?in sospeso|(?:sind|ist|stehen|steht) noch (?:offen|aus)|(?:staat|staan) nog open|(?:continuam?|estão|está) (?:ainda )?pendentes?|there (?:are|were) (?:about )?\d{1,4} (?:of them|in (?:all|total))|(?:\d{1,3}|two|three|a few|some|zwei|drei|einige) more (?:came|arrived|broke|failed|died|joined)|\d{1,6} [^,.;:]{2,60} (?:remain|are (?:still )?open|are (?:still )?outstanding)|(?:we|i) (?:have |had |only |already |never |just |previously |recently |originally )*(?:received|got|ordered|bought|sent|shipped|lost)|you (?:have )?(?:sent|shipped)|(?:we|i) (?:(?:currently|already) (?:have|own|use)|still (?:use|own|run))|\d{1,6} of \d{1,6}(?![-\d]| ?-?(?:inch|zoll|"|gb|tb|mm|cm|port|w))|(?<!wenn .{0,60})(?:angekommen|eingetroffen|geliefert worden)|(?<!if .{0,40})arrived|^(?:thanks|thank you|danke|merci|gracias|grazie) (?:for|für|pour|por|per)|(?:sont|est) (?:bien )?arrivée?s?|han llegado|(?:hadden|hebben|had|heb) (?:we|wij|ik) (?!graag)[^.;]{0,60} (?:besteld|ontvangen|gekregen|gekocht)|(?:we|wij|ik) (?:hadden|hebben|had|heb) (?!graag)[^.;]{0,60} (?:besteld|ontvangen|gekregen|gekocht)|(?:zamówiliśmy|otrzymaliśmy|dostaliśmy|kupiliśmy)|(?:vi|jag|jeg) (?:har |hade |hadde )?(?:beställde|beställt|bestilte|bestilt|fick|fikk|fik|köpte|købte|kjøpte)|recebemos|(?:vieram|chegaram|vinieron|llegaron|arrivarono|kwamen|kamen) (?:\p{L}{2,10} ){0,2}\d{1,5}|comprámos|encomendámos|abbiamo (?:già )?(?:ricevuto|comprato|acquistato)|hemos comprado|(?:avons|ai|avions) acheté|(?:sono|è) arrivat[ioae]|haben (?:wir |sie )?.{0,40}(?:erhalten|bekommen|geliefert|gekauft|geholt|abgenommen|mitgenommen)|(?:avons|ai) reçu|hemos recibido|recibimos|(?:we|i) (?:have|had) \d+ (?:broken|faulty|defective|dead)|(?:was|were|is|are|arrived) (?:\p{L}{2,10} )?(?:dead|doa|damaged|broken|crushed|faulty|defective|missing)|(?:we|i)(?:'ve| still| also| do| have){1,4}(?: got)? (?:about )?\d{1,5} [^,.;:]{2,60} (?:left|here|in stock|on the shelf|remaining)|(?:wir haben|haben wir|nous avons|j['’]ai|tenemos|tengo|abbiamo|we hebben|mamy|vi har|temos|máme|meillä on) (?:noch |encore |todavía |aún |ancora |nog |jeszcze |ainda |ještě |vielä )?\d{1,5} [^,.;:]{2,60} (?:übrig|auf lager|vorrätig|en stock|de reste|en almacén|in magazzino|op voorraad|na stanie|w magazynie|kvar|på lager|tilbage|em stock|skladem|varastossa|jäljellä)|(?:of|from|von|de) (?:your|ihren?|vos|sus) \d{1,5} [^,.;:]{2,60} (?:we|wir|nous) (?:only |still |can |do )?(?:have|haben|ship|send|avons)|of (?:the|your|those) [^,.;:]{2,60} (?:died|failed|broke)|(?:von|aus) (?:den|der|ihren) [^,.;:]{2,60} (?:ausgefallen|kaputtgegangen)|(?:des|de vos) [^,.;:]{2,60} en panne|under warranty|(?:we|i) had (?:originally|initially|first) (?:asked for|requested|planned|wanted|intended)|if (?:we|i) (?:took|bought|ordered|were to (?:take|buy|order))|(?:nous|on) (?:prenions|prenait|commandions|commandait)|(?:wir|ich) [^.?!]{3,60} (?:nähmen|nehmen würden|bestellen würden)|(?:prendessimo|ordinassimo|compráramos|pidiéramos)|whether the [^.!?]{3,60} (?:uses?|needs?|has|have|is|are|comes?|fits?|supports?|works?)|ob (?:die|der|das) [^.!?]{3,60} (?:hat|haben|braucht|passt|passen|unterstützt|nutzt)|(?:order|bestellung|commande|pedido|ordine|bestelling|zamówienie|beställningen|ordren?) [^.;!?]{0,40}(?<= )(?:is|ist|est|está|è|jest|är|er) (?:now |already |schon |déjà )?(?:closed|completed?|finished|abgeschlossen|erledigt|clôturée|soldée|cerrado|chiuso|afgerond|afgesloten|zamknięte|avslutad|afsluttet)|(?:an|any|another|eine?|une|una) (?:cheaper |better )?alternativ\p{L}* (?:to|for|zur?|zum|à|au|a|al)|(?:if|falls|wenn|s.il|si|se) [^,.;]{0,25}(?:money|budget|funds?|geld|presupuesto)(?: is| are| be)? (?:left|remaining|allows?|permits?|übrig|erlaubt|reste|queda|permet)|s.il (?:nous )?reste (?:du|un peu de) budget|(?:budget|funds) permitting|(?:our|the) (?:forecast|(?:annual|yearly|monthly) (?:demand|volume|needs?|usage|consumption))|^(?:do|will|would|should) (?:i|we) (?:also |still |then )?(?:need|require|have to)|(?<!by )(?:return|send back)|zurück(?:geben|schicken|senden)|retourner|devolver|are (?:rattling|broken|faulty|dead|defective)|(?:one|\d{1,3}) of (?:the|our|these|those|them) (?:[^,.;:]{2,60} )?(?<!(?:you|they|we|i) )(?:has|have|had|keeps?|was|were|(?:is|are)(?! (?:enough|plenty|sufficient|no longer|not|fine|ok|to be|required|needed)))(?= ))(?!\p{L})/iu
/** Matches words that cancel a request. */
const CANCEL =
  /^no \p{L}[^.;]{2,80} (?:this time|for now|today|needed|required)(?!\p{L})|(?<![\p{L}\d]|noise )(?:cancel(?:led)?|scrap(?:ped)?|drop(?= (?:the|those|these|that|this|all|my|our|line|item)(?!\p{L}))|removed?|deleted?|dropp(?:a|er)?|skip|ignore|(?:leave|take) (?:(?:the|those|these|our) [\p{L}\d -]{2,30} )?(?:out|off)|scratch(?= (?:the|that|those)(?!\p{L}))|(?<!(?:don.?t|not|i) )forget(?= (?:the|about|my|that|those|what)(?!\p{L}))|never mind|(?<=\S )(?:nil|none|nothing|zero)(?: (?:this|needed|required|today|for now|at the moment)|$)|no longer|no need (?:for|of)|(?:don.?t|do not|won.?t|doesn.?t) (?:need|want)|(?:brauchen|benötigen|brauche|benötige) (?:wir |ich )?(?:(?:doch|jetzt|nun|dann) )*nicht(?=[.,;!]|$)|(?:vorerst|erst ?mal|im moment|momentan|derzeit|zunächst) nicht|(?<!are |is )not (?:for now|for the time being|at present)|pas (?:pour (?:l['’]instant|le moment)|tout de suite)|(?:por ahora|de momento|por el momento) no(?! (?:sabemos|sé)(?!\p{L}))|per (?:ora|adesso|il momento) no(?!n)|voorlopig niet|na razie nie|por (?:agora|enquanto) não|tills vidare inte|foreløbig ikke|no hacen? falta|streichen?|streicht|stornieren|storniert|entfällt|entfallen|weglassen|vergessen sie|vergiss|nicht mehr|annuler|annulez|supprimer|supprimez|supprimant|retire[rz]|enleve[rz]|oubliez|n.(?:en )?(?:avons|ai) plus besoin|cancelar?|cancelen|anul(?:ar?|en?)|elimin(?:are?|en?)|quitar|quiten|quitad?|eliminad|anulad|cancelad|(?:lass|lasst|lassen sie|laat) (?:den|die|das|de|het) [\p{L}\d -]{2,30} weg|olvid[ae]|ya no|lassen (?:wir|sie) (?:\p{L}+ ){0,3}(?:weg|fallen)|(?:nehmen|nehme) (?:wir|ich) (?:\p{L}+ ){0,2}nicht(?=[.,;!]|$)|(?:fallen|fällt) weg|(?:(?:we|i)(?:['’]re| are|['’]m| am) not|won['’]t be) taking|won['’]t take|n(?:e |['’])(?:les? |la |en )?(?:pren|gard)\p{L}{1,6} (?:\p{L}{3,12} )?(?:pas|plus)|no (?:l[oa]s? )?(?:cogemos|tomamos|llevamos)|no (?:l[oa]s? )?(?:queremos|quiero|necesitamos)(?! más)|non (?:l[oaie] )?prendiamo|(?:lasci|lascia|lasciate) perdere|(?:nemen|hoeven) (?:we|wij) (?:\p{L}+ )?niet|(?:mag|mogen|kun|kunt|kunnen) (?:je|u|jullie) (?:\p{L}+ )?vergeten|nie bierzemy|zapomni(?:j|jcie) o|(?:tar|tager|behöver|trenger) (?:vi|jag|jeg) (?:\p{L}+ )?(?:inte|ikke)|não (?:l?[oa]s? )?(?:levamos|vamos levar)|esqueçam?|annullare|annulli|annullate|eliminate|togliere|togliete|togli|non (?:ci |mi )?serv(?:e|ono)(?: più|(?=[.,;!]|$))|annule(?:er|ren|rer)|schrap(?:pen)?|niet meer nodig|anulu(?:j|jemy|jcie)|anulować|rezygnujemy|pomińcie|avbeställ(?:a|er)?|avboka|annull[eé]r(?:e|er)?|afbestill?(?:e|er)?|avbestill(?:e|er)?|cancelem|retirem?|(?:is|are|put|remain) on hold|not awarded|nicht vergeben|(?:no se adjudica|queda desiert[oa]|desiert[oa](?= ?\())|sans suite|infructueux|non aggiudicat[oa]|niet gegund|não adjudicad[oa]|(?:warten|warte) (?:wir|ich) (?:\p{L}+ ){0,2}(?:noch|ab)|(?:venter|väntar) (?:vi|jag|jeg) (?:\p{L}+ )?med|(?:wachten|wacht) (?:we|wij|ik) (?:\p{L}+ )?mee|czekamy (?:jeszcze )?ze?|počkáme se?|așteptăm cu|can (?:go(?=[.,;!]|$| altogether)|be (?:removed|dropped|deleted|left out))|(?:mag|mogen|kan|kunnen) (?:(?:er)?uit|eraf)|wykreśl\p{L}+|skreśl\p{L}+|usu(?:ń(?:cie)?|nąć)|(?:nimm|nehmt|nehmen sie) [^.,;]{2,40} (?:he)?raus|ta bort|fjern(?= )|slette?(?= )|tirar(?= (?:\d|[oa]s? ))|gar nicht(?=[.,;!]|$)|vynech\p{L}+|(?:not|aren['’]?t|isn['’]?t) (?:required|needed)(?=[.,;!]|$| after all)|(?:haal|haalt|halen) [^.,;]{2,40} (?:er)?af|kann (?:weg|raus)|können (?:weg|raus)|può saltare|peut sauter|kan (?:strykas|utgå|udgå)|pode sair)(?!\p{L})/iu
/** Matches the beginning of a sentence about parts that are not wanted, or only as a substitute. */
const INSTEAD =
  /^(?:otherwise|or else|if not|sonst|ansonsten|sinon|si no(?! (?:l[aeo]s?|se) )|altrimenti|(?:the |our |my )?original(?:ly| order))(?!\p{L})/iu

/** Matches a condition that begins a sentence. */
const CONDITION =
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|i|ale|och|men|og|mas) )?(?:if|should|wenn|falls|sollten?|sofern|si|se|als|indien|mocht(?:en)?|jeśli|jeżeli|gdyby|om|ifall|hvis|dersom|caso)(?!\p{L})/iu
/** Matches a part that is late or missing. */
const MISSING =
  /(?<!\p{L})(?:not|can['’]?t|cannot|isn['’]?t|aren['’]?t|won['’]?t|don['’]?t|doesn['’]?t|late|later|delayed|unavailable|out of stock|sold out|nicht|kein\p{L}{0,2}|verspätet|vergriffen|ausverkauft|pas|plus en stock|retard|rupture|indisponibles?|épuisée?s?|no|agotad[oa]s?|retrasan?|non|esaurit[oaie]|ritardo|niet|geen|uitverkocht|nie|brak|zabraknie|inte|slut|sena|försenade?|ikke|utsolgte?|udsolgte?|forsinkede?|não|esgotad[oa]s?|atrasad[oa]s?)(?!\p{L})/iu
/** Matches words for a substitute. */
const SUBSTITUTE =
  /(?<!\p{L})(?:instead|make (?:it|that)|stattdessen|dafür|à la place|plutôt|en su lugar|invece|al (?:suo|loro) posto|in plaats daarvan|zamiast (?:tego|nich|niego)|istället|i stället|i stedet|isteden|em vez diss?o|em alternativa|(?:geht|gehen|ginge|tut es|reicht) auch|would (?:also )?do|will do|(?:convient|ira|iront|va) aussi|(?:vale|sirven?|valen?) también|también (?:vale|sirven?)|va(?:nno)? bene anche|(?:mag|kan) ook|może być|mogą być|går också|går også|podem? ser)(?!\p{L})/iu

/** Returns whether a sentence requests parts only in place of others: `If the A is late, make it 8 of B instead`. */
export const isAlternativeRequest = (sentence: string): boolean =>
  INSTEAD.test(sentence) ||
  (CONDITION.test(sentence) && MISSING.test(sentence) && SUBSTITUTE.test(sentence))
export const isCancelling = (text: string): boolean => CANCEL.test(text)
/** Matches a sentence that only says who the buyer is: `We are a small charity refurbishing laptops`. */
const INTRODUCTION =
  /^(?:(?:we|i)(?:['’](?:re|m)| are| am)(?: just| only)? an?|(?:wir sind|ich bin) (?:nur )?eine?|(?:nous sommes|je suis) une?|(?:somos|soy) una?|(?:siamo|sono) un(?:a |o |['’ ])|(?:wij zijn|we zijn|ik ben) een|(?:vi är|jag är|vi er|jeg er) ett?|(?:somos|sou) uma?)(?![\p{L}-])(?=\D*$)(?!.{0,200}(?<!\p{L})(?:need|want|look|order|after|brauch|benötig|such|cherch|besoin|busc|necesit|cerc|zoek|nodig|szuk|sök|søg|procur|precis))/iu
/** Matches a request that a report follows: `we need 3 more of the fans we got in May`. */
const REQUEST_BEFORE_REPORT =
  /^[^,.;\d]{0,30}(?<!\p{L})(?:needs?|wants?|like|take|add|send|order|have|get|quote|chance of) (?:us )?(?:another |about )?\d+ (?!of \d)[^,.;]{0,80} (?:we|i|you|they) (?:already )?(?:received|got|ordered|bought|have|sent)(?!\p{L})/iu
export const isNoRequest = (sentence: string): boolean =>
  ((REPORT.test(sentence) && !REQUEST_BEFORE_REPORT.test(sentence)) ||
    CANCEL.test(sentence) ||
    INTRODUCTION.test(sentence) ||
    isOfEarlierPurchase(sentence) ||
    isOfLaterOrder(sentence) ||
    isOfOtherOrder(sentence)) &&
  !/please s|bitte s(?!tr|torn)|por favor e/i.test(sentence)

const CONVERSATION = new Set(CONVERSATION_WORDS.split("|"))
const PART_WORD = word(`${PART_WORDS}|(?:\\p{L}{2,20})?(?:${GERMAN_ENDINGS})`)
const MEASURE =
  /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?[\s-]?(?:[kmgt]b|gigs?|tera(?:byte)?s?|go|w|watt|v|ml|mm|cm|ft|feet|mhz|ghz|hz|mt\/s|rpm|k?va|inch|zoll|pouces|pulgadas|polegadas|pollici|tum|"|”|pin|core|cores|kerne|port)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:g?ddr\d|pcie|m\.2|lga ?\d|am[45]|cl\d\d|80\+)/iu

export const isPartWord = (text: string): boolean => PART_WORD.exec(text)?.[0] === text

export const hasMeasure = (text: string): boolean => MEASURE.test(text)
export const hasPartWord = (text: string): boolean => PART_WORD.test(text) || MEASURE.test(text)

/** Returns whether a text begins with a lower-case name that ends with a figure: `anvil 750s`, `keel x870`. */
export const beginsWithModel = (text: string): boolean => {
  const [, word = ""] =
    /^(\p{L}{4,12}) (?:\p{L}{3,8} )?\p{L}?\d{2,4}s?(?![\p{L}\p{N}.,:/-])/u.exec(text) ?? []
  return word !== "" && !CONVERSATION.has(word.toLowerCase())
}

/** Returns whether a text is conversation and not the name of a part. */
export function isConversation(text: string): boolean {
  const { conversation, all } = countConversationWords(text)
  return isNoteLine(text) || conversation >= 2 || conversation * 2 >= all
}

const NO_PART =
  /(?<!\p{L})(?:(?<!\p{L} )spares?(?= of |$)|questions?|things?|reply|answer|call|quote|price|invoice|discount|day|week|month|year|weekend|evening|time|bit|lot|few|couple|colleague|moment|copy|date|list|frage|antwort|rechnung|termin|woche|tag|monat|gruß|kollegin|question|réponse|facture|date|semaine|journée|pregunta|respuesta|factura|fecha|semana|día|saludo|domanda|risposta|fattura|settimana|giornata|saluto|vraag|antwoord|factuur|dag|pytanie|fråga|svar|vecka|spørgsmål|pergunta|fatura)(?!\p{L})/iu
/** Returns whether a text names what can be asked for besides parts: `proper invoice`, `nice day`. */
export const namesNoPart = (text: string): boolean => NO_PART.test(text)

const MIN_SENTENCE = 3

/** Returns whether a line is certainly part of a letter: a greeting, a closing, a sentence, an older e-mail. */
export const isLetterLine = (line: string): boolean =>
  GREETING_ALONE.test(line) ||
  isClosing(line) ||
  isMailHead(line) ||
  line.startsWith("> ") ||
  countConversationWords(line).conversation >= MIN_SENTENCE

/** Returns whether a text contains a word of conversation. */
export const hasConversationWord = (text: string): boolean =>
  countConversationWords(text).conversation > 0

function countConversationWords(text: string): { conversation: number; all: number } {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []
  const conversation = words.filter((one) => CONVERSATION.has(one.replace("’", "'"))).length
  return { conversation, all: words.length }
}
