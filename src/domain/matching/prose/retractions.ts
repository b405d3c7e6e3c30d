import { hasPartWord, isNoRequest } from "./prose-lines.ts"
import { withFigures } from "./prose-spelled.ts"
import { RETRACTIONS, SAYS } from "./prose-words.ts"

const NO = "(?:no|nope|nein|non|nee|nej|nei|nie|não)"
const RETRACTION = `(?:${RETRACTIONS}|${NO}(?=[,.!:;…–—-]| (?:${RETRACTIONS})(?!\\p{L})))`
const BUT =
  "(?:(?:ach|oh|ah|och|aber|but|mais|pero|ma|però|maar|men|ale|mas|and|und|et|y|e|en|og|then|non|no|a),? ){0,2}"
const BEGINS_RETRACTED = new RegExp(`^${BUT}${RETRACTION}(?=[ ,.!:;…–—-]|$)`, "iu")

/** Returns whether a sentence takes back what was said before: `Actually no, make it 12`. */
export const isRetracting = (sentence: string): boolean => BEGINS_RETRACTED.test(sentence)

const ONLY_RETRACTED = new RegExp(
  `^${BUT}${RETRACTION}(?:[ ,.!:;…–—-]{1,3}${RETRACTION}){0,2}(?: ${NO})?[ .!:…–—-]{0,3}$`,
  "iu",
)

/** Returns whether a sentence says only that the next one corrects something: `Finalement non.`, `Oh no, sorry.` */
export const isOnlyRetraction = (sentence: string): boolean => ONLY_RETRACTED.test(sentence)

const BEFORE_QUANTITY = new RegExp(
  `^${BUT}${RETRACTION}(?:[ ,.!:;…–—-]{1,3}${RETRACTION}){0,3}(?: ${NO})?[ ,.!:;…–—-]{1,3}(?=\\d{1,5} (?<name>.*)$)`,
  "iu",
)

/** Removes such words before a quantity and its part: `Finalement non, 8 Noctua NH-U12S`. */
export const withoutRetraction = (sentence: string): string => {
  const { 0: lead = "", groups: { name = "" } = {} } = BEFORE_QUANTITY.exec(sentence) ?? {}
  return /^(?:\p{L}{1,6}\.? )?(?:\p{Lu}|\d)/u.test(name) || hasPartWord(name)
    ? sentence.slice(lead.length)
    : sentence
}

/** Matches words between a request and what is cancelled. */
const ALSO_CANCELLED =
  /,? (?:and|und|et|y|e|en|i|och|og|but|aber|mais|pero|ma|maar|ale|men|mas) (?=(?:the|die|den|das|der|les?|la|los|las|el|i|il|gli|de|het|os?|as?) )|[,;] (?=\D*$)/giu

const TAKEN_BACK = new RegExp(
  `(?:\\.{2,4}|…|[,;–—-]) ?${BUT}${RETRACTION}[ ,.!:;…–—-]{1,3}(?:${RETRACTION}[ ,.!:;…–—-]{1,3}){0,2}(?:(?:scrap|forget|cancel|drop|skip|ignore|leave|scratch) (?:that|it|them|those)|vergiss (?:es|das)|vergessen sie (?:es|das)|laisse[rz]? tomber|oublie[rz]? (?:ça|cela)|olvíd[ae]l[oa]s?|déjal[oa]s?|lasci(?:a|ate) (?:stare|perdere)|laat maar|nieważne|glöm det|glem det|esque[çc][ae])(?!\\p{L}| \\p{L}*ones?)`,
  "iu",
)

/** Matches words between what is not wanted and a request: `we don't want the webcams, only 8 keyboards`. */
const ONLY =
  /(?:,? (?:but|aber|mais|pero|ma|però|maar|ale|men|mas)|, (?:only|just|nur|seulement|uniquement|solo|sólo|solamente|soltanto|alleen|tylko|bara|kun|bare|só|apenas)) (?=\P{N}{0,25}\d)/iu

