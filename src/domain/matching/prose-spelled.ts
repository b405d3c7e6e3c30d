import { NUMBER_WORDS, readNumberWords } from "./number-words.ts"
import { beginsWithModel, hasPartWord, namesTalk } from "./prose-lines.ts"
import { START } from "./prose-quantities.ts"
import { OTHER_COUNTED, OTHERS_OF_USE, UNIT_WORDS } from "./prose-words.ts"

const SPELLED = new RegExp(
  `(?<=^|${START})(?<words>${NUMBER_WORDS})(?= (?:(?:of|pcs|pieces?|units?|(?<!one )more|x|stück|stk|pièces?|unités?|unidades|uds|piezas|de)(?![\\p{L}])|(?<name>[\\p{L}\\p{N}][^,;.]{0,40})))`,
  "giu",
)
const SPELLED_TWICE = new RegExp(
  `(?<=^|[\\s(:])(?<words>${NUMBER_WORDS}) \\((?<figure>\\d{1,5})\\)(?= \\p{L})`,
  "giu",
)

/** `20 -> 24`, never `Prism 716 -> 4` */
const RAISED =
  /(?<![\p{L}\p{N}.,-])(?<!(?<!\p{L})(?!Qty|Quantity|Menge|Anzahl)\p{Lu}\p{L}{1,20} )\d{1,6} ?(?:->|→|=>) ?(\d{1,6})(?![\p{L}\p{N}])/gu
/** `20 - actually make that 24`, `2-3` */
const REVISED =
  /(?<![\p{L}\p{N}.,/-]|\d-)(?:x ?)?\d{1,6}(?: ?(?:pcs|pc|x|off|units|pieces|st|stk|stück|uds|pz))?[ ,;.:!–—-]{1,4}(?:(?:actually|sorry|no|wait|make (?:that|it)|i mean|rather|let's say|better|doch|lieber|nein|besser|non|plutôt|perdón|mejor|anzi|or|to|oder|bis)[ ,.-]{1,3}){1,4}(\d{1,6})(?![\p{L}\p{N}-])/giu
const RANGE =
  /(?<![\p{L}\p{N}.,/-])\d{1,2}(?:[-–]| (?:or|oder|ou|o) )(\d{1,2}) (?=\p{Ll}{3}|\p{Lu}\p{Ll})(?!(?:pin|port|bay|way)s?(?!\p{L}))/gu
/** `add one more hangar flow`, `three anvil 750 and one hangar flow` */
const ONE_OF_SERIES =
  /(?<=[,&+] |(?<!\p{L})(?:add|need|want|order|take|get|send|and|plus|und|et|y|e) )(?:just )?(?:one(?: more)?|another|an extra|(?<=(?:,|\+|&|and|plus) )an?|noch eine?n?|une? autre|otr[oa]|un altr[oa]) (?!(?:thing|question|other|last|final|quick|few|lot|couple|pair|small|better|proforma|receipt|discount|for|per|each|day|week|time|way)s?(?!\p{L})|\p{L}{3,8} of )(\p{L}{3,} [\p{L}\p{N}]+)/giu

/** `increase A from 20 to 24`, `change the 20 A to 24` */
const FROM_TO =
  /(?<!\p{L})(?:from|von|de|da) \d{1,6} ?(?:\p{L}{1,6} )?(?:to|auf|à|a) (\d{1,6})(?![\p{L}\p{N}])/giu
const CHANGED_TO =
  /(?<!\p{L})(?:change|increase|raise|reduce|lower|bump|ändern|erhöhen|reduzieren|passer|augmenter|cambiar|aumentar)(?: \p{L}{1,6}){0,2} \d{1,6} (?:x |pcs |stück |of )?(?=\S)([^.;]{2,60}?) (?:up to|to|auf|à|a) (\d{1,6})(?![\p{L}\p{N}])/giu
/** `24 instead of 20` */
const CHANGED =
  /(?<![\p{L}\p{N}.,-])(\d{1,6}(?: (?:pcs|units|pieces|stück|stk|unités|uds))?) (?:instead of|rather than|not|statt|anstatt|au lieu de|en lugar de|en vez de|invece di) \d{1,6}(?: (?:pcs|units|pieces|stück|stk|unités|uds))?(?![\p{L}\p{N}])/giu

const SPELLED_AFTER_LABEL = new RegExp(
  `(?<=(?:quantity|qty|menge|anzahl|quantité|qté|cantidad)[: ]{1,2})(?:${NUMBER_WORDS})(?![\\p{L}\\p{N}])`,
  "giu",
)
/** A number in words at the end: `Keel B850 Micro - we need eight`. */
const SPELLED_LAST = new RegExp(
  `(?<=[-–—:=,] (?:(?:we |i )?(?:need|want|take|require) )?|(?<!\\p{L})(?:need|want|take|order|buy) (?:just |only )?)(?:${NUMBER_WORDS})(?: (?:as well|too|also|please|each))?(?=[.!;,]? ?$|[.!;,] )`,
  "giu",
)

const IN_ALL = /(?<=\d) (?:in total|in all|total|insgesamt|au total|en total)(?=[.,;]|$)/giu
/** `, not 6`, `(was 30)` */
const FORMER =
  /,? \(?(?:not(?: the)?|instead of|rather than|was|previously|statt|anstatt|bisher|au lieu de|en lugar de|en vez de) \d{1,6}\)?(?= ?$|[.,;)])/giu

/** `02 Nos.` */
const LEADING_ZEROS = new RegExp(
  `${START}0+(?=[1-9]\\d{0,3} ?(?:${UNIT_WORDS})(?![\\p{L}\\p{N}]))`,
  "giu",
)
/** `1k CA-CP-4` */
const THOUSANDS = /(?<![\p{L}\p{N}.,-])(?<figure>[1-9]\d?)k(?= \p{Lu}[\p{L}\d]*-)/gu

/** `10 (ten)` */
const SPELLED_AGAIN = new RegExp(`(?<![\\p{L}\\p{N}])(\\d{1,6}) \\((?:${NUMBER_WORDS})\\)`, "giu")

/** `10 of the 14` */
const OF_SO_MANY =
  /(?<![\p{L}\p{N}.,-])(\d{1,6}) (?:of|von|sur|de) (?:the|your|den|les|los) \d{1,6}(?=$|[.,;)])/giu

