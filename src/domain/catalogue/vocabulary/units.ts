import { t } from "../../languages/translate.ts"
import { unitName } from "./spec-words.ts"

/** Spellings convertible to a unit, with their factors. */
type Spellings = Readonly<Record<string, number>>

const bytes = (of: number): Spellings => ({
  kB: 1 / of,
  KB: 1 / of,
  MB: 1000 / of,
  GB: 1_000_000 / of,
  TB: 1_000_000_000 / of,
  PB: 1_000_000_000_000 / of,
})

/** All units of the vocabulary, with other spellings and convertible units. */
export const units: Readonly<Record<string, Spellings>> = {
  GB: bytes(1_000_000),
  MB: bytes(1000),
  TBW: { TBW: 1, TB: 1, PBW: 1000, PB: 1000, GBW: 0.001 },
  "MB/s": { "MB/s": 1, MBs: 1, MBps: 1, "GB/s": 1000, GBps: 1000 },
  "MT/s": { "MT/s": 1, MTs: 1, MTps: 1, MHz: 1, "GT/s": 1000 },
  "Gb/s": {
    "Gb/s": 1,
    Gbps: 1,
    "Gbit/s": 1,
    GbE: 1,
    "Mb/s": 0.001,
    Mbps: 0.001,
    "Mbit/s": 0.001,
  },
  bit: { bit: 1, bits: 1 },
  GHz: { GHz: 1, MHz: 0.001 },
  MHz: { MHz: 1, GHz: 1000 },
  Hz: { Hz: 1, kHz: 1000 },
  W: { W: 1, watt: 1, watts: 1, kW: 1000, mW: 0.001 },
  V: { V: 1, volt: 1, volts: 1, mV: 0.001 },
  A: { A: 1, amp: 1, amps: 1, mA: 0.001 },
  mAh: { mAh: 1, Ah: 1000 },
  mm: { mm: 1, cm: 10, m: 1000, in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4 },
  in: { in: 1, inch: 1, inches: 1, '"': 1, "″": 1, cm: 1 / 2.54, mm: 1 / 25.4 },
  g: { g: 1, gram: 1, grams: 1, kg: 1000 },
  kg: { kg: 1, g: 0.001 },
  L: { L: 1, litre: 1, litres: 1, liter: 1, liters: 1, "cm³": 0.001 },
  rpm: { rpm: 1, "r/min": 1 },
  CFM: { CFM: 1, "m³/h": 0.588578, "m3/h": 0.588578 },
  "mm H₂O": { "mm H₂O": 1, "mm H2O": 1, mmH2O: 1, "mmH₂O": 1, Pa: 0.101972 },
  "dB(A)": { "dB(A)": 1, dBA: 1, dB: 1 },
  "W/(m·K)": { "W/(m·K)": 1, "W/mK": 1, "W/m·K": 1, "W/m-K": 1 },
  "cd/m²": { "cd/m²": 1, "cd/m2": 1, nit: 1, nits: 1 },
  ms: { ms: 1, s: 1000 },
  hours: { hours: 1, hour: 1, h: 1, hrs: 1 },
  months: { months: 1, month: 1, years: 12, year: 12 },
  dpi: { dpi: 1 },
  slots: { slots: 1, slot: 1 },
}

const NUMBER = /^(?:[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|[+-]?\.\d+)/

/** Reads a typed number in a unit; otherwise returns the reason, as the end of a sentence. */
export function readNumber(text: string, unit: string | undefined): number | { reason: string } {
  const written = text.trim()
  const digits = NUMBER.exec(written)?.[0] ?? ""
  if (digits === "") return { reason: numberWanted(unit) }
  const spelt = written.slice(digits.length).trimStart()
  const number = Number(digits.replaceAll(",", ""))
  if (spelt === "") return number
  if (unit === undefined) return { reason: t("must be a number without a unit") }
  const factor = factorOf(spelt, unit)
  return factor === undefined
    ? { reason: numberWanted(unit) }
    : Number((number * factor).toPrecision(12))
}

export const numberWanted = (unit: string | undefined): string =>
  unit === undefined
    ? t("must be a number")
    : t("must be a number of {unit}", { unit: unitName(unit) })

/** Returns the factor of a spelling. Case matters only in mixed case with a b, to distinguish bits and bytes. */
function factorOf(spelt: string, unit: string): number | undefined {
  const spellings = units[unit] ?? { [unit]: 1 }
  if (Object.hasOwn(spellings, spelt)) return spellings[spelt]
  const isPlain =
    !/b/i.test(spelt) || spelt === spelt.toLowerCase() || spelt === spelt.toUpperCase()
  const known = Object.keys(spellings).find((one) => one.toLowerCase() === spelt.toLowerCase())
  return isPlain && known !== undefined ? spellings[known] : undefined
}

/** Lists the units that numbers may have, the attribute's own first. */
export const unitsOf = ({ unit }: { unit?: string | undefined }): string[] =>
  unit === undefined ? [] : [...new Set([unit, ...Object.keys(units[unit] ?? {})])]
