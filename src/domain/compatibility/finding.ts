import { plural } from "../languages/translate.ts"

/** Verdict; `check` means that a fact is unknown or that the parts fit with limits. */
export type FitVerdict = "fits" | "check" | "no"

export const fitVerdicts: readonly FitVerdict[] = ["no", "check", "fits"]

export const fitRuleNames = [
  "unknown_part",
  "one_machine",
  "whole_machine",
  "too_many",
  "processor_socket",
  "processor_chipset",
  "processor_memory",
  "memory_type",
  "memory_slots",
  "memory_amount",
  "memory_speed",
  "memory_ecc",
  "board_size",
  "card_slot",
  "card_slots",
  "card_length",
  "card_width",
  "card_leads",
  "card_riser",
  "cooler_socket",
  "cooler_height",
  "cooler_memory",
  "radiator",
  "supply_watts",
  "supply_size",
  "supply_leads",
  "drive_slot",
  "drive_slots",
  "drive_ports",
  "drive_bays",
  "drive_leads",
  "drive_heatsink",
  "fan_places",
  "fan_hub",
] as const

export type FitRuleName = (typeof fitRuleNames)[number]

/** A value that a rule compared; undefined if unknown. */
export interface FitValue {
  of: string
  label: string
  value?: string
}

export interface Finding {
  verdict: FitVerdict
  rule: FitRuleName
  /** Reason with the values of both sides. */
  sentence: string
  parts: string[]
  values: FitValue[]
}

export const worstOf = (verdicts: readonly FitVerdict[]): FitVerdict =>
  fitVerdicts.find((verdict) => verdicts.includes(verdict)) ?? "check"

const MAX_FINDINGS = 200
const MAX_PARTS = 100

type FindingKey = Pick<Finding, "verdict" | "rule" | "sentence">

interface MergedFinding extends FindingKey {
  values: FitValue[]
  /** Lists of ids; an id may occur in several lists. */
  parts: Set<readonly string[]>
}

export interface NewFinding extends FindingKey {
  parts: readonly (readonly string[])[]
  values?: () => FitValue[]
}

/** Collects findings and merges equal ones of different parts. */
export class Findings {
  readonly #bySentence = new Map<string, MergedFinding>()

  add({ parts, values, ...finding }: NewFinding): void {
    const key = `${finding.rule} ${finding.verdict} ${finding.sentence}`
    const known = this.#bySentence.get(key)
    if (known) for (const ids of parts) known.parts.add(ids)
    else this.#bySentence.set(key, { ...finding, values: values?.() ?? [], parts: new Set(parts) })
  }

  /** Lists findings: worst first, then by rule. The order of parts does not affect the result. */
  list(): Finding[] {
    const all = [...this.#bySentence.values()]
      .map(({ parts, ...finding }) => ({ ...finding, parts: firstOf(parts) }))
      .toSorted(
        (a, b) =>
          fitVerdicts.indexOf(a.verdict) - fitVerdicts.indexOf(b.verdict) ||
          fitRuleNames.indexOf(a.rule) - fitRuleNames.indexOf(b.rule) ||
          (a.sentence < b.sentence ? -1 : 1),
      )
    return all.length <= MAX_FINDINGS ? all : shortened(all)
  }
}

const firstOf = (parts: ReadonlySet<readonly string[]>): string[] =>
  [...new Set([...parts].flat())].toSorted().slice(0, MAX_PARTS)

/** Shortens the list and adds a note. Positive findings are dropped first. */
function shortened(all: readonly Finding[]): Finding[] {
  const shown = all.slice(0, MAX_FINDINGS)
  const left: Finding = {
    verdict: "check",
    rule: "too_many",
    sentence: plural(
      all.length - MAX_FINDINGS,
      "{count} more finding is not listed: these are more parts than one machine has.",
      "{count} more findings are not listed: these are more parts than one machine has.",
    ),
    parts: [],
    values: [],
  }
  const at = shown.findLastIndex(({ verdict }) => verdict !== "fits") + 1
  return shown.toSpliced(at, 0, left)
}
