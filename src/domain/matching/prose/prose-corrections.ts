import { NUMBER_WORDS, readNumberWords } from "./number-words.ts"
import { NO_PROPERTY } from "./prose-quantities.ts"
import { CONTAINER_WORDS, MONTH_WORDS, UNIT_WORDS } from "./prose-words.ts"

/** Patterns of corrected quantities in a sentence, with replacements that state only the valid quantity. */
const CORRECTIONS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
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
    /(?<!\p{L})(?:(?:wir|ich) (?:hatten?|haben?)|(?:hatten?|haben?) (?:wir|ich)) (?:\p{L}+ ){0,4}?\d{1,5} (?:x |stück |stk )?(?<name>[^,.;]{2,60}?) (?:bestellt|angefragt|beauftragt|geschrieben|angegeben|notiert)(?:[,.;]| [–-])+ (?:(?:bitte|nun|jetzt|das|die|menge|es|aber|wir|ich|brauchen|brauche|benötigen|nehmen|nehme) ){0,4}(?:auf|doch|jetzt|nun) (?<right>\d{1,5})(?: (?:stück |stk )?(?:erhöhen|ändern|reduzieren|aufstocken|setzen|anheben)|(?=[.,;!]| ?$))/giu,
    "$<right> x $<name>",
  ],
  [
    /(?<!\p{L})(?:nous av(?:i)?ons|j['’]ai|j['’]avais|on a|hemos|habíamos|he|había|abbiamo|avevamo|avevo) (?:commandé|demandé|écrit|indiqué|pedido|escrito|puesto|ordinato|scritto|chiesto) \d{1,5} (?<name>[^,.;]{2,60}?) ?[,.;] (?:(?:finalement|en fait|il (?:m['’]|nous )en fa(?:ut|udrait|udra)|il en faut|al final|en realidad|necesitamos|necesito|alla fine|ne servono|mi servono|ce ne servono) ?){1,3}(?<right>\d{1,5})(?![\p{L}\p{N}])/giu,
    "$<right> x $<name>",
  ],
  [
    /(?<!\p{L})(?:nous avons|j'ai|on a|hemos|habíamos|he|abbiamo) (?:commandé|pedido|ordinato) \d{1,5} (?<name>[^,.;]{2,60}?)[,.;] (?:(?:merci de|veuillez|pouvez-vous|por favor|per favore|podéis|pueden|la|le|les|lo|los) ){0,3}(?:passer|passez|augmenter|porter|modifier|aumentar|aumenten|subir|suban|cambiar|cambien|portare|portate)(?: (?:la quantité|la cantidad|la quantità|à|a|le tout)){0,2} (?<right>\d{1,5})(?![\p{L}\p{N}])/giu,
    "$<right> x $<name>",
  ],
  // `a pack of A, 10 should do`
  [
    /(?:(?:an?|one|some|a few) (?:packs?|box(?:es)?|bags?|couple|handful|few) of |some |a few )?(?<name>(?<=^|[ (])(?!(?:and|plus|und|et|y) )[\p{L}\d](?:(?! (?:and|plus|und|et|y) )[^,.;]){2,60}?)(?:,| [–-]|\() ?(?:say |maybe |about |i think )?(?<right>\d{1,5})(?: (?:of them|pcs|units|\p{L}{3,7}s))? (?:(?:should|would|will|ought to) (?:do|be (?:enough|fine|plenty|ok|sufficient))|is (?:enough|plenty)|reichen|genügen|suffiront|suffisent|bastan|bastano)(?!\p{L})/giu,
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
  // `half of last time's 80 A (so 40)`
  [
    /(?:(?:half|twice|double|a third|die hälfte|la moitié|la mitad) of [^,;.\d]{0,30})?(?<![\p{L}\p{N}.,/-])\d{1,6} (?<name>[^,;()]{3,60}?) \((?:so|i\.e\.,?|that is|that makes|that's|=|also|macht|donc|soit|es decir) (?<right>\d{1,5})\)/giu,
    "$<right> $<name>",
  ],
  // `and for the office machines 30 A`
  [
    new RegExp(
      `,? (?:and |und |et |y |e )?(?:for|für|pour|para|per) (?:the|our|my|die|den|das|unsere?|les?|nos|la|los|las|el|i) (?:(?!(?:and|und|et|y|e|an?|eine?n?|une?|una) )\\p{L}[\\p{L}-]* ){1,3}(?=\\d{1,4}${NO_PROPERTY} (?:x )?\\p{L}|\\d{1,4}[ -]?(?:mm|inch|zoll|tb|gb|w) \\p{L}|(?:an?|eine?n?|une?|una) (?:\\p{Lu}|\\d))`,
      "giu",
    ),
    ", ",
  ],
  // `von den A brauchen wir nur 6`
  [
    /(?<!\p{L})(?:of|von|van) (?:the|den|dem|der|de) (?<name>[^,.;:\d][^,.;:]{2,50}?) (?:we|wir|ich|i|brauchen|benötigen|nehmen|brauche|hebben|need|take|will take)(?: (?:we|wir|ich|er|only|just|doch|jetzt|nur|maar|need|take)){0,4} (?<right>\d{1,5})(?: nodig)?(?=[.,;!]| ?$)/giu,
    "$<right> x $<name>",
  ],
  // `keep A at 10`
  [
    /(?<!\p{L})(?:keep|leave|hold|lassen (?:wir|sie)|laissez|dejen?) (?:the |die |den |das |les? |la |los? |las )?(?<name>[^,.;:\d][^,.;:]{2,50}?) (?:at|bei|à|en) (?<right>\d{1,5})(?![\p{L}\p{N}-]|[.,]\d)/giu,
    "$<right> x $<name>",
  ],
  // `memory will be 16 x A`
  [
    /(?<=^|[.!?;] )(?:and |the |for )*\p{L}[\p{L} ]{2,24} (?:will be|shall be|is|are|wird|werden|sera|seront|será|serán) (?=\d{1,4} ?[x×] \p{L})/giu,
    "",
  ],
  // `increase A from 20 to 24`
  [
    /(?<!\p{L})(?:(?:quantity|qty|menge) )?(?:(?:has |have |was |is |will be )?(?:been )?(?:changes?|changed|goes|up|down|increased?|reduced?) )?(?:from|von|de|da) \d{1,6} ?(?!(?:[kmgt]b|go|to|w|mm|cm|m|hz|mhz|mt\/s|v|a) (?:to|auf|à|a) )(?:\p{L}{1,6} )?(?:to|auf|à|a) (\d{1,6})(?![\p{L}\p{N}])/giu,
    "x $1",
  ],
  // `4 more fans`
  [
    /(?<=\d )(?:more|extra|additional|further|weitere|zusätzliche|autres|otros|altri) (?=[\p{L}\d])(?!of )/giu,
    "",
  ],
  // `20 - actually make that 24`
  [
    /(?<![\p{L}\p{N}.,/-]|\d-|\p{Lu}\p{Ll}{2,20} |(?:lines?|items?|positions?|[Pp]os\.?|rows?|zeile|ligne|línea|riga|punkt|point) )(?:[xX] ?)?\d{1,6}(?: ?(?:pcs|pc|x|off|units|pieces|st|stk|Stk|stück|Stück|uds|pz))?[ ,;.:!>→–—-]{1,5}(?:(?:[Aa]ctually|[Ss]orry|[Nn]o|[Ww]ait|[Oo]ops|[Hh]ang on|[Mm]ake (?:that|it)|[Ii] mean|[Rr]ather|[Ll]et's say|[Bb]etter|[Dd]och|[Ll]ieber|[Nn]ein|[Bb]esser|[Nn]on|[Pp]lutôt|[Pp]erdón|[Mm]ejor|[Aa]nzi|or|to|oder|bis)[ ,.-]{1,3}){1,4}(?:(?:just|only|nur|solo) )?(\d{1,6})(?![\p{L}\p{N}-])/gu,
    "$1",
  ],
  // `2 fans - no wait, just 1`
  [
    /(?<=^|[,;–—-] |(?<!\p{L})\p{Ll}{1,12} )\d{1,5}(?<unit> ?(?:x|pcs|pc|units|of|stück|stk)?) (?<name>(?:(?![,;+&] ?\d|(?<!\p{L})(?:and|und|et|y) \d)[^;!?]){3,80}?)(?: ?[-–—>→]{1,2}|[,;.(]| \() ?(?:(?:no|actually|sorry|wait|oops|hang on|pardon|nein|doch|lieber|besser|non|plutôt|mieux|perdón|perdona|mejor|meglio|say|let's say|sagen wir|disons|digamos|anzi|nej|nei|nee|nie|não|förresten|forresten|trouwens|toch|jednak|ale)[ ,.!…-]{1,4}){1,4}(?:(?:make (?:it|that)|take|send|nehmen (?:sie|wir)|nimm|nehmt|schicken sie|mettez(?:-en|[- ]m['’]en)?|prenez(?:-en)?|ponga|póngame|mándeme|facciamo|prosimy o|proszę o|poproszę|gör det till|doe maar) )?(?:just |only |nur |solo )?(?<right>\d{1,5})(?: ?(?:pcs|pc|st|stk|stuks|szt\.?|of them|please|istället|i stedet|i stället))?(?= ?[).,;]| [([–—-]| ?$)\)?/giu,
    "$<right>$<unit> $<name>",
  ],
  // `vi tar 8 st X, nej förresten, 12 istället`, `5 dysków X, ale jednak prosimy o 8`
  [
    /(?<![\p{L}\p{N}.,/-])\d{1,5}(?<unit> (?:x|st|stk|stuks|sztuk|sztuki|szt\.?))? (?<name>[^;!?]{3,80}?),? (?:(?:ale|men|maar|no|nej|nei|nee|nie|não|förresten|forresten|trouwens)[ ,.!-]{1,3}){0,3}(?:anzi|nej|nei|nee|nie|não|toch|jednak|förresten|forresten)[ ,.!-]{1,3}(?:no, )?(?:(?:facciamo|prosimy o|proszę o|poproszę|doe maar|vi tar) )?(?<right>\d{1,5})(?: (?:st|stk|stuks|sztuk|szt\.?|stycken|istället|i stedet|i stället)){0,2}(?= ?[).,;]| ?$)/giu,
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
    /(?<![\p{L}\p{N}.,-])(\d{1,6}(?: (?:pcs|units|pieces|stück|stk|unités|uds))?) (?:instead of|rather than|not|statt|anstatt|au lieu de|en lugar de|en vez de|invece di|em vez de|zamiast|i stället för|istället för|i stedet for|in plaats van)(?: the| der| des| den| les| las| los|s)? \d{1,6}(?: (?:pcs|units|pieces|stück|stk|unités|uds))?(?: (?:annoncée?s|ordered|quoted|stated|requested|originally|genannten|bestellten|angefragten|prévue?s|commandée?s|pedid[oa]s|anunciad[oa]s)(?: [^,.;]{2,30})?)?(?![\p{L}\p{N}])/giu,
    "$1",
  ],
  // `A as before, this time 40`
  [
    /,? (?:this time|diesmal|cette fois(?:-ci)?|esta vez|questa volta)(?: only| just| nur| seulement| solo)? (\d{1,5})(?=[.,;]|$| (?:and|und|et|y|e) )/giu,
    " x $1",
  ],
  // `12 kits, so two kits per machine`
  [
    /(?<=^\d{1,5} (?:x )?[^,;]{3,60}), (?:(?:so|that is|that's|i\.e\.|d\.\s?h\.|also|soit|donc|es decir),? )?(?:\d{1,3}|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro) (?:\p{L}{2,14} )?(?:per|for each|in each|pro|je|par|por) \p{L}{2,14}\.?$/giu,
    "",
  ],
  // `maak daar maar 15 van`
  [/(?<!\p{L})maak (?:daar|er) (?:maar |toch )?(\d{1,5}) van(?!\p{L})/giu, "make it $1"],
  // `60 in total, 20 each in October and November`
  [
    /(?<=(?:total|insgesamt|all|tout|totale)),? (?:split |divided |delivered |verteilt |geliefert |davon )?(?:\d{1,5} (?:each|per month|a month|monthly|je monat|pro monat|par mois|al mes)|(?:je|jeweils) \d{1,5})(?:,? (?:from|von|de|da)(?!\p{L})[^.;\d]{3,60})?(?=[.;]|$)/giu,
    "",
  ],
  // `A, 2 a node plus 1 spare, total 9`, `A: zwei pro Rechner, insgesamt 20`
  [
    /[,:;–-]{0,2} \(?(?:\d{1,4}|one|two|eine?|une?|una?) (?:x )?(?:a|an|each|per|for each|in each|pro|je|par|por|al?|a la) \p{L}{3,14}(?: (?:plus|and|und|et|y) \d{1,3}(?: \p{L}{3,12}){1,2})?(?: ?= ?|[,;:–( -]{1,3}(?:(?:so|that.s|makes|macht|also|donc|soit) (?:in )?(?:a )?(?:(?:total|altogether|insgesamt|gesamt|zusammen|(?:au|en) total|en tout|in totale)(?: of| von)?:? )?|(?:in )?(?:a )?(?:total|altogether|insgesamt|gesamt|zusammen|(?:au|en) total|en tout|in totale)(?: of| also| von)?:? |(?=\d{1,5} (?:in )?(?:total|altogether|insgesamt|gesamt|zusammen|(?:au|en) total|en tout|in totale))))(\d{1,5})(?![\p{L}\p{N}-])(?: (?:in )?(?:total|altogether|insgesamt|gesamt|zusammen|(?:au|en) total|en tout|in totale)(?!\p{L}))?\)?/giu,
    " x $1",
  ],
  // `je Rechner 2 SSDs, insgesamt also 12 A`
  [
    /(?<!\p{L})(?:je|pro|per|for each|in each|par|por) \p{L}{3,14} \d{1,3} [^,;.\d]{2,40}, (?:(?:so|also|donc) )?(?:in total|altogether|insgesamt|zusammen|au total|en total|in totale)(?: also| so| donc)? (?=\d{1,5} \p{L})/giu,
    "",
  ],
  // `and, at 2 a case, 20 A`
  [
    /,? (?:at|with|bei|à|a) \d{1,3} (?:a|an|per|pro|je|par|por) \p{L}{3,14},(?= (?:that.s |that is |makes )?\d)/giu,
    "",
  ],
  // `and my colleague wants 1 A`
  [
    /,? (?:and|und|et|y|e) (?:the |my |our |mein |meine |unser |unsere |der |die |mon |ma |notre |le |la |mi |nuestro |el )?(?:we|i|wir|ich|[\p{L}'’]{3,20}(?: [\p{L}'’]{3,20})?) (?:(?:are|am) )?(?:also )?(?:wants?|needs?|short(?: of)?|brauchen|brauche|asked for|braucht|möchte|will|veut|voudrait|quiere|necesita|vuole)(?: noch| aussi| también)? (?=\d{1,4} [\p{L}\d])/giu,
    ", ",
  ],
  // `instead of 8 A please 14`
  [
    /(?<!\p{L})(?:statt|anstatt|anstelle von|instead of|au lieu de|en lugar de|en vez de|invece di) (?:the |der |des |den |les |las |los )?\d{1,5} (?:(?:pcs|units|stück|stk|pièces|uds)\.? )?(?<name>[^,.;:\d][^,.;:]{2,60}?),? (?:(?:please|pls|bitte|nun|jetzt|doch|merci de|por favor|we|wir|now|send|make it|take|nehmen|brauchen|need|want|nur|only|il|nous|me|en|faut|faudrait) ){1,5}(?<right>\d{1,5})(?=[.,;!]| ?$| (?:pcs|stück|stk)(?!\p{L}))/giu,
    "$<right> x $<name>",
  ],
  // `25 A, that should read 35`
  [
    /(?<=^|[\s,;])(?<!\p{Lu}\p{L}{0,20} )\d{1,5} (?:x )?(?<name>[^,.;:]{2,60}?)(?:[,;–-]{1,2}| but| aber| mais) ?(?:(?:that|it|this|which|there|das|es) )?(?:(?:we |i )?(?:actually |really |now )?(?:need|want|meant)|(?:should|must|needs? to|ought to) (?:be|read|say|have been)|(?:sollte[nt]?|muss|müsste[nt]?)(?: \p{L}{2,8})?|(?:il )?(?:faut|fallait) lire|(?:debe|debería) (?:ser|decir)) (?<right>\d{1,5})(?: (?:sein|heißen|lauten|werden))?(?![\p{L}\p{N}-])/gu,
    "$<right> x $<name>",
  ],
  // `3 drives have failed`
  [
    /(?<![\p{L}\p{N}.,/-])\d{1,4} \p{L}{3,20} (?:(?:have|has|are|sind|sont|est|han|están) )?(?:failed|died|ausgefallen|defekt|kaputt|gestorben|(?:tombée?s )?en panne|mortes?|averiad[oa]s)(?!\p{L})/giu,
    "",
  ],
  // `3 dead A, please send 5`
  [
    /(?<![\p{L}\p{N}.,/-])\d{1,4} (?:dead|faulty|broken|failed|defective|defekte|kaputte|ausgefallene) (?<name>[^.;]{2,60}?),? (?:(?:so|and|please|pls|bitte|can you|could you|und) ){0,3}(?:send|need|order|ship|quote|schicken sie|schickt|brauchen|brauche)(?: us| me| uns| mir)? (?<right>\d{1,4})(?=[.;,!]| ?$| (?:so|to|for|new|of|bitte|please)(?!\p{L}))/giu,
    "$<right> x $<name>",
  ],
  // `24 in total`
  [/(?<=\d) (?:in total|in all|total|insgesamt|au total|en total)(?=[.,;]|$)/giu, ""],
  // `40 svp`
  [/(?<=[-–—:=x×] ?\d{1,5}) (?:please|pls|bitte|svp|stp|por favor|per favore)(?=[.;]?$)/giu, ""],
  // `, not 6`, `(was 30)`
  [
    /,? \(?(?:(?:et non|und nicht|y no|e non|not|nie|niet|inte|ikke)(?: the)?|instead of|rather than|was|previously|statt|anstatt|bisher|au lieu de|en lugar de|en vez de)(?: the| den| les| los)? \d{1,6}\)?(?= ?$|[.,;)])/giu,
    "",
  ],
  // `10 of the 14`
  [
    /(?<![\p{L}\p{N}.,-])(\d{1,6}) (?:of|von|sur|de) (?:the|your|den|les|los) \d{1,6}(?=$|[.,;)])/giu,
    "$1",
  ],
]

/** Replaces each corrected quantity by the valid one. */
export const withCorrections = (text: string): string =>
  /\d/.test(text)
    ? CORRECTIONS.reduce(
        (rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement),
        text,
      )
    : text

const UNIT = `(?!(?:of )?each)(?:${UNIT_WORDS})\\.?`

/** Matches `2 x 50 pcs`, `4 boxes of 25`. */
const PRODUCT = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<times>\\d{1,3})(?: ?[x×*] ?(?<units>\\d{1,5}(?= ?${UNIT}(?![\\p{L}\\p{N}]))|\\d{1,3}[05]0(?= \\p{L}{3,} ))| (?:${CONTAINER_WORDS}|trays?|cajas?) (?:of|à|a|zu|mit|de|da|with|@) (?:je )?(?<packed>\\d{1,3})${NO_PROPERTY}(?= )(?! (?:pro|evo|qvo|plus|ti|super|xt)(?!\\p{L}))(?: ?${UNIT})?)`,
  "giu",
)

/** Matches `4 per chassis, 9 chassis`, `2 fans per rig x 12 rigs`. */
const OF_MACHINES =
  /(?<![\p{L}\p{N}.,/-])(?<units>\d{1,4})(?<name> [^,;.:]{0,60}?)? ?(?:per|for each|in each|pro|je|par|por|per ogni) (?<machine>\p{L}{3,14}?)(?:s|es|e|n|en)?(?:,| for| ?[x×*]| and| und| et| y| in)* (?<times>\d{1,3}) \k<machine>\p{L}{0,2}(?!\p{L})/giu

/** Matches the time at which a part of a quantity is wanted. */
const WHEN = `(?:now|right away|immediately|straight away|jetzt|sofort|gleich|maintenant|tout de suite|ahora|ya|subito|adesso|later(?: on)?|später|plus tard|más tarde|(?:at the |by the )?(?:end|beginning|start|middle) of ${MONTH_WORDS}|(?:in|im|en|for|by|per|mid|early|late|für|pour|para|ende|anfang|mitte|fin|début|à|a|next|nächsten?) (?:the )?(?:${MONTH_WORDS}|month|week|year|quarter|monat|woche|jahr|quartal|kw ?\\d{1,2}|week \\d{1,2}|spring|summer|autumn|winter|q[1-4])(?: month| week)?)(?![\\p{L}\\p{N}])`
const LATER = `(?:,|;| and| und| et| y| e| plus| then| dann)+ (?:then |another |a further |further |weitere |noch |nochmals? |encore |otros |altri |the other |the remaining )*\\d{1,5}(?: ?${UNIT})?(?: more)?,? ${WHEN}`

/** Matches `36 now and another 36 in February`, `20 pcs Card Strut in January, 30 in March`. */
const SCHEDULE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<first>\\d{1,5})(?<name>(?: [^,;:]{2,60}?)?),? ${WHEN}(?<others>(?:${LATER}){1,11})`,
  "giu",
)

/** Matches the total before its instalments: `60 Anvil 850, `. */
const STATED_BEFORE = /(?<![\p{L}\p{N}.,/-])(\d{1,5}) (?:x )?[^,;:]{2,60}[,:;] $/u

const MONTH_NAMES = new RegExp(`(?<!\\p{L})${MONTH_WORDS}`, "giu")
/** Matches `, 20 each in October, November and December`. */
const CALL_OFF = new RegExp(
  `,? (?:split |delivered |davon )?(?=(?:je |jeweils )?\\d{1,5} )(?:je |jeweils )?(\\d{1,5}) (?:each |per month |a month |monthly |pro monat |par mois |al mes )?(?:in|im|en|for|per)(?: each of)? (${MONTH_WORDS}(?:(?:,|,? (?:and|und|et|y|e)) ${MONTH_WORDS}){1,11})(?<!\\.)(?!\\p{L})`,
  "giu",
)

const TOTAL_WORDS =
  "that|which|it|das|ça|fait|makes?|comes? to|is|are|zusammen|insgesamt|in total|altogether|total|gesamt|au total|en total|in all|en tout|in tutto"
/** Matches the total at the end of a sentence: `, so that makes 14`, `, macht 12 Stück`, `, soit 12 au total`. */
const STATED_TOTAL = new RegExp(
  `[ ,;(–-]{1,3}(?:(?:so|also|that's|that is|which is|i\\.e\\.|soit|donc|ça fait|es decir|ossia|cioè|quindi)(?: (?:${TOTAL_WORDS})){0,3}|macht|ergibt|making|that makes|which makes)(?: (?:${TOTAL_WORDS}))? (?<total>\\d{1,5})(?: (?:(?:${UNIT_WORDS})\\.?|${TOTAL_WORDS})){0,2}\\)?(?=[.!;]|$)`,
  "giu",
)
const PART_OF_TOTAL = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])[1-9]\\d{0,3}(?![\\p{L}\\p{N}/.-]|[.,]\\d)${NO_PROPERTY}`,
  "giu",
)

const NUMBER_WORD = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${NUMBER_WORDS})(?![\\p{L}\\p{N}-])`, "giu")

/** Replaces the last quantity of a sentence by its total, if it states the factor: `7 members, 2 each, so 14`. */
function withStatedTotal(text: string): string {
  const [found] = text.matchAll(STATED_TOTAL)
  const total = Number(found?.groups?.total)
  if (!found || Number.isNaN(total)) return text
  const before = text.slice(0, found.index)
  const start = Math.max(...[". ", "! ", "? ", "; "].map((end) => before.lastIndexOf(end) + 1))
  const sentence = before.slice(start)
  const figures = [...sentence.matchAll(PART_OF_TOTAL)]
  const isSum = figures.reduce((sum, [figure]) => sum + Number(figure), 0) === total
  const words = [...sentence.matchAll(NUMBER_WORD)].map(([word]) => readNumberWords(word))
  const part = figures.findLast(([figure], at) => {
    const factor = total / Number(figure)
    const others = figures.filter((_, other) => other < at).map(([other]) => Number(other))
    return factor > 1 && [...others, ...words].includes(factor)
  })
  if (!part || isSum) return text
  const factor = figures.find(([figure]) => Number(figure) * Number(part[0]) === total)
  const lead = sentence.slice(0, part.index)
  const plain = factor ? withoutPiece(lead, factor) : lead
  const rest = `${sentence.slice(part.index + part[0].length)}${text.slice(found.index + found[0].length)}`
  return `${before.slice(0, start)}${plain}${total}${rest}`
}

const withoutPiece = (text: string, { 0: piece, index }: RegExpExecArray): string =>
  `${text.slice(0, index)}${text.slice(index + piece.length)}`

/** Replaces a divided quantity by its total: `2 x 50 pcs`, `36 now and another 36 in February`. */
export const withSums = (text: string): string =>
  withStatedTotal(text)
    .replaceAll(PRODUCT, (_, times: string, units?: string, packed?: string) =>
      units === undefined
        ? `${Number(times) * Number(packed)} x`
        : String(Number(times) * Number(units)),
    )
    .replaceAll(
      OF_MACHINES,
      (_, units: string, name = "", __: string, times: string) =>
        `${Number(units) * Number(times)}${name}`,
    )
    .replaceAll(
      SCHEDULE,
      (_, first: string, name: string, others: string, at: number, whole: string) => {
        const total = String(Number(first) + laterOf(others))
        return STATED_BEFORE.exec(whole.slice(0, at))?.[1] === total ? "" : `${total}${name}`
      },
    )
    .replaceAll(CALL_OFF, (_, each: string, months: string, at: number, whole: string) => {
      const total = String(Number(each) * (months.match(MONTH_NAMES)?.length ?? 1))
      return new RegExp(`(?<![\\p{L}\\p{N}.,-])${total} `, "u").test(whole.slice(0, at))
        ? ""
        : ` x ${total}`
    })

const LATER_FIGURE = new RegExp(`\\d{1,5}(?=(?: ?${UNIT})?(?: more)?,? ${WHEN})`, "giu")
const laterOf = (others: string): number =>
  (others.match(LATER_FIGURE) ?? []).reduce((sum, figure) => sum + Number(figure), 0)
