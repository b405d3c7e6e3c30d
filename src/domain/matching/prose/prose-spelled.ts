import { MULTIPLYING_WORDS, readQuantity } from "../../orders/read-quantity.ts"
import { COLOURS, hasColour } from "./colours.ts"
import { withCorrections } from "./corrections/with-corrections.ts"
import { withSums } from "./corrections/with-sums.ts"
import { PLACEHOLDER } from "./known-names.ts"
import { NUMBER_WORDS, readNumberWords } from "./number-words.ts"
import { beginsWithModel, hasConversationWord, hasPartWord, namesNoPart } from "./prose-lines.ts"
import { START } from "./prose-quantities.ts"
import {
  AND_WORDS,
  CONTAINER_WORDS,
  NORDIC_CONTAINERS,
  OTHER_COUNTED,
  OTHERS_OF_USE,
  UNIT_WORDS,
} from "./prose-words.ts"

const SPELLED = new RegExp(
  `(?<=^|${START})(?!(?<=\\d )ti )(?!one of (?:our|my|their|his|her) )(?<words>${NUMBER_WORDS})(?= (?:(?:of|pcs|pieces?|units?|numbers?|(?<!one )more|x|stück|stk|pièces?|unités?|unidades|uds|piezas|de)(?![\\p{L}])|(?<name>[\\p{L}\\p{N}][^,;.]{0,40})))`,
  "giu",
)
const SPELLED_TWICE = new RegExp(
  `(?<=^|[\\s(:])(?<words>${NUMBER_WORDS}) \\((?<figure>\\d{1,5})\\)(?= \\p{L}|(?<sized> \\d))`,
  "giu",
)

/** Matches `add one more hangar flow`, `three anvil 750 and one hangar flow`. */
const ONE_OF_SERIES =
  /(?<=^|[,&+] |(?<!\p{L})(?:add|needs?|wants?|order|take|get|send|also|auch|aussi|también|anche|and|plus|und|et|y|e) )(?:just )?(?:one(?: more)?|another|an extra|(?<=(?:,|\+|&|and|plus) )an?|noch eine?n?|une? autre|otr[oa]|un altr[oa]) (?!(?:thing|question|other|last|final|quick|few|lot|couple|pair|small|better|proforma|receipt|discount|for|per|each|day|week|time|way)s?(?!\p{L})|\p{L}{3,8} of )(\p{L}{3,} [\p{L}\p{N}]+)/giu

const SPELLED_AFTER_LABEL = new RegExp(
  `(?<=(?:quantity|qty|menge|anzahl|quantité|qté|cantidad)[: ]{1,2})(?:${NUMBER_WORDS})(?![\\p{L}\\p{N}])`,
  "giu",
)
/** Matches a number in words at the end: `Keel B850 Micro - we need eight`. */
const SPELLED_LAST = new RegExp(
  `(?<=[-–—:=,] (?:(?:we |i )?(?:need|want|take|require) )?|(?<!\\p{L})(?:need|want|take|order|buy|add|send|make it|make that) (?:just |only )?|[’'-]en |en prend\\p{L}{1,4} |(?<!\\p{L})(?:nehme|nehmen|brauche|brauchen)(?: ich| wir| sie)? (?:dann |nur )?|(?<!\\p{L})(?:póngame|ponme|añada|añade|agregue|mándeme|nehmen (?:wir|sie)|geben sie mir|mettetemene|aggiungetene) )(?:${NUMBER_WORDS})(?: (?:as well|too|also|please|each))?(?=[.!;,?]? ?$|[.!;,?] | [–—-] )`,
  "giu",
)

/** Matches the end of `a fan, just the one`. */
const JUST_ONE =
  /(?<=(?<!\p{L})(?:an?|eine?[nrm]?|une?|una) [^.;]{2,80}),? (?:just|only|nur|juste|solo) (?:the )?(?:one|eine?[nrs]?|une?|una)(?=[.!]? ?$|[.!] )/giu

/** Matches `(two)`, `(five tubes)`, `(CA-F-120, two)`. */
const SPELLED_IN_BRACKETS = new RegExp(
  `(?<=\\((?:[\\p{L}\\d/-]{3,30}, )?)(?<!(?<![\\p{L}\\p{N}-])\\d{1,6} ?\\()(?:${NUMBER_WORDS})(?=(?: \\p{L}{2,12})?\\))`,
  "giu",
)

/** Matches the number of `og så to Kingston KF560`. */
const DANISH_TWO =
  /(?<=(?<!\p{L})(?:[Oo]g|[Oo]g så|samt|bestille|bruge|trenger|ønsker) )to(?= \p{L})/gu

/** Matches a word that only a Dutch text holds. In others, "onze" is eleven. */
const DUTCH =
  /(?<!\p{L})(?:van|het|een|voor|wij|ook|graag|naar|bij|zijn|hebben|referentie|kenmerk|bestelling)(?!\p{L})/iu

