const SMALLER = "smaller|shorter|lower|lighter|quieter|thinner|slower"
const LARGER = "larger|bigger|longer|taller|higher|greater|faster|louder|heavier|wider|thicker"
const SMALLER_GERMAN = "kleiner|kürzer|niedriger|flacher|leichter|leiser|dünner|langsamer"
const LARGER_GERMAN = "größer|länger|höher|schneller|lauter|schwerer|breiter|dicker"
const SMALLER_FRENCH = "(?:petit|court|bas|fin|léger|étroit)(?:e?s?|se|ère)"
const LARGER_FRENCH = "(?:grand|long|haut|lourd|épais|large)(?:e?s?|ue|se)"
const SMALLER_SPANISH = "(?:pequeñ|cort|baj|liger|estrech)[oa]s?"
const LARGER_SPANISH = "(?:alt|larg|anch)[oa]s?|grandes?|mayor(?:es)?"
const SMALLER_ITALIAN = "(?:piccol|cort|bass|legger)[oaie]"
const LARGER_ITALIAN = "(?:alt|larg)[oaie]|lung(?:o|a|hi|he)|grand[ei]"
const SMALLER_DUTCH = "kleiner|korter|lager|lichter|stiller|dunner"
const LARGER_DUTCH = "groter|langer|hoger|zwaarder|breder|dikker"

/** Words of comparisons, as alternatives of a pattern. */
const smallerThan = [
  `(?:${SMALLER}) than|(?:not|no) (?:${LARGER}) than`,
  `(?:${SMALLER_GERMAN}) als|nicht (?:${LARGER_GERMAN}) als`,
  `plus (?:${SMALLER_FRENCH}) (?:que|de)|(?:pas plus|moins) (?:${LARGER_FRENCH}) (?:que|de)`,
  `más (?:${SMALLER_SPANISH}) (?:que|de)|(?:no|menos|no sea más) (?:${LARGER_SPANISH}) (?:que|de)|no más (?:${LARGER_SPANISH}) (?:que|de)`,
  `più (?:${SMALLER_ITALIAN}) di|(?:non più|meno) (?:${LARGER_ITALIAN}) di`,
  `(?:${SMALLER_DUTCH}) dan|niet (?:${LARGER_DUTCH}) dan`,
  "ne dépass(?:e|ent) pas|no super(?:e|en)(?: los)?|non super(?:i|a|ino)(?: i)?",
].join("|")
const largerThan = [
  `(?:${LARGER}) than|(?:not|no) (?:${SMALLER}) than`,
  `(?:${LARGER_GERMAN}) als|nicht (?:${SMALLER_GERMAN}) als`,
  `plus (?:${LARGER_FRENCH}) (?:que|de)`,
  `más (?:${LARGER_SPANISH}) (?:que|de)`,
  `più (?:${LARGER_ITALIAN}) di`,
  `(?:${LARGER_DUTCH}) dan`,
].join("|")

/** Words between which a number is compared, in all languages of the search. */
export const comparisons = { smallerThan, largerThan } as const

/** Words behind a limit: `60 mm or less`, `8 cores or more`. */
export const limitEndings = {
  max: `or (?:less|under|below|${SMALLER})|oder (?:weniger|${SMALLER_GERMAN})|ou moins|o menos|o meno|of minder|lub mniej|eller mindre|ou menos|или меньше|nebo méně|(?:ve )?altı(?:nda)?|tai vähemmän`,
  min: `(?:or|and) (?:more|up|over|above|better|${LARGER})|(?:oder|und) (?:mehr|${LARGER_GERMAN})|(?:ou|et) plus|[oy] más|[oe] più|(?:of|en) meer|(?:lub|i) więcej|eller (?:mere?|fler)|ou mais|или (?:больше|более)|nebo více|(?:ve )?üz(?:eri|erinde)|tai enemmän`,
} as const

/** Words before a limit, in all languages of the search, as alternatives of a pattern. */
export const limitWords = {
  max: {
    clear: [
      "under|below|less than|cheaper than|not (?:over|above|more than)|no more than|<=|<|≤",
      "unter|weniger als|nicht (?:über|mehr als)|günstiger als",
      "moins de|pas plus de|sous(?: les)?|menos de|no más de|por debajo de(?: los)?|inferior(?:es)? a|inférieure?s? à|en dessous de",
      "meno di|non (?:più di|oltre)|sotto(?: i)?|entro(?: i)?|minder dan|niet meer dan|onder(?: de)?",
      "poniżej|mniej niż|nie więcej niż|tańsz[yea] niż",
      "mindre än|färre än|lägre än|billigare än|högst|inte över",
      "abaixo de|não mais (?:de|do) que|mindre end|mindre enn|højst|høyst|alle|enintään|korkeintaan",
      "менее|меньше|не более|не больше|дешевле|méně než|levnější než|pod|nejvýše|maximálně",
    ].join("|"),
    /** Names of parts contain these words, too: `P14 Max 140`. */
    unclear:
      "up to|at most|max\\.?|maximum|bis zu|bis|maximal|höchstens|jusqu['’]à|au maximum|hasta|como máximo|máximo|fino a|al massimo|massimo|maximaal|hoogstens|tot|maksymalnie|maks\\.?|do|upp till|maxi|até|до|op til|opptil",
  },
  min: {
    clear: [
      "over|above|more than|at least|(?:not|no) less than|min\\.?|minimum|>=|>|≥",
      "über|mehr als|mindestens|mind\\.?|nicht (?:unter|weniger als)",
      "plus de|au moins|supérieure?s? à|más de|al menos|más que|superior(?:es)? a|mínimo(?: de)?|almeno|più di|oltre|minimo|minstens|minimaal|meer dan|boven(?: de)?",
      "powyżej|ponad|więcej niż|co najmniej",
      "över|mer än|fler än|minst",
      "mais de|acima de|pelo menos|mere end|mer enn|mindst|yli|vähintään",
      "более|больше|не менее|свыше|минимум|více než|nad|alespoň|nejméně|minimálně",
    ].join("|"),
    unclear: "from|ab|à partir de|desde|vanaf|a partir de|a partire da|od|från|fra|от",
  },
} as const

/** Words between the ends of a range, as alternatives of a pattern. */
export const rangeWords =
  "-|–|to|and|bis|und|et|y|a|à|(?<= )(?:e|até|do|i|tot|en|till?|och|og|až|до|и)"

/** Words before a range, as alternatives of a pattern. */
export const rangeStarts = {
  between: "between|zwischen|entre|tra|tussen|między|mellan|mellem|mellom|mezi|между",
  from: "from|von|de|da|van|od|från|fra|от",
} as const

/** Words that say which measure a limit is about, by the name of its facet. */
export const measuredWords: Readonly<Record<string, string>> = {
  height: `tall(?:er)?|high(?:er)?|height|lower|höher|hoch|höhe|niedriger|flacher|haut\\p{L}*|hauteur|bas|basse|alt[oaie]s?|altura|altezza|bass[oaie]|baj[oa]s?|hoger|lager|hoog|hög\\p{L}*|höjd|lägre|wysok\\p{L}*|niższ\\p{L}*`,
  length: `long(?:er)?|length|länger|lang|länge|kürzer|longue?s?|longueur|court\\p{L}*|larg[oa]s?|cort[oaie]s?|longitud|lung\\p{L}+|langer|korter|lång\\p{L}*|längd|kortare|dług\\p{L}*|krótsz\\p{L}*`,
}
