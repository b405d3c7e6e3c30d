/** Changes of an earlier order, and replacements of parts that have failed: `we ordered 10 A last week, please increase to 14`. */
export const EARLIER_ORDERS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // `we ordered 10 A last week, please increase to 14`
  [
    /(?<!\p{L})(?:we|i)(?:'ve| have| had| just| only)* (?:ordered|asked for|requested) \d{1,5} (?:x |pcs |of )?(?:the )?(?<name>[^,.;]{2,60}?)(?: (?:last|on|yesterday|this|earlier|before|in)(?!\p{L})[^,.;]{0,25})?(?:[,.;]| [–-])+ (?:(?:but|and|so|please|pls|can you|could you|kindly|now|then) ){0,3}(?:increase|raise|change|make|bump|reduce|lower|update|amend|turn)(?: (?:it|that|this|them|the (?:quantity|order|qty)))?(?: up| down)?(?: to| into)? (?<right>\d{1,5})(?![\p{L}\p{N}])/giu,
    "$<right> x $<name>",
  ],
  [
    /(?<!\p{L})(?:(?:wir|ich) (?:hatten?|haben?)|(?:hatten?|haben?) (?:wir|ich)) (?:\p{L}+ ){0,4}?\d{1,5} (?:x |stück |stk )?(?<name>[^,.;]{2,60}?) (?:bestellt|angefragt|beauftragt|geschrieben|angegeben|notiert)(?:[,.;]| [–-])+ (?:(?:bitte|nun|jetzt|das|die|menge|es|aber|wir|ich|brauchen|brauche|benötigen|nehmen|nehme) ){0,4}(?:auf|doch|jetzt|nun) (?<right>\d{1,5})(?: (?:stück |stk )?(?:erhöhen|ändern|reduzieren|aufstocken|setzen|anheben)|(?=[.,;!]| ?$))/giu,
    "$<right> x $<name>",
  ],
  // `wir hatten 4 A bestellt, können Sie daraus 6 machen?`
  [
    /(?<!\p{L})(?:(?:wir|ich) (?:hatten?|haben?)|(?:hatten?|haben?) (?:wir|ich)) (?:\p{L}+ ){0,4}?\d{1,5} (?:x |stück |stk )?(?<name>[^,.;]{2,60}?) (?:bestellt|angefragt)[,.;]? (?:(?:bitte|aber|nun|jetzt|könn(?:en|t|test|ten|tet)|sie|ihr|du|machen sie|mach(?:t)?) ){0,4}daraus (?:bitte )?(?<right>\d{1,5})(?: machen)?(?![\p{L}\p{N}])/giu,
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
  // `half of last time's 80 A (so 40)`
  [
    /(?:(?:half|twice|double|a third|die hälfte|la moitié|la mitad) of [^,;.\d]{0,30})?(?<![\p{L}\p{N}.,/-])\d{1,6} (?<name>[^,;()]{3,60}?) \((?:so|i\.e\.,?|that is|that makes|that's|=|also|macht|donc|soit|es decir) (?<right>\d{1,5})\)/giu,
    "$<right> $<name>",
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
]