/** Matches "one" in Dutch, whose accents distinguish it from the article. */
const DUTCH_ONE = /(?<!\p{L})één(?= \p{L}{3})/giu

/** Matches "one" in Scandinavian languages before a container. */
const NORDIC_ONE = new RegExp(
  `(?<=^|[,;:+] |(?<!\\p{L})(?:och|og|samt|plus|ha|have|beställa|bestille|köpa|kjøpe|købe|behöver|trenger|tar|tager|önskar|ønsker) )(?:en|ett?) (?=(?:${NORDIC_CONTAINERS}) )`,
  "giu",
)

/** Matches "one" in Scandinavian languages before a name: `vi behöver en HPE ML30`. */
const NORDIC_ONE_NAME =
  /(?<=(?<!\p{L})(?:[Vv]i|[Jj]ag|[Jj]eg|[Dd]er[ea]s?|[Nn]i|[Kk]an) [^.!?]{0,120}(?:[,:]|(?<!\p{L})(?:och|og|samt|behöver|trenger|önskar|ønsker|ha|have|beställa|bestille|köpa|kjøpe|købe|tar|tager|bruge|få|sende)) )(?:en|ett?) (?=(?:\p{Ll}{2,8} )?\p{Lu}[\p{L}\d]+ )/gu

/** Matches "one" before a unit: `bir adet`, `yksi kpl`. */
const ONE_UNIT =
  /(?<!\p{L})(?:eine?|un[ae]?|uma?|een|ett?|en|jeden|jedn[ąau]|yksi|egy|bir|o) (?=(?:unité(?! centrale)|unità|einheit|stück|exemplaire|unidade?|pieza|peça|pezzo|stuk|styck|styk|stk|szt|sztukę|kpl|kappale|kus|ks|darab|db|bucată|buc|adet|tane)(?!\p{L}))/giu

/** Matches "another" before a container: `another box of clips`, `otra caja de clips`. */
const ANOTHER_CONTAINER = new RegExp(
  `(?<!\\p{L})(?:another|(?:one|an?) (?:more|extra|further|additional)|(?:noch )?eine?n?(?: weitere[nrs]?)?|encore une?|une? autre|otr[oa]|un['’]altra|un altro|nog een|jeszcze jed(?:en|n[oąa])|ještě jed(?:en|nu|no)|mais uma?|outr[oa]|ytterligare en|endnu en|enda en|vielä yksi|még egy|încă (?:un|o)) (?=(?:${CONTAINER_WORDS})(?![\\p{L}-]))`,
  "giu",
)