/** Writes `two of` as `2 of`, and `two (2)` as `2`. */
export const withDigits = (text: string): string =>
  text
    .replaceAll(LEADING_ZEROS, "")
    .replaceAll(/[~≈](?=\d)|(?<=(?:qty|quantity|menge|qté|cantidad)[.:]? )0+(?=[1-9])/giu, "")
    .replaceAll(/ comma(?= )/gi, ",")
    .replaceAll(/ full stop(?= |$)/gi, ".")
    .replaceAll(/(?<=(?:dozen|[zc]aine|docena|[zc]ina) )(?:of |d[ei] |d['’])(?=\S)/giu, "")
    .replaceAll(/(?<= ainsi )qu['’](?=\p{L})/gu, "que ")
    .replaceAll(THOUSANDS, "$<figure>000")
    .replace(SPELLED_TWICE, (whole, words: string, figure: string) =>
      readNumberWords(words) === Number(figure) ? figure : whole,
    )
    .replace(SPELLED, (words, _, name: string | undefined) => {
      const isCounted = name === undefined || isName(words, name)
      const units = isCounted ? readNumberWords(words) : undefined
      return units === undefined ? words : String(units)
    })
    .replace(SPELLED_AFTER_LABEL, (words) => String(readNumberWords(words) ?? words))
    .replace(SPELLED_LAST, (words) =>
      String(
        readNumberWords(words.replace(/ (?:as well|too|also|please|each)|[.!]/g, "")) ?? words,
      ),
    )
    .replaceAll(/(?<=[\p{Lu}\d]) n\. (?=\d{1,5}(?:$|[,;.]))/gu, " x ")
    .replace(/(?<!\p{L})one (?:more )?of (?:the same|these|those|them)(?!\p{L})/iu, "1 of them")
    .replace(ONE_OF_SERIES, (words, name: string) => (namesTalk(name) ? words : `1 ${name}`))
    .replaceAll(FROM_TO, "x $1")
    .replaceAll(CHANGED_TO, "$1 x $2")
    .replaceAll(
      /(?<=\d )(?:more|extra|additional|further|weitere|zusätzliche|autres|otros|altri) (?=[\p{L}\d])(?!of )/giu,
      "",
    )
    .replaceAll(REVISED, "$1")
    .replaceAll(RANGE, "$1 ")
    .replaceAll(RAISED, "$1")
    .replaceAll(CHANGED, "$1")
    .replaceAll(IN_ALL, "")
    .replaceAll(FORMER, "")
    .replaceAll(OF_SO_MANY, "$1")
    .replaceAll(SPELLED_AGAIN, "$1")

/** What is counted besides parts, and words that are no nouns. */
const OTHER_WORDS = new RegExp(
  `^(?:${OTHER_COUNTED}|${OTHERS_OF_USE}|as|or|later|samples?|other|different|separate|new|mini|small|large|big)(?![\\p{L}\\p{N}])`,
  "iu",
)
const isNoun = (name: string): boolean =>
  !OTHER_WORDS.test(name) && !namesTalk(name.split(" ").slice(0, 2).join(" "))

/** Whether a name of a part follows; short words count before a capital or a figure only. */
const isName = (words: string, name: string): boolean =>
  /^[\p{Lu}\d]/u.test(name) ||
  beginsWithModel(name) ||
  (words.length > 2 &&
    !/^(?:one|once|eins?)$/i.test(words) &&
    (hasPartWord(name.split(" ").slice(0, 6).join(" ")) || isNoun(name)))
