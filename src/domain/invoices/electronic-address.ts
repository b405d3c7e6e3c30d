/** Electronic address of a party: BT-34 and BT-49 of EN 16931. */
export interface ElectronicAddress {
  /** Scheme code from the EAS code list. */
  scheme: string
  id: string
}

/** Removes the country prefix: BE0123456749 becomes 0123456749. */
const bare = (number: string): string => number.slice(2)

interface VatScheme {
  scheme: string
  write?: (number: string) => string
}

/**
 * Schemes of VAT numbers by prefix, from the EAS code list:
 * https://ec.europa.eu/digital-building-blocks/sites/display/DIGITAL/Registry+of+supporting+artefacts+to+implement+EN16931
 */
const vatSchemes: ReadonlyMap<string, VatScheme> = new Map([
  ["AD", { scheme: "9922" }],
  ["AL", { scheme: "9923" }],
  ["AT", { scheme: "9914" }],
  ["BA", { scheme: "9924" }],
  ["BE", { scheme: "0208", write: bare }],
  ["BG", { scheme: "9926" }],
  ["CH", { scheme: "9927" }],
  ["CY", { scheme: "9928" }],
  ["CZ", { scheme: "9929" }],
  ["DE", { scheme: "9930" }],
  ["DK", { scheme: "0184", write: bare }],
  ["EE", { scheme: "9931" }],
  ["EL", { scheme: "9933" }],
  ["ES", { scheme: "9920" }],
  ["FI", { scheme: "0213" }],
  ["FR", { scheme: "9957" }],
  ["GB", { scheme: "9932" }],
  ["HR", { scheme: "9934" }],
  ["HU", { scheme: "9910" }],
  ["IE", { scheme: "9935" }],
  ["IT", { scheme: "0211" }],
  ["LI", { scheme: "9936" }],
  ["LT", { scheme: "9937" }],
  ["LU", { scheme: "9938" }],
  ["LV", { scheme: "9939" }],
  ["MC", { scheme: "9940" }],
  ["ME", { scheme: "9941" }],
  ["MK", { scheme: "9942" }],
  ["MT", { scheme: "9943" }],
  ["NL", { scheme: "9944" }],
  ["NO", { scheme: "0192", write: (number) => bare(number).replace(/MVA$/, "") }],
  ["PL", { scheme: "9945" }],
  ["PT", { scheme: "9946" }],
  ["RO", { scheme: "9947" }],
  ["RS", { scheme: "9948" }],
  // SE556012579001 contains the organization number 5560125790.
  ["SE", { scheme: "0007", write: (number) => number.slice(2, 12) }],
  ["SI", { scheme: "9949" }],
  ["SK", { scheme: "9950" }],
  ["SM", { scheme: "9951" }],
  ["TR", { scheme: "9952" }],
  ["VA", { scheme: "9953" }],
  ["XI", { scheme: "9932" }],
])

/** Returns the VAT number in its country's scheme; if unknown, the e-mail address; if empty, undefined. */
export function electronicAddress({
  vatNumber,
  email,
}: {
  /** VAT number with its prefix. */
  vatNumber: string | undefined
  email: string
}): ElectronicAddress | undefined {
  const known = vatNumber && vatSchemes.get(vatNumber.slice(0, 2))
  if (known) return { scheme: known.scheme, id: known.write?.(vatNumber) ?? vatNumber }
  return email ? { scheme: "EM", id: email } : undefined
}
