/** Kind of the part that follows, as PCPartPicker writes it. */
const CATEGORY =
  /^(?:cpu|cpu cooler|motherboard|memory|storage|video card|case|power supply|operating system|case fan|thermal compound|monitor|headphones|keyboard|mouse|speakers|webcam|custom|wired network adapter|wireless network adapter|sound card): (?=\p{L}{2,}(?![\p{L}\p{N}-]))/iu

/** `CLIN 0001 -`, `Los 2:`, `(iv)`, `3.`, `✅` */
const BULLET =
  /^(?:[-–—*•●○▪■►→·‣◦+~] ?|[✅✔☑✓📦👉🔹🔸▶◆]\uFE0F? ?|\d{1,3}[.)](?!\d) ?|[a-h]\) ?|\((?:[ivx]{1,4}|[a-h])\) ?|[ivx]{1,4}[.)] |(?:s|sr|sl)\.? ?(?:no\.?)? ?\d{1,3}(?: ?[:.)–—-]+ ?| )|(?:clin|los|lot|lfd\.? ?nr|line item|pos|item|position|line|ligne|línea|nr|no|artikel)\.?(?: ?no\.?| ?nr\.?)? ?\d{1,4} ?[:.)–—-] ?|pos\.? ?\d{1,3} |#\d{1,3}:? )+(?=\S)/iu
/** A number of a line before its quantity: `3: 20 pcs`, `3 - 20x`. */
const PLACE = /^\d{1,3} ?[:–—-] ?(?=\d+ ?(?:x|×|pcs|st|pc|units|ea)(?![a-z]))/i

export function withoutBullet(line: string): { text: string; isBullet: boolean } {
  const text = line.replace(BULLET, "").replace(PLACE, "")
  return { text, isBullet: text.length < line.length }
}

const AMOUNT = "\\d{1,3}(?:[ .,']\\d{3}){1,3}(?:[.,]\\d{1,5})?|\\d{1,9}(?:[.,]\\d{1,5})?"
const CURRENCY = "(?:[$€£]|usd|eur|euros?|gbp|chf|dollars?)"
const PER_UNIT =
  "(?: ?(?:/|per|pro|par|por|das|la|le|p\\.?) ?(?:pc|pcs|ea|each|unit|piece|stk|stück|st|pièce|unité|unidad|ud)\\.?| each| ea\\b\\.?| c/u| l'unité| netto| net| ht| p\\.p\\.)?"
const PRICES: readonly RegExp[] = [
  `[(,;–-]?\\s?(?:(?:purchased for|@|à|zu je|zu|je|at|for|target(?: price)?:?|zielpreis:?|(?:unit )?price:?|(?:einzel|stück)?preis:?|prix(?: cible)?:?|precio(?: objetivo)?:?|max\\.?|=) ?)*(?:${CURRENCY} ?(?:${AMOUNT})|(?:${AMOUNT}) ?${CURRENCY}(?![\\p{L}]))${PER_UNIT}(?: @ [\\p{L}\\p{N}.& ]{2,30}(?=\\)))? ?\\)?`,
  `(?<=\\s)(?:@|à|target(?: price)?:?|zielpreis:?|prix cible:?|precio objetivo:?) ?\\d{1,3}(?:[.,]?\\d{3})*[.,]\\d{2,4}(?!\\d)${PER_UNIT}`,
].map((pattern) => new RegExp(pattern, "giu"))

const IN_STOCK =
  /[,;(]? ?(?<![\p{L}\p{N}-])(?:\d{1,6} (?:left|in stock|on hand|available|remaining|übrig|auf lager|vorrätig|en stock)|(?:on hand|in stock|stock|available|bestand|have):? \d{1,6})(?![\p{L}\p{N}])[,;]?/giu

/** Drops prices, stocks and the kind before a name. */
export const withoutPrices = (text: string): string =>
  [...PRICES, IN_STOCK]
    .reduce((rest, pattern) => rest.replace(pattern, " "), text)
    .replaceAll(/ {2,}/g, " ")
    .trim()
    .replace(CATEGORY, "")

const ABBREVIATION =
  /(?:^|[\s(.-])(?:\p{L}|stk|stck|st|nr|no|art|pos|qty|pcs|pc|approx|ca|inkl|incl|exkl|excl|zzgl|mind|evtl|ggf|insg|bzw|ref|réf|uds|ud|pza|pzas|max|min|vs|rev|env|p\.n|cant|mfr|z\.b|ea)\.$/iu
const NEXT_SENTENCE =
  /(?<=[^.][.!?;]) (?=\p{Lu}|\d)|(?<=\p{L}{4}[.!?]) (?=(?:how|what|when|can|could|do|please|pls|thanks|thx|we|i|greetings|regards|cheers|wie|wann|bitte|danke|kann|gruß|merci|gracias)(?!\p{L}))/gu

/** Divides a line where a sentence ends, but not after `Stk.`. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.split(NEXT_SENTENCE)) {
    const before = sentences.at(-1)
    const isContinued = before !== undefined && ABBREVIATION.test(before)
    if (isContinued) sentences.splice(-1, 1, `${before} ${part}`)
    else sentences.push(part)
  }
  return sentences
}