/** Words for an order from someone else than the reader. */
const ELSEWHERE = [
  "(?:(?:we|i)(?:['’]ll| will) )?(?:get|buy) (?:it|that|this|them|those|these) (?:elsewhere|locally|(?:from|at) (?!you(?!\\p{L})))",
  "(?:(?:das|die|den|es|diese[ns]?) (?:holen?|kaufen?|bestellen?|besorgen?) (?:wir|ich|sie)|(?:hole?|kaufe?|bestelle?|besorge?) (?:das|die|den|es)) (?:\\p{L}{2,10} )?(?:woanders|anderswo|beim? (?!ihnen|euch))",
  "(?:(?:ça|cela),? )?(?:(?:on|nous|je) (?:les? |la |l['’])?(?:prend|prends|prenons|achète|achetons|commande|commandons)|(?:prend|prends|prenez|achète|achetez|commande|commandez)-l(?:es?|a)) (?:ailleurs|chez (?!vous))",
  "(?:es[oae]s? )?(?:l[oa]s? (?:compramos|pedimos|compro|pido)|(?:cómpr|pídel)\\p{L}{2,4}) (?:en otro|a otro|en la )",
  "(?:quell[oaie] )?(?:l[oaie] )?(?:compriamo|prendiamo|ordiniamo) (?:altrove|da (?!voi))|(?:die|dat) (?:kopen|halen|bestellen) (?:we|wij) (?:elders|ergens anders|bij (?!jullie|u ))",
].join("|")
/** Matches a part that is ordered from someone else: `, and a box of paper but get that from the stationers`. */
const FROM_OTHERS = new RegExp(
  `(?:^|(?<=[.!?;] )|, |,? (?:and|und|et|y|e|en) )(?:(?! (?:and|und|et|y|e|en) )(?:[^,.;!?]|[.,](?=\\d))){3,80},? (?:but|aber|mais|pero|ma|maar) (?:${ELSEWHERE})[^.!?]*[.!?]?`,
  "giu",
)

/** Removes parts that are ordered from others. */
export const withoutOthers = (text: string): string => text.replaceAll(FROM_OTHERS, "").trim()

/** Returns whether a sentence takes back its own request: `add 3 cables... actually no, scrap that`. */
export const isTakenBack = (sentence: string): boolean => TAKEN_BACK.test(sentence)

/** Removes what a sentence cancels or puts off behind a request: `4 CA-F-120, and the hubs we don't need`. */
export function withoutCancelled(sentence: string): string {
  if (!isNoRequest(sentence) || isTakenBack(sentence)) return sentence
  const [cancelled = "", only = ""] = sentence.split(ONLY, 2)
  if (/\d/.test(only) && isNoRequest(cancelled) && !isNoRequest(only)) return only
  const starts = Array.from(sentence.matchAll(ALSO_CANCELLED), ({ index }) => index)
  const end = starts.find((at) => isNoRequest(sentence.slice(at)))
  const before = sentence.slice(0, end)
  return /\d/.test(before) && !isNoRequest(before) ? before : sentence
}

const REPORTED = new RegExp(
  `^${BUT}${RETRACTION}(?:[ ,.!:;…–—-]{1,3}${RETRACTION}){0,2}[ ,.!:;…–—-]{1,3}(?:(?:the|my|der|die|le|la|el|il|de|o|a) )?[\\p{L}'’-]{2,20} (?:${SAYS})(?: (?:we|it|it's|to|need|want|should|be|that|is|actually|doch|lieber|wir|brauchen|qu['’]il|en|faut|que|necesitamos|ne|servono)){0,4} (?<figure>\\d{1,5})(?: ?(?:pcs|x|st|stk|szt)\\.?)?[ .!]*$`,
  "iu",
)

/** Returns the quantity that someone else wants: 11 of `no wait, Jo says 11`. */
export const reportedQuantity = (line: string): string | undefined =>
  REPORTED.exec(withFigures(line))?.groups?.figure
