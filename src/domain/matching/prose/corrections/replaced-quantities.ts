import { INSTEAD_OF, THEREFORE } from "../prose-words.ts"

/** Corrections that name the old and the new quantity of a part in one sentence: `20 - actually make that 24`. */
export const REPLACED_QUANTITIES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // `a dozen cables - let's say exactly 10 cables`
  [
    /(?<![\p{L}\p{N}.,/-])\d{1,5} (?:of |de |d['’]|di )?(?<noun>[\p{L}\d]{3})[^,;.!?–—()]{0,40}?(?:,| [–—-]| \(|\.{2,3}|…) ?(?:or )?(?:let['’]s say|say|sagen wir|disons|digamos|diciamo|laten we zeggen|zeg|powiedzmy|låt oss säga|lad os sige|la oss si|digamos|řekněme|sanotaan|mondjuk|să zicem)(?: (?:exactly|genau|exactement|exactamente|esattamente|precies|dokładnie|exakt|præcis|nøyaktig|exatamente|přesně|tasan|pontosan|exact))?,? (?=\d{1,5} (?:of |de |d['’]|di )?\k<noun>)/giu,
    "",
  ],
  // `either 25 or 30`
  [
    /(?<!\p{L})(?:either|entweder|soit) \d{1,5} (?:or|oder|ou|soit) (\d{1,5})(?![\p{L}\p{N}])/giu,
    "x $1",
  ],
  // `A: was 10, now 14`, `A stays at 10`
  [
    /(?:[:,–—-] ?)?(?<!\p{L})(?:(?:was|were|bisher|war|waren|avant|era|eran|prima) \d{1,6},? (?:now|jetzt|nun|neu|maintenant|ahora|ora)|(?:(?:the |die )?(?:quantity|qty|menge) )?(?:stays|stay|remains?|bleib(?:t|en)) (?:at|bei)) (\d{1,6})(?![\p{L}\p{N}])/giu,
    " x $1",
  ],
  // `A: unchanged, 20`
  [
    /(?:[:,–—-] ?)?(?<!\p{L})(?:unchanged|no change|same|unverändert|inchangé|sin cambios)(?:,|:| at)? (\d{1,6})(?= ?[.;,)]| ?$)/giu,
    " x $1",
  ],
  // `A: 26 (24)`, `A: 26 (old: 24)`
  [
    /(?<=[:=→] ?|[:=] ?x ?)(\d{1,6}(?: ?(?:pcs|units|stück|stk))?) ?\((?:old|alt|formerly|before|zuvor|vorher|avant|antes|prima)?:? ?\d{1,6}(?: (?:before|so far|bisher|originally))?\)(?= ?$|[.,;])/giu,
    "$1",
  ],
  // `increase A from 20 to 24`
  [
    /(?<!\p{L})(?:(?:quantity|qty|menge) )?(?:(?:has |have |was |is |will be )?(?:been )?(?:changes?|changed|goes|up|down|increased?|reduced?) )?(?:from|von|de|da) \d{1,6} ?(?!(?:[kmgt]b|go|to|w|mm|cm|m|hz|mhz|mt\/s|v|a) (?:to|auf|à|a) )(?:\p{L}{1,6} )?(?:to|auf|à|a) (\d{1,6})(?![\p{L}\p{N}])/giu,
    "x $1",
  ],
  // `20 - actually make that 24`
  [
    /(?<![\p{L}\p{N}.,/-]|\d-|\p{Lu}\p{Ll}{2,20} |(?:lines?|items?|positions?|[Pp]os\.?|rows?|zeile|ligne|línea|riga|punkt|point) )(?:[xX] ?)?\d{1,6}(?: ?(?:pcs|pc|x|off|units|pieces|st|stk|Stk|stück|Stück|uds|pz))?[ ,;.:!>→–—-]{1,5}(?:(?:[Aa]ctually|[Ss]orry|[Nn]o|[Ww]ait|[Oo]ops|[Hh]ang on|[Mm]ake (?:that|it)|[Ii] mean|[Rr]ather|[Ll]et's say|[Bb]etter|[Dd]och|[Ll]ieber|[Nn]ein|[Bb]esser|[Nn]on|[Pp]lutôt|[Pp]erdón|[Mm]ejor|[Aa]nzi|or|to|oder|bis)[ ,.-]{1,3}){1,4}(?:(?:just|only|nur|solo) )?(\d{1,6})(?![\p{L}\p{N}-])/gu,
    "$1",
  ],
  // `10 cables - say exactly 10 cables cat 6`
  [
    /(?<![\p{L}\p{N}.,/-])\d{1,5} (?:x |of |de )?(?<kind>\p{L}{3,20})(?: [^.;:,–—-]{1,40}?)? ?(?:[-–—,(]|\.{3}|…) ?(?:(?:actually|sorry|say|let['’]s say|exactly|sagen wir|genau|besser|disons|exactement|plutôt|digamos|exactamente|mejor|diciamo|esattamente|zeg|precies|liever|powiedzmy|dokładnie|raczej|exakt|säg|helst|præcis|digamos|exatamente),? ){1,3}(?=\d{1,5} (?:x |of |de )?\k<kind>(?!\p{L}))/giu,
    "",
  ],
  // `2 fans - no wait, just 1`
  [
    /(?<=^|[,;–—-] |(?<!\p{L})\p{Ll}{1,12} )\d{1,5}(?<unit> ?(?:x|pcs|pc|units|of|stück|stk)?) (?<name>(?:(?![,;+&] ?\d|(?<!\p{L})(?:and|und|et|y|e|i|en|och|og|oraz|samt|plus) \d)[^;!?]){3,80}?)(?: ?[-–—>→]{1,2}|[,;.(]| \() ?(?<!\((?:art|part|item|model|cat|order|stock|prod)\. ?)(?:(?:no|actually|sorry|wait|oops|hang on|pardon|nein|doch|lieber|besser|non|plutôt|mieux|perdón|perdona|mejor|meglio|say|let's say|sagen wir|disons|digamos|anzi|nej|nei|nee|nie|não|förresten|forresten|trouwens|toch|jednak|ale)[ ,.!…-]{1,4}){1,4}(?:(?:make (?:it|that)|take|send|nehmen (?:sie|wir)|nimm|nehmt|schicken sie|mettez(?:-en|[- ]m['’]en)?|prenez(?:-en)?|ponga|póngame|mándeme|facciamo|prosimy o|proszę o|poproszę|gör det till|doe maar) )?(?:just |only |nur |solo )?(?<right>\d{1,5})(?: ?(?:pcs|pc|st|stk|stuks|szt\.?|of them|please|istället|i stedet|i stället))?(?= ?[).,;]| [([–—-]| ?$)\)?/giu,
    "$<right>$<unit> $<name>",
  ],
  // `vi tar 8 st X, nej förresten, 12 istället`, `5 dysków X, ale jednak prosimy o 8`
  [
    /(?<![\p{L}\p{N}.,/-])\d{1,5}(?<unit> (?:x|st|stk|stuks|sztuk|sztuki|szt\.?))? (?<name>(?:(?!(?:,|&|\+|(?<!\p{L})(?:and|und|et|y|e|i|en|och|og|oraz|samt|plus)) ?\d|\. \p{Lu})[^;!?]){3,80}?),? (?:(?:ale|men|maar|no|nej|nei|nee|nie|não|förresten|forresten|trouwens)[ ,.!-]{1,3}){0,3}(?:anzi|nej|nei|nee|nie|não|toch|jednak|förresten|forresten)[ ,.!-]{1,3}(?:no, )?(?:(?:facciamo|prosimy o|proszę o|poproszę|doe maar|vi tar) )?(?<right>\d{1,5})(?: (?:st|stk|stuks|sztuk|szt\.?|stycken|istället|i stedet|i stället)){0,2}(?= ?[).,;]| ?$)/giu,
    "$<right>$<unit> $<name>",
  ],
  // `2-3 fans`, `2 or 3 fans`
  [
    /(?<![\p{L}\p{N}.,/-])\d{1,2}(?:[-–]| (?:or|oder|ou|o) )(\d{1,2}) (?=\p{Ll}{3}|\p{Lu}\p{Ll}|\p{Lu}{2,4}-)(?!(?:pin|port|bay|way)s?(?!\p{L}))/gu,
    "$1 ",
  ],
  // `quote 100/250/500 pcs`
  [
    /(?<![\p{L}\p{N}.,/-])(?:(?:\d{1,6} ?\/ ?){2,5}|\d{1,6}\/)(\d{1,6}) (?=(?:pcs|pieces|units|stück|stk|pièces|unités|uds|unidades|pezzi|off|of)(?!\p{L}))/giu,
    "$1 ",
  ],
  // `20 -> 24`, never `Prism 716 -> 4`
  [
    /(?<![\p{L}\p{N}.,-])(?<!(?<!\p{L})(?!Qty|Quantity|Menge|Anzahl)\p{Lu}\p{L}{1,20} )\d{1,6} ?(?:->|→|=>) ?(\d{1,6})(?![\p{L}\p{N}])/gu,
    "$1",
  ],
  // `24 instead of 20`
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,-])(\\d{1,6}(?: (?:pcs|units|pieces|stück|stk|unités|uds))?) (?:not|${INSTEAD_OF})(?: the| der| des| den| les| las| los|s)? \\d{1,6}(?: (?:pcs|units|pieces|stück|stk|unités|uds))?(?: (?:annoncée?s|ordered|quoted|stated|requested|originally|genannten|bestellten|angefragten|prévue?s|commandée?s|pedid[oa]s|anunciad[oa]s)(?: [^,.;]{2,30})?)?(?![\\p{L}\\p{N}])`,
      "giu",
    ),
    "$1",
  ],
  // `A as before, this time 40`
  [
    /,? (?:this time|diesmal|cette fois(?:-ci)?|esta vez|questa volta)(?: only| just| nur| seulement| solo)? (\d{1,5})(?=[.,;]|$| (?:and|und|et|y|e) )/giu,
    " x $1",
  ],
  // `maak daar maar 15 van`
  [/(?<!\p{L})maak (?:daar|er) (?:maar |toch )?(\d{1,5}) van(?!\p{L})/giu, "make it $1"],
  // `instead of 8 A please 14`
  [
    /(?<!\p{L})(?:statt|anstatt|anstelle von|instead of|au lieu de|en lugar de|en vez de|invece di) (?:the |der |des |den |les |las |los )?(?:(?:offered|quoted|angebotenen|bestellten|genannten) )?\d{1,5} (?:(?:pcs|units|stück|stk|pièces|uds)\.? )?(?<name>[^,.;:\d][^,.;:]{2,60}?),? (?:(?:please|pls|bitte|nun|jetzt|doch|merci de|por favor|we|wir|now|send|make it|take|nehmen|brauchen|need|want|nur|only|il|nous|me|en|faut|faudrait) ){1,5}(?<right>\d{1,5})(?=[.,;!]| ?$| (?:pcs|stück|stk)(?!\p{L}))/giu,
    "$<right> x $<name>",
  ],
  // `25 A, that should read 35`
  [
    /(?<=^|[\s,;])(?<!\p{Lu}\p{L}{0,20} )\d{1,5} (?:x )?(?<name>[^,.;:]{2,60}?)(?:[,;–-]{1,2}| but| aber| mais) ?(?:(?:that|it|this|which|there|das|es) )?(?:(?:we |i )?(?:actually |really |now )?(?:need|want|meant)|(?:should|must|needs? to|ought to) (?:be|read|say|have been)|(?:sollte[nt]?|muss|müsste[nt]?)(?: \p{L}{2,8})?|(?:il )?(?:faut|fallait) lire|(?:debe|debería) (?:ser|decir)) (?<right>\d{1,5})(?: (?:sein|heißen|lauten|werden))?(?![\p{L}\p{N}-])/gu,
    "$<right> x $<name>",
  ],
  // `, not 6`, `(was 30)`
  [
    new RegExp(
      `,? \\(?(?:(?:${THEREFORE}) )?(?:(?:et non|und nicht|y no|e non|not|nie|niet|inte|ikke)(?: the)?|was|previously|bisher|${INSTEAD_OF})(?: the| den| les| los)? \\d{1,6}(?: (?:as|like|wie|comme|como|come|zoals|jak|som) [^.,;\\d]{3,40})?\\)?(?= ?$|[.,;)])`,
      "giu",
    ),
    "",
  ],
  // `10 of the 14`
  [
    /(?<![\p{L}\p{N}.,-])(\d{1,6}) (?:of|von|sur|de) (?:the|your|den|les|los) \d{1,6}(?=$|[.,;)](?!\d))/giu,
    "$1",
  ],
]
