const GERMAN = "schwarz|weiß|weiss|silber|grau|rot|blau|grün"
/** Words for colours. */
export const COLOURS = `black|white|silver|gr[ae]y|red|blue|green|(?:${GERMAN})(?:e[nrsm]?)?|noire?s?|blanc(?:he)?s?|grise?s?|rouges?|bleue?s?|negr[oa]s?|blanc[oa]s?|roj[oa]s?|azul|azules|ner[oaie]|bianc[oa]|bianch[ie]|zwarte?|witte?|grijze?|czarn\\p{L}{1,3}|biał\\p{L}{1,3}|svart[ae]?|sort[e]?|vita?|hvite?|hvide?|pret[oa]s?|branc[oa]s?|bíl\\p{L}{1,2}|čern\\p{L}{1,2}`

const COLOUR = new RegExp(`(?<!\\p{L})(?:${COLOURS})(?!\\p{L})`, "iu")
const GERMAN_ENDING = new RegExp(`(?<=^(?:${GERMAN}))e[nrsm]?$`, "iu")

/** Returns a description in the colour that other words name; undefined if one of them names none. */
export function inOtherColour(description: string, words: string): string | undefined {
  const [old] = COLOUR.exec(description) ?? []
  const [colour] = COLOUR.exec(words) ?? []
  return old !== undefined && colour !== undefined
    ? description.replace(old, colour.replace(GERMAN_ENDING, ""))
    : undefined
}