/** Matches `02 Nos.`. */
const LEADING_ZEROS = new RegExp(
  `${START}0+(?=[1-9]\\d{0,3} ?(?:${UNIT_WORDS})(?![\\p{L}\\p{N}]))`,
  "giu",
)
/** Matches `50 metres of ` and `6 no. ` before a name. */
const MEASURED =
  /^(\d{1,4}) ?(?:(?:m|metres?|meters?|mètres?|metros?|metri|metrów) (?:of|de|di|d['’]|van) ?(?=\p{L})|[Mm]eter (?=\p{Lu})|nos?\. (?=\d))/u
/** Matches what a pair is one of: `a pair of headphones`. */
const ONE_PAIR =
  /(?<![\p{L}\p{N}])(?:one|1|a) (?:single )?pair of (?=[^.,;:]{0,40}(?:phones|earbuds|pliers|tweezers|scissors|cutters|gloves|glasses)(?!\p{L}))/giu
/** Matches `2 dozen`, `1.5 thousand`. */
const MULTIPLIED = new RegExp(
  `${START}(\\d{1,3}(?:[.,]\\d{1,2})? (?:${MULTIPLYING_WORDS}))(?: d[ei])?(?![\\p{L}\\p{N}])`,
  "giu",
)
/** Matches `1k CA-CP-4`, `2 k Tempo`, and `60k` at an end. */
const THOUSANDS =
  /(?<![\p{L}\p{N}.,-])(?<figure>[1-9]\d{0,2})(?:k(?= \p{Lu}[\p{L}\d]*-)| k(?= \p{Lu}\p{L})|(?<=[-–:=×x] ?[1-9]\d{0,2}|[A-Z\d] [1-9]\d{1,2}) ?k(?=[.;,]?$))/gu
/** Matches `1.2k Prism 924`. */
const HUNDREDS = /(?<![\p{L}\p{N}.,-])(?<thousands>[1-9]\d?)[.,](?<hundreds>\d)k(?= \p{L})/gu

/** Matches `2 Anvil 850 1 Keel Z890 ATX`. */
const UNDIVIDED = new RegExp(
  `(?<name>${PLACEHOLDER}) (?=\\d{1,5} ${PLACEHOLDER}(?! \\d{1,5}(?:[,;.]|$)))`,
  "g",
)

/** Matches `einmal den Hangar Bench`. */
const TIMES =
  /(?<=^|[,;] |(?<!\p{L})(?:und|sowie|bitte|noch|gerne?|brauchen?|benötigen?|nehmen?|bestellen?|ich|wir|uns|mir|auch|dazu|außerdem|dann) )([Ee]in|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs)mal (?:den |die |das |der )?(?=\p{Lu})/gu

/** Matches computers and not the unit `pcs`: `2 PCs to build`. */
const COMPUTERS =
  /(?<=(?:\d|\p{Ll}{3}) )PCs(?=[,.;:]|$| (?:to|for|with|at|in|each|mit|für|pour|avec|and)(?!\p{L}))/gu

/** Matches `10 (ten)`. */
const SPELLED_AGAIN = new RegExp(`(?<![\\p{L}\\p{N}])(\\d{1,6}) \\((?:${NUMBER_WORDS})\\)`, "giu")

/** Writes `two of` as `2 of`, and `two (2)` as `2`. Then applies sums and corrections of quantities. */
export const withDigits = (text: string): string =>
  withCorrections(withSums(withSpelled(text))).replaceAll(SPELLED_AGAIN, "$1")

const ANY_SPELLED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?!(?:one|once|eins?|sei|sept|a|(?<=\\d )ti)(?: |$))(?:${NUMBER_WORDS})(?=mal(?!\\p{L})|(?![\\p{L}\\p{N}]))`,
  "giu",
)
/** Writes every number in words from two on in digits. */
export const withFigures = (text: string): string =>
  text.replaceAll(ANY_SPELLED, (words) => String(readNumberWords(words) ?? words))

const withSpelled = (text: string): string =>
  withOnes(withNumbers(withCountsInDigits(withColoursCounted(text))))

/** Writes `a black toner and two in cyan` as `a black toner and 2 x cyan`. */
function withColoursCounted(written: string): string {
  const text = written.replaceAll(/ (?:(comma)|full stop)(?= |$)/gi, (_, comma) =>
    comma ? "," : ".",
  )
  return hasColour(text)
    ? text.replaceAll(IN_COLOUR, (_, count: string) => `${readNumberWords(count) ?? count} x `)
    : text
}

const withCountsInDigits = (text: string): string =>
  text
    .replaceAll(OF_THOSE_NAMED, "$<count> x $<name>")
    .replaceAll(UNDIVIDED, "$<name>, ")
    .replaceAll(COMPUTERS, "computers")
    .replaceAll(JUST_ONE, "")
    .replaceAll(
      TIMES,
      (_, count: string) => `${readNumberWords(count.replace(/^ein$/i, "one")) ?? 1} x `,
    )
    .replaceAll(DANISH_TWO, "2")
    .replaceAll(/(?<!\p{L})onze (?=\p{L})/giu, (our) => (DUTCH.test(text) ? "ons " : our))
    .replaceAll(DUTCH_ONE, "1")
    .replaceAll(NORDIC_ONE, "1 ")
    .replaceAll(NORDIC_ONE_NAME, "1 ")
    .replaceAll(ONE_UNIT, "1 ")
    .replaceAll(ANOTHER_CONTAINER, "1 ")
    .replaceAll(LEADING_ZEROS, "")
    .replace(MEASURED, "$1 x ")
    // `SSDs: 6 Samsung PM9A3`
    .replace(
      /^(?:\p{L}[\p{L}-]{1,20} ){0,2}\p{L}{2,20}: (?=[1-9]\d{0,3} (?:x )?\p{Lu}\p{Ll}{2})/u,
      "",
    )
    // `ten power supplies, the Anvil ones`
    .replaceAll(/,? the (\p{Lu}[\p{L}\d]+(?: \d{1,4})?) ones?(?=[.,;]|$)/gu, " $1")
    .replaceAll(/[~≈](?=\d)|(?<=(?:qty|quantity|menge|qté|cantidad)[.:]? )0+(?=[1-9])/giu, "")
    .replaceAll(
      /(?<!\p{L})(?:un sol[oa]?|uno sol[oa]|una sola|une? seule?|eine?n? einzige[nrs]?|één enkele?|um só|uma só|jeden jediný|bara en|kun (?:én|en|et|ett)) (?=\p{L}{3})/giu,
      "1 ",
    )
    .replaceAll(ONE_PAIR, "1 ")
    // `one pair of drives`, `a single drive`
    .replaceAll(/(?<![\p{L}\p{N}])(?:one|1|a) (?:single )?pair of (?=\S)/giu, "2 ")
    .replaceAll(
      /(?<![\p{L}\p{N}])(?:one|a) single (?!(?:slot|port|fan|rail|rank|sided|mode|core|band|channel|phase)(?!\p{L}))(?=\p{L}{3}|\d{1,2}[ -]?(?:port|inch|bay|way|tb|gb)(?!\p{L}))/giu,
      "1 ",
    )
    // `a dozen of them arctic p14`
    .replaceAll(/(?<=(?<!\p{L})(?:dozen|couple|pair|any)) of (?:them|those|these)(?= \p{L})/giu, "")
    .replaceAll(/(?<= ainsi )qu['’ ](?=\p{L})/gu, "que ")
    .replaceAll(MULTIPLIED, (whole, count: string) => String(readQuantity(count) ?? whole))
    .replaceAll(THOUSANDS, "$<figure>000")
    .replaceAll(HUNDREDS, "$<thousands>$<hundreds>00")

const HAS_NUMBER_WORDS = new RegExp(`(?<!\\p{L})(?:${NUMBER_WORDS})`, "iu")
function withNumbers(text: string): string {
  if (!HAS_NUMBER_WORDS.test(text)) return text
  return text
    .replace(SPELLED_TWICE, (whole, words: string, figure: string, sized?: string) =>
      readNumberWords(words) === Number(figure) ? `${figure}${sized ? " x" : ""}` : whole,
    )
    .replace(SPELLED, (words, _, name: string | undefined, at: number, whole: string) => {
      const isOfName = words === "One" && /(?<!\p{L})\p{Lu}\p{L}{0,30} $/u.test(whole.slice(0, at))
      const isCounted = !isOfName && (name === undefined || isName(words, name))
      const units = isCounted ? readNumberWords(words) : undefined
      return units === undefined ? words : String(units)
    })
    .replace(SPELLED_IN_BRACKETS, (words) => String(readNumberWords(words) ?? words))
    .replace(SPELLED_AFTER_LABEL, (words) => String(readNumberWords(words) ?? words))
    .replace(SPELLED_LAST, (words) =>
      String(
        readNumberWords(words.replace(/ (?:as well|too|also|please|each)|[.!]/g, "")) ?? words,
      ),
    )
}

const withOnes = (text: string): string =>
  text
    .replaceAll(/(?<=[\p{Lu}\d]) n\. (?=\d{1,5}(?:$|[,;.]))/gu, " x ")
    .replace(/(?<!\p{L})one (?:more )?of (?:the same|these|those|them)(?!\p{L})/iu, "1 of them")
    .replace(ONE_OF_SERIES, (words, name: string) =>
      hasConversationWord(name) || namesNoPart(name) ? words : `1 ${name}`,
    )

/** Matches the quantity of the same part in another colour: `a black toner and two in cyan`. */
const IN_COLOUR = new RegExp(
  `(?<=(?:,|(?<!\\p{L})(?:${AND_WORDS})) (?:another |noch |weitere )?)(?<count>\\d{1,2}|${NUMBER_WORDS}) (?:more |davon )?(?:in |en |w |i |v )?(?=(?:${COLOURS})(?: ones?)?(?:[.,;!?)]|$| (?:${AND_WORDS}) ))`,
  "giu",
)

/** Matches `40 of those (the Cherry Stream, light grey)`, `davon bitte 40 (Cherry Stream)`. */
const OF_THOSE_NAMED =
  /(?<![\p{L}\p{N}.,-])(?:(?:[Dd]avon|[Oo]f (?:those|these|them)) (?:(?:bitte|please) )?(?<count>\d{1,5})|(?<count>\d{1,5}) (?:of (?:those|these|them)|davon|de (?:ceux|celles)-l[àa]|de es[oa]s|di quest[ie]|di quelli|ervan|z nich|av dem|af dem|dess[ea]s)),? (?:(?:please|bitte),? )?\((?:(?:the|die|der|das|les?|la|los?|las|el|i|de) )?(?<name>[\p{Lu}\d][^()]{2,80})\)/gu

/** Matches nouns for things other than parts, and words that are no nouns. */
const OTHER_WORDS = new RegExp(
  `^(?:${OTHER_COUNTED}|${OTHERS_OF_USE}|as|or|later|dozen|hundred|thousand|dutzend|samples?(?! of)|other|different|separate|new|mini|small|large|big)(?![\\p{L}\\p{N}])`,
  "iu",
)
const isNoun = (name: string): boolean =>
  !OTHER_WORDS.test(name) && !hasConversationWord(name.split(" ").slice(0, 2).join(" "))

/** Returns whether the name of a part follows. Short number words count only before a capital or a figure. */
const isName = (words: string, name: string): boolean =>
  /^(?:[\p{Lu}\d]|be quiet!)/u.test(name) ||
  beginsWithModel(name) ||
  (words.length > 2 &&
    !/^(?:one|once|eins?)$/i.test(words) &&
    (hasPartWord(name.split(" ").slice(0, 6).join(" ")) || isNoun(name)))
