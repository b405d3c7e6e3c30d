const GERMAN = "schwarz|weiß|weiss|silber|grau|rot|blau|grün|gelb"
/** Words for colours. */
export const COLOURS = `black|white|silver|gr[ae]y|red|blue|green|yellow|orange|pink|cya+n|cian|ciano|magenta|(?:${GERMAN})(?:e[nrsm]?)?|noire?s?|blanc(?:he)?s?|grise?s?|rouges?|bleue?s?|vert(?:e?s?)|jaunes?|negr[oa]s?|blanc[oa]s?|roj[oa]s?|azul|azules|amarill[oa]s?|verdes?|ner[oaie]|bianc[oa]|bianch[ie]|blu|giall[oaie]|zwarte?|ro(?:od|de)|blauwe?|groene?|gele?|geel|witte?|grijze?|czarn\\p{L}{1,3}|biał\\p{L}{1,3}|szar\\p{L}{1,3}|czerwon\\p{L}{1,3}|niebiesk\\p{L}{1,3}|żółt\\p{L}{1,3}|svart[ae]?|sort[e]?|r[öø]da?|bl[åà]|gr[öø]nn?a?|grå|gula?|vita?|hvite?|hvide?|pret[oa]s?|branc[oa]s?|bíl\\p{L}{1,2}|čern\\p{L}{1,2}|modr\\p{L}{1,2}|žlut\\p{L}{1,2}|musta|valkoinen|fekete|fehér|siyah|beyaz|mavi`

const COLOUR = new RegExp(`(?<!\\p{L})(?:${COLOURS})(?!\\p{L})`, "iu")
const ONLY_COLOUR = new RegExp(`^(?:${COLOURS})$`, "iu")
export const hasColour = (text: string): boolean => COLOUR.test(text)
/** Returns whether a text only names a colour. */
export const isColour = (text: string): boolean => ONLY_COLOUR.test(text)

const GERMAN_ENDING = new RegExp(`(?<=^(?:${GERMAN}))e[nrsm]?$`, "iu")

/** Returns a description in the colour that other words name; undefined if one of them names none. */
export function inOtherColour(description: string, words: string): string | undefined {
  const [old] = COLOUR.exec(description) ?? []
  const [colour] = COLOUR.exec(words) ?? []
  return old !== undefined && colour !== undefined
    ? description.replace(old, colour.replace(GERMAN_ENDING, ""))
    : undefined
}
