import { OTHER_GETS } from "../machine-announcements.ts"
import { PROBABLY } from "../other-orders.ts"
import { NO_PROPERTY, NOTHING_ELSE } from "../prose-quantities.ts"

/** Words between a quantity and its part, or before both, that say nothing about either: `4 more fans`. */
export const WORDS_AROUND_QUANTITIES: readonly (readonly [pattern: RegExp, replacement: string])[] =
  [
    // `a new power supply for my NAS, it's an A`
    [
      /(?<!\p{L})an? \p{L}[\p{L} ]{2,30} for (?:my|our|the) [\p{L}-]{2,15},? (?:it['’]?s|it is|that['’]?s) (?=an? \p{L})/giu,
      "",
    ],
    // `and for the office machines 30 A`
    [
      new RegExp(
        `,? (?:and |und |et |y |e )?(?:for|für|pour|para|per) (?:the|our|my|die|den|das|unsere?|les?|nos|la|los|las|el|i) (?:(?!(?:and|und|et|y|e|an?|eine?n?|une?|una) )\\p{L}[\\p{L}-]* ){1,3}(?=\\d{1,4}${NO_PROPERTY} (?:x )?\\p{L}|\\d{1,4}[ -]?(?:mm|inch|zoll|tb|gb|w) \\p{L}|(?:an?|eine?n?|une?|una) (?:\\p{Lu}|\\d))`,
        "giu",
      ),
      ", ",
    ],
    // `16 now and probably the same again in autumn`
    [
      new RegExp(
        `,? (?:and|und|et|y|e) (?:${PROBABLY}) (?:the same|as many|(?:das|die) ?gleiche|genauso ?viele?|noch ?mal so ?viele?|la même (?:quantité|chose)|autant|lo mismo|otr[oa]s tant[oa]s|lo stesso|altrettant[ie])(?!\\p{L})[^.,;!?]{0,60}`,
        "giu",
      ),
      "",
    ],
    // `on top of the 12 sets we want 2 fans`
    [
      /(?<!\p{L})(?:on top of|in addition to|besides|zusätzlich zu|neben|en plus de|outre|además de|aparte de|oltre a|in più rispetto a|naast|bovenop|oprócz|poza|utöver|förutom|ud over|utenom|i tillegg til|além de|para além de|kromě) (?:the|those|these|our|den|unseren|ces|les|nos|las|los|les?|agli|ai|de|onze|tych|dom|os|as) \d{1,4} \p{L}{3,20},? (?=\S)/giu,
      "",
    ],
    // `memory will be 16 x A`
    [
      /(?<=^|[.!?;] )(?:and |the |for )*\p{L}[\p{L} ]{2,24} (?:will be|shall be|is|are|wird|werden|sera|seront|será|serán) (?=\d{1,4} ?[x×] \p{L})/giu,
      "",
    ],
    // `the warehouse itself needs only 1 A`
    [new RegExp(`${OTHER_GETS} `, "giu"), ""],
    // `we only need 14, so make it 14`
    [
      /(?<!\p{L})(?:we |i |they )?(?:only |just )?(?:need|want|require) (\d{1,5})(?: of (?:them|those))?,? (?:and )?so (?=(?:please )?make (?:it|that|them) \1(?!\d))/giu,
      "",
    ],
    // `of the fans as offered 10`
    [
      /,? (?:as (?:offered|quoted)|wie angeboten|comme (?:proposée?s?|convenu)|como (?:ofertad|ofrecid)[oa]s?|come (?:da offerta|offert[oaie])|zoals aangeboden)[,:]? (\d{1,5})(?=[.,;]|$)/giu,
      " x $1",
    ],
    // `a price for 50 A and for 50 B`
    [
      new RegExp(
        `(?<=\\d [^,.;]{3,60} (?:and|und|et|y|e|en|i|och|og)) (?:for|für|pour|para|per|voor|na|för|til) (?=\\d{1,5}${NO_PROPERTY}${NOTHING_ELSE} \\p{L})`,
        "giu",
      ),
      " ",
    ],
    // `4 more fans`
    [
      /(?<=\d )(?:more|extra|additional|further|weitere|zusätzliche|autres|otros|altri) (?=[\p{L}\d])(?!of )/giu,
      "",
    ],
    // `and my colleague wants 1 A`
    [
      /,? (?:and|und|et|y|e) (?:the |my |our |mein |meine |unser |unsere |der |die |mon |ma |notre |le |la |mi |nuestro |el )?(?:we|i|wir|ich|[\p{L}'’]{3,20}(?: [\p{L}'’]{3,20})?) (?:(?:are|am) )?(?:also )?(?:wants?|needs?|short(?: of)?|brauchen|brauche|asked for|braucht|möchte|will|veut|voudrait|quiere|necesita|vuole)(?: noch| aussi| también)? (?=\d{1,4} [\p{L}\d])/giu,
      ", ",
    ],
    // `40 svp`
    [
      /(?<=[-–—:=x×] ?\d{1,5}) (?:please|pls|bitte|svp|stp|por favor|per favore)(?=[.;]?$|, (?:and|und|et|y|e) )/giu,
      "",
    ],
    // `ordiniamo n. 10 ventole`
    [
      /(?<=^|[,;:] |iamo |(?<!\p{L})(?:ed?|di) )(?:n|nr)\. ?(?=\d{1,4} (?:\p{Ll}{3}|\p{Lu}{2}))/gu,
      "",
    ],
    // `a także 3 dysków`
    [/(?<!\p{L})a (?=(?:także|również|też)(?!\p{L}))/giu, ""],
    // `and while you are at it a pair of fans`
    [
      /,? (?:while (?:you|we)(?: are|['’]re) at it|wenn (?:sie|ihr|du|wir) schon dabei (?:sind|seid|bist)|tant que vous y êtes|tant qu['’]on y est|ya que est(?:á|án|amos)|già che ci (?:sei|siete|siamo)|(?:als|nu) (?:je|u|jullie|we) toch bezig (?:bent|zijn)|skoro już(?: o tym mowa)?|när (?:ni|du|vi) ändå håller på|når (?:I|du|vi) alligevel er i gang|når (?:dere|du|vi) først er i gang|já agora|já que estamos nisso),? (?=\S)/giu,
      " ",
    ],
    // `12 A instead of 10, and without the B`
    [
      /,? (?:and|und|et|y|e|en|i|och|og|but|aber|mais|pero|ma|però|maar|ale|men|mas) (?:without|ohne|sans|sin|senza|zonder|bez|utan|uden|uten|sem) (?:the|die|den|das|les?|la|los|las|el|i|gli|le|de|het|os|as) [^,.;!?]{2,60}(?=[,.;!?]|$)/giu,
      "",
    ],
  ]
