import { NUMBER_WORDS } from "../number-words.ts"
import { ALREADY, AND_WORDS, SAYS, THEREFORE } from "../prose-words.ts"

const COUNT = `(?:\\d{1,3}|${NUMBER_WORDS}|one|eine[rs]?|une?|uno|una|uma?|één|een|jeden|jedna|en|ett|et)`
const OF_OURS =
  "(?:of (?:ours|mine|our (?:old |own |current )?\\p{L}{3,15})|(?:von|der|aus) unseren(?: alten)?(?: \\p{L}{3,15})?|unserer(?: alten)?(?: \\p{L}{3,15})?|des nôtres|de nos (?:anciens |vieux )?\\p{L}{3,15}|de (?:los|las) nuestr[oa]s|de nuestr[oa]s \\p{L}{3,15}|dei nostri|delle nostre(?: \\p{L}{3,15})?|van (?:de )?onze(?: \\p{L}{3,15})?|z naszych(?: \\p{L}{3,15})?|av våra?(?: \\p{L}{3,15})?|(?:af|av) vore(?:s)?(?: \\p{L}{3,15})?|d[oa]s noss[oa]s(?: \\p{L}{3,15})?)"
const OF_THEM =
  "(?:of (?:them|those|these|the old (?:ones|\\p{L}{3,15}))|davon|d['’]entre (?:eux|elles)|de (?:ellos|ellas)|di (?:loro|essi)|ervan|z nich|av dem|af dem|del[ea]s)"
const BROKEN =
  "(?:(?:have|has|had|are|were|was|is|came|come|broke|failed|died|arrived|went|turned|got|sind|waren|ist|war|kamen|kam|gingen|ging|haben|hat|sont|est|étaient|était|ont|a|reviennent|han|ha|están|está|llegaron|llegó|vinieron|se|sono|è|hanno|si|zijn|is|waren|kwamen|kwam|hebben|gingen|są|jest|wróciły|wróciło|przyszły|padły|är|var|kom|gick|har|er|blev|vieram|veio|estão|está|foram|avariaram) )"

const YES = "(?:yes|yep|yeah|ja|jawohl|oui|sí|sì|sim|tak|joo|kyllä|ano|igen|da|evet)"

/** Clause that says what the buyer already has, before what follows from it: `two are in stock already, so 14 screens`. */
const REASON_BEFORE = `(?<![\\p{L}\\p{N}.,/-])(?:${COUNT} [^.,;:!?]{0,60}(?<!\\p{L})(?:${ALREADY})|(?<=^|[.!?;] )(?:\\p{L}{2,20} ){0,4}(?:${ALREADY}) (?:[^.,;:!?]{0,40} )?${COUNT})(?!\\p{L})[^.,;:!?]{0,60},? (?:${THEREFORE}) (?:(?:only|just|nur|seulement|sólo|solo|maar|tylko|bara|kun|só) )?(?=\\d|(?:${NUMBER_WORDS}) )`
const BEHIND_REASON = new RegExp(REASON_BEFORE, "iu")
const HAS_RESULT = new RegExp(` (?:${THEREFORE}) `, "iu")
/** Returns whether a sentence states a quantity that follows from what the buyer already has. */
export const followsReason = (sentence: string): boolean =>
  HAS_RESULT.test(sentence) && BEHIND_REASON.test(sentence)

/** Clauses that count parts of the buyer as a reason: `two of ours came back faulty`. */
export const REASONS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [
    new RegExp(
      `(?:(?<=^|[,;:(–—.-] ?)|,? (?:because|since|as|weil|da|denn|car|puisque|porque|perché|poiché|omdat|want|bo|ponieważ|eftersom|för|fordi|pois) )${COUNT} (?:${OF_OURS}|${OF_THEM} (?=${BROKEN}))[^,.;:!?)]{0,60}`,
      "giu",
    ),
    "",
  ],
  [new RegExp(REASON_BEFORE, "giu"), ""],
  // `Jo says 16 GB, so 4 modules of 16 GB`
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])[\\p{L}'’]{2,15} (?:${SAYS}) [^.,;:!?]{1,40},? (?:${THEREFORE}) (?=\\d)`,
      "giu",
    ),
    "",
  ],
  // `32 memory sticks - yes, 32, the Dells take one each`
  [
    new RegExp(
      `(?<=\\d[^.!?]{2,160}) ?[-–—(,] ?${YES},? \\d{1,5}(?=[.,;:!)]|$)(?:(?!(?<!\\p{L})(?:${AND_WORDS}) \\d|\\d{1,5} ?[x×] )[^.!?]){0,160}(?=[.!?]|$)`,
      "giu",
    ),
    "",
  ],
]
