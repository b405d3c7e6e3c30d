/** `check`: it may fit, but something is not known, or one of the two is held back. */
export type FitVerdict = "fits" | "check" | "no"

/** The worst first. */
export const fitVerdicts: readonly FitVerdict[] = ["no", "check", "fits"]

/** What is asked about parts that are to work together, by the name it has on the wire. */
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

/** What a verdict rests on; without a value where nobody has said it. */
export interface FitValue {
  of: string
  label: string
  value?: string
}

export interface Finding {
  verdict: FitVerdict
  rule: FitRuleName
  /** Why, with the values of both sides. */
  sentence: string
  /** Ids, in order. */
  parts: string[]
  values: FitValue[]
}

export const worstOf = (verdicts: readonly FitVerdict[]): FitVerdict =>
  fitVerdicts.find((verdict) => verdicts.includes(verdict)) ?? "check"
