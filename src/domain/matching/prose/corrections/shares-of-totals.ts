/** Shares of a total, for example per machine or month: `A, 2 a node plus 1 spare, total 9`. */
export const SHARES_OF_TOTALS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // `2 of the monitors are for the reception desk`
  [
    /(?<![\p{L}\p{N}.,/-])\d{1,4} (?:of (?:the|these|those|them)|(?:stück )?davon|der|d['’]entre (?:eux|elles)|des|de (?:los|las|ellos|ellas)|dei|delle|di (?:loro|questi)|van de|ervan)(?: [^\s,.;\d]{2,20}){0,3} (?:are|go|sind|gehen|sont|vont|son|van|sono|vanno|zijn|gaan) (?:for|to|für|an|nach|pour|à|para|a|per|voor|naar) [^.;]{2,60}/giu,
    "",
  ],
  // `12 kits, so two kits per machine`
  [
    /(?<=^\d{1,5} (?:x )?[^,;]{3,60}), (?:(?:so|that is|that's|i\.e\.|d\.\s?h\.|also|soit|donc|es decir),? )?(?:\d{1,3}|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro) (?:\p{L}{2,14} )?(?:per|for each|in each|pro|je|par|por) \p{L}{2,14}\.?$/giu,
    "",
  ],
  // `8 drives - that's 6 for the array + 2 spares`
  [
    /(?<=^\d{1,5} (?:x )?[^.;]{3,80}) ?[-–—(,] ?(?:that['’]?s|that is|das sind|davon|soit|c['’]est|es decir|cioè|dat is|dat zijn|czyli|det är|dvs\.?) \d{1,4} (?:\p{L}{2,15} ){0,2}(?:for|in|on|für|im|pour|dans|para|en|per|nel|nella|voor|till?|i|na|do) [^.;]{3,100}$/giu,
    "",
  ],
  // `2 UPS - one for each rack`
  [
    /(?<=^\d{1,5} (?:x )?[^.;]{3,80}) ?[-–—(,] ?(?:one|1|eine[rs]?|une?|un[oa]|één|een|jeden|jedna|en|ett?|uma?) (?:for|per|für|pro|pour|par|para|por|voor|na|för|til) (?:each|every|jede[nrs]?|chaque|cada|ogni|elke?|każd\p{L}{1,2}|varje|hver) \p{L}{2,20}\)?$/giu,
    "",
  ],
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
  // `3 boxes of 10 cables (so 30 in all)`
  [
    /(?<![\p{L}\p{N}.,/-])(\d{1,5})( [^(),;]{3,80}?) \((?:so|that is|i\.e\.|also|insgesamt|zusammen|soit|donc|es decir|cioè|dus|czyli|dvs\.?|=),? \1(?: [^()\d]{2,30})?\)/giu,
    "$1$2",
  ],
  // `24 in total`
  [/(?<=\d) (?:in total|in all|total|insgesamt|au total|en total)(?=[.,;]|$)/giu, ""],
]
