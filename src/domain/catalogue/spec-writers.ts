import {
  isRecord,
  type Specs,
  type Writer,
  writeCounted,
  writeNumber,
  writeValue,
} from "./spec-values.ts"

/** Writers for the values that have a shape of their own. */

const records = (value: unknown): Specs[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** 2000 GB is sold as 2 TB. */
export const writeStorage: Writer = (value) =>
  typeof value === "number" && value >= 1000
    ? writeNumber(value / 1000, "TB")
    : writeValue(value, "GB")

const POWER_LEADS: Record<string, string> = {
  atx24: "ATX 24-pin",
  eps8: "EPS 8-pin",
  pcie12v2x6: "12V-2x6",
  pcie8: "PCIe 8-pin",
  sata: "SATA",
  molex: "Molex",
}

export const writePowerLeads: Writer = (value) => {
  if (!isRecord(value)) return writeValue(value)
  const leads = Object.entries(POWER_LEADS).flatMap(([key, name]) =>
    value[key] ? [`${value[key]} × ${name}`] : [],
  )
  return leads.join(", ") || undefined
}

/** Boards list their slots; a carrier card has only their number. */
export const writeM2Slots: Writer = (value) =>
  Array.isArray(value)
    ? writeCounted(
        records(value).map((slot) => `${slot.interface} (${writeValue(slot.sizes) ?? "any size"})`),
      )
    : writeValue(value)

export const writePcieSlots: Writer = (value) =>
  writeCounted(
    records(value).map(({ gen, lanes, length }) =>
      length === `x${lanes}` ? `PCIe ${gen} ${length}` : `PCIe ${gen} x${lanes} (${length} slot)`,
    ),
  )

export const writeFans: Writer = (value) =>
  records(value)
    .map(({ count, sizeMm }) => `${count} × ${sizeMm} mm`)
    .join(", ") || undefined

const CASE_SIDES = ["front", "top", "side", "rear", "bottom"]

export const writeRadiators: Writer = (value) => {
  if (!isRecord(value)) return writeValue(value)
  const places = CASE_SIDES.flatMap((side) => {
    const sizesMm = value[side]
    return Array.isArray(sizesMm) && sizesMm.length > 0
      ? [`${side} ${sizesMm.join(" or ")} mm`]
      : []
  })
  const text = places.join(", ")
  return text.charAt(0).toUpperCase() + text.slice(1) || undefined
}

export const writeDimensions: Writer = (value) =>
  Array.isArray(value) ? `${value.join(" × ")} mm` : writeValue(value)
