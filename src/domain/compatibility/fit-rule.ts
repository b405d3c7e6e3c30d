import { isRecord, type Specs } from "../catalogue/spec-values.ts"

/** `check`: it may fit, but something is unknown, or one of the two is held back. */
export type FitVerdict = "fits" | "check" | "no"

export interface FitJudgement {
  verdict: FitVerdict
  /** Why, with the numbers of both. */
  sentence: string
}

/** What the specs of two kinds of parts say about using one with the other; nothing where it is no question. */
export interface FitRule {
  between: readonly [category: string, other: string]
  judge: (specs: Specs, other: Specs) => FitJudgement | undefined
}

export const fits = (sentence: string): FitJudgement => ({ verdict: "fits", sentence })
export const check = (sentence: string): FitJudgement => ({ verdict: "check", sentence })
export const no = (sentence: string): FitJudgement => ({ verdict: "no", sentence })

/** Where one sentence says both: whether it fits, or else is held back. */
export const fitsIf = (isSo: boolean, sentence: string, otherwise = no): FitJudgement =>
  isSo ? fits(sentence) : otherwise(sentence)

/** A value that the data does not tell is never taken for a good one. */
export const unknown = (what: string): FitJudgement => check(`Not known: ${what}.`)

export const numberIn = (value: unknown): number | undefined =>
  typeof value === "number" ? value : undefined

export const textIn = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined

export const textsIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : undefined

export const recordsIn = (value: unknown): Specs[] | undefined =>
  Array.isArray(value) ? value.filter(isRecord) : undefined

export const recordIn = (value: unknown): Specs | undefined => (isRecord(value) ? value : undefined)

/** The size in `M.2 2280`. */
export const m2SizeIn = (formFactor: unknown): string | undefined =>
  /^M\.2 (\d{4,5})$/.exec(textIn(formFactor) ?? "")?.[1]

export interface PcieLink {
  generation: number
  lanes: number
}

/** `PCIe 4.0 x16` */
export function pcieLinkIn(link: unknown): PcieLink | undefined {
  const [, generation, lanes] = /^PCIe (\d\.\d) x(\d+)$/.exec(textIn(link) ?? "") ?? []
  return generation && lanes ? { generation: Number(generation), lanes: Number(lanes) } : undefined
}

export const writeLink = ({ generation, lanes }: PcieLink): string =>
  `PCIe ${generation.toFixed(1)} x${lanes}`

/** `240 and 360`, `ATX, Micro ATX or Mini-ITX` */
export const listed = (items: readonly (string | number)[], word: "and" | "or"): string =>
  new Intl.ListFormat("en", { style: "long", type: word === "and" ? "conjunction" : "disjunction" })
    .format(items.map(String))
    .replace(/,(?= (?:and|or) )/, "")
