/** Ways to correct a quantity in a sentence, and how it is written where it was right at once. */
const CORRECTIONS: readonly (readonly [said: RegExp, meant: string])[] = [
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
  // `as many A as you have, up to 20`
  [
    /(?<!\p{L})as many (?:of )?(?:the )?([^,.;]{2,60}?) as [^,.;]{2,40}?[, (]{1,2}(?:at least|up to|max(?:imum|\.)?|minimum|min\.?) (\d{1,5})(?![\p{L}\p{N}])\)?/giu,
    "$2 x $1",
  ],
  // `A: 26 (24)`, `A: 26 (old: 24)`
  [
    /(?<=[:=→] ?|[:=] ?x ?)(\d{1,6}(?: ?(?:pcs|units|stück|stk))?) ?\((?:old|alt|formerly|before|zuvor|vorher|avant|antes|prima)?:? ?\d{1,6}(?: (?:before|so far|bisher|originally))?\)(?= ?$|[.,;])/giu,
    "$1",
  ],
  // `we ordered 10 A last week, please increase to 14`
  [
    /(?<!\p{L})(?:we|i)(?:'ve| have| had| just| only)* (?:ordered|asked for|requested) \d{1,5} (?:x |pcs |of )?(?:the )?(?<name>[^,.;]{2,60}?)(?: (?:last|on|yesterday|this|earlier|before|in)(?!\p{L})[^,.;]{0,25})?(?:[,.;]| [–-])+ (?:(?:but|and|so|please|pls|can you|could you|kindly|now|then) ){0,3}(?:increase|raise|change|make|bump|reduce|lower|update|amend|turn)(?: (?:it|that|this|them|the (?:quantity|order|qty)))?(?: up| down)?(?: to| into)? (?<right>\d{1,5})(?![\p{L}\p{N}])/giu,
    "$<right> x $<name>",
  ],
  [
    /(?<!\p{L})(?:wir|ich) (?:hatten?|haben?) (?:\p{L}+ ){0,4}?\d{1,5} (?:x |stück |stk )?(?<name>[^,.;]{2,60}?) (?:bestellt|angefragt|beauftragt)(?:[,.;]| [–-])+ (?:(?:bitte|nun|jetzt|das|die|menge|doch) ){0,3}(?:auf|doch) (?<right>\d{1,5}) (?:stück |stk )?(?:erhöhen|ändern|reduzieren|aufstocken|setzen|anheben)/giu,
    "$<right> x $<name>",
  ],
  [
    /(?<!\p{L})(?:nous avons|j'ai|on a|hemos|habíamos|he|abbiamo) (?:commandé|pedido|ordinato) \d{1,5} (?<name>[^,.;]{2,60}?)[,.;] (?:(?:merci de|veuillez|pouvez-vous|por favor|per favore|podéis|pueden|la|le|les|lo|los) ){0,3}(?:passer|passez|augmenter|porter|modifier|aumentar|aumenten|subir|suban|cambiar|cambien|portare|portate)(?: (?:la quantité|la cantidad|la quantità|à|a|le tout)){0,2} (?<right>\d{1,5})(?![\p{L}\p{N}])/giu,
    "$<right> x $<name>",
  ],
  // `a pack of A, 10 should do`
  [
    /(?:(?:an?|one|some|a few) (?:packs?|box(?:es)?|bags?|couple|handful|few) of )?(?<name>(?<=^|[ (])[\p{L}\d][^,.;]{2,60}?)(?:,| [–-]|\() ?(?:say |maybe |about |i think )?(?<right>\d{1,5})(?: of them)? (?:(?:should|would|will|ought to) (?:do|be (?:enough|fine|plenty|ok|sufficient))|is (?:enough|plenty)|reichen|genügen|suffiront|suffisent|bastan|bastano)(?!\p{L})/giu,
    "$<right> x $<name>",
  ],
  // `we forgot power cables, can you add 8?`
  [
    /(?<!\p{L})(?:we|i)(?:.?ve| have| also| just| noticed| realised| realized| see| saw| that| we| i)* (?:forgot|missed|left out|omitted|are missing|am missing|are short of|ran out of|are out of)(?: about| to (?:add|order|include|list))?(?: the| some| our)? (?<name>[^,.;:\d][^,.;:]{2,50}?)[,.;–-]{1,2} ?(?:(?:so|and|but|please|pls|can you|could you|kindly|also) ){0,3}(?:add|send|include|quote|order) (?<right>\d{1,5})(?: of (?:them|those))?(?= ?[.,;?!]| ?$| (?:please|pls|too|as well|to the))/giu,
    "$<right> x $<name>",
  ],
  // `whatever you have left of A, I think it was 7`
  [
    /(?<!\p{L})(?:what(?:ever|soever)?|everything|all|as many as) (?:you.?(?: have|.ve)(?: got)?|there is|is|are) (?:left |in stock |available )?(?:of|in) (?:the |your )?(?<name>[^,.;(]{2,60}?)[,(–-]{1,2} ?(?:(?:i (?:believe|think|guess)|ideally|say|up to|max(?:imum|\.)?|probably|about|it was|that.?s|that was|it.?s|there (?:are|were)|should be) ){1,3}(?<right>\d{1,5})(?![\p{L}\p{N}])/giu,
    "$<right> x $<name>",
  ],
  // `increase A from 20 to 24`
  [
    /(?<!\p{L})(?:(?:quantity|qty|menge) )?(?:(?:has |have |was |is |will be )?(?:been )?(?:changes?|changed|goes|up|down|increased?|reduced?) )?(?:from|von|de|da) \d{1,6} ?(?:\p{L}{1,6} )?(?:to|auf|à|a) (\d{1,6})(?![\p{L}\p{N}])/giu,
    "x $1",
  ],
  // `4 more fans`
  [
    /(?<=\d )(?:more|extra|additional|further|weitere|zusätzliche|autres|otros|altri) (?=[\p{L}\d])(?!of )/giu,
    "",
  ],
  // `20 - actually make that 24`
  [
    /(?<![\p{L}\p{N}.,/-]|\d-)(?:x ?)?\d{1,6}(?: ?(?:pcs|pc|x|off|units|pieces|st|stk|stück|uds|pz))?[ ,;.:!>→–—-]{1,5}(?:(?:actually|sorry|no|wait|oops|hang on|make (?:that|it)|i mean|rather|let's say|better|doch|lieber|nein|besser|non|plutôt|perdón|mejor|anzi|or|to|oder|bis)[ ,.-]{1,3}){1,4}(?:(?:just|only|nur|solo) )?(\d{1,6})(?![\p{L}\p{N}-])/giu,
    "$1",
  ],
  // `2 fans - no wait, just 1`
  [
    /(?<=^|[,;–—-] |(?<!\p{L})(?:and|und|et|y) )\d{1,5}(?<unit> ?(?:x|pcs|pc|units|of|stück|stk)?) (?<name>(?:(?![,;+&] ?\d|(?<!\p{L})(?:and|und|et|y) \d)[^;!?]){3,80}?)(?: ?[-–—>→]{1,2}|[,;.(]| \() ?(?:(?:no|actually|sorry|wait|oops|hang on|pardon|nein|doch|lieber|non|perdón|perdona|say|let's say|sagen wir|disons|digamos)[ ,.!…-]{1,4}){1,4}(?:make (?:it|that) )?(?:just |only |nur |solo )?(?<right>\d{1,5})(?: ?(?:pcs|pc|of them|please))?(?= ?[).,;]| \(| ?$)\)?/giu,
    "$<right>$<unit> $<name>",
  ],
  // `2-3 fans`, `2 or 3 fans`
  [
    /(?<![\p{L}\p{N}.,/-])\d{1,2}(?:[-–]| (?:or|oder|ou|o) )(\d{1,2}) (?=\p{Ll}{3}|\p{Lu}\p{Ll}|\p{Lu}{2,4}-)(?!(?:pin|port|bay|way)s?(?!\p{L}))/gu,
    "$1 ",
  ],
  // `quote 100/250/500 pcs`
  [
    /(?<![\p{L}\p{N}.,/-])(?:\d{1,6} ?\/ ?){1,5}(\d{1,6}) (?=(?:pcs|pieces|units|stück|stk|pièces|unités|uds|unidades|pezzi|off|of)(?!\p{L}))/giu,
    "$1 ",
  ],
  // `20 -> 24`, never `Prism 716 -> 4`
  [
    /(?<![\p{L}\p{N}.,-])(?<!(?<!\p{L})(?!Qty|Quantity|Menge|Anzahl)\p{Lu}\p{L}{1,20} )\d{1,6} ?(?:->|→|=>) ?(\d{1,6})(?![\p{L}\p{N}])/gu,
    "$1",
  ],
  // `24 instead of 20`
  [
    /(?<![\p{L}\p{N}.,-])(\d{1,6}(?: (?:pcs|units|pieces|stück|stk|unités|uds))?) (?:instead of|rather than|not|statt|anstatt|au lieu de|en lugar de|en vez de|invece di) \d{1,6}(?: (?:pcs|units|pieces|stück|stk|unités|uds))?(?![\p{L}\p{N}])/giu,
    "$1",
  ],
  // `24 in total`
  [/(?<=\d) (?:in total|in all|total|insgesamt|au total|en total)(?=[.,;]|$)/giu, ""],
  // `, not 6`, `(was 30)`
  [
    /,? \(?(?:(?:et non|und nicht|y no|e non|not)(?: the)?|instead of|rather than|was|previously|statt|anstatt|bisher|au lieu de|en lugar de|en vez de) \d{1,6}\)?(?= ?$|[.,;)])/giu,
    "",
  ],
  // `10 of the 14`
  [
    /(?<![\p{L}\p{N}.,-])(\d{1,6}) (?:of|von|sur|de) (?:the|your|den|les|los) \d{1,6}(?=$|[.,;)])/giu,
    "$1",
  ],
]

/** Writes a quantity that a sentence corrects as the last that it states. */
export const withCorrections = (text: string): string =>
  /\d/.test(text)
    ? CORRECTIONS.reduce((rest, [said, meant]) => rest.replaceAll(said, meant), text)
    : text
