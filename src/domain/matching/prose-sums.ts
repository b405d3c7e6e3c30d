import { NO_PROPERTY } from "./prose-quantities.ts"

const UNIT =
  "(?:pcs|pc|pieces|units|ea|off|stück|stk\\.?|st\\.|pièces|unités|uds|unidades|piezas|pezzi|pz)"
const CONTAINER =
  "(?:box(?:es)?|packs?|cartons?|trays?|bags|rolls|bundles|kartons?|packungen|gebinde|boîtes|paquets?|cajas|paquetes|scatole|confezioni)"

/** `2 x 50 pcs`, `4 boxes of 25` */
const PRODUCT = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<times>\\d{1,3})(?: ?[x×*] ?(?<units>\\d{1,5})(?= ?${UNIT}(?![\\p{L}\\p{N}]))| ${CONTAINER} (?:of|à|a|zu|mit|de|da|with|@) (?:je )?(?<packed>\\d{1,3})${NO_PROPERTY}(?= )(?! (?:pro|evo|qvo|plus|ti|super|xt)(?!\\p{L}))(?: ?${UNIT})?)`,
  "giu",
)

const MONTH =
  "(?:jan|feb|mar|mär|apr|av|may|mai|may|jun|juin|jul|juil|aug|ao[uû]t|ago|sep|o[ck]t|nov|de[czk]|d[ée]c|ene|fév|abr)\\p{L}{0,8}\\.?"
/** Says when a part of a quantity is wanted. */
const WHEN = `(?:now|right away|immediately|straight away|jetzt|sofort|gleich|maintenant|tout de suite|ahora|ya|subito|adesso|later(?: on)?|später|plus tard|más tarde|(?:at the |by the )?(?:end|beginning|start|middle) of ${MONTH}|(?:in|im|en|for|by|per|mid|early|late|für|pour|para|ende|anfang|mitte|fin|début|à|a|next|nächsten?) (?:the )?(?:${MONTH}|month|week|year|quarter|monat|woche|jahr|quartal|kw ?\\d{1,2}|week \\d{1,2}|spring|summer|autumn|winter|q[1-4])(?: month| week)?)(?![\\p{L}\\p{N}])`
const LATER = `(?:,|;| and| und| et| y| e| plus| then| dann)+ (?:then |another |a further |further |weitere |noch |nochmals? |encore |otros |altri |the other |the remaining )*\\d{1,5}(?: ?${UNIT})?(?: more)?,? ${WHEN}`

/** `36 now and another 36 in February`, `20 pcs Card Strut in January, 30 in March` */
const SCHEDULE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<first>\\d{1,5})(?<name>(?: [^,;:]{2,60}?)?),? ${WHEN}(?<others>(?:${LATER}){1,11})`,
  "giu",
)

/** Writes a quantity that is divided as one figure: `2 x 50 pcs`, `36 now and another 36 in February`. */
export const withSums = (text: string): string =>
  text
    .replaceAll(PRODUCT, (_, times: string, units?: string, packed?: string) =>
      units === undefined
        ? `${Number(times) * Number(packed)} x`
        : String(Number(times) * Number(units)),
    )
    .replaceAll(
      SCHEDULE,
      (_, first: string, name: string, others: string) =>
        `${Number(first) + laterOf(others)}${name}`,
    )

const LATER_FIGURE = new RegExp(`\\d{1,5}(?=(?: ?${UNIT})?(?: more)?,? ${WHEN})`, "giu")
const laterOf = (others: string): number =>
  (others.match(LATER_FIGURE) ?? []).reduce((sum, figure) => sum + Number(figure), 0)
