import type { PlainMessage } from "../../languages/dictionary.ts"
import { t } from "../../languages/translate.ts"
import {
  isRecord,
  type Specs,
  type Writer,
  writeCounted,
  writeNumber,
  writeValue,
} from "../spec-values.ts"
import type { ShapeName } from "./attribute.ts"
import { valueWords } from "./spec-words.ts"
import { readNumber } from "./units.ts"

/** Parser and formatter of a value with its own structure. `read` returns undefined for an invalid value. */
interface Shape {
  read: (value: unknown) => unknown
  write: Writer
  /** Expected form, as the end of a sentence. */
  wanted: PlainMessage
}

const records = (value: unknown): Specs[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
const isSize = (value: unknown): value is number => typeof value === "number" && value > 0

/** Reads all items; undefined if one is invalid. */
function each(value: unknown, read: (item: unknown) => unknown): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = value.flatMap((item) => read(item))
  return items.includes(undefined) ? undefined : items
}

const POWER_LEADS: Readonly<Record<string, string>> = {
  atx24: "ATX 24-pin",
  eps8: "EPS 8-pin",
  pcie12v2x6: "12V-2x6",
  pcie8: "PCIe 8-pin",
  pcie6: "PCIe 6-pin",
  sata: "SATA",
  molex: "Molex",
  floppy: "Floppy",
}

export const writePowerLeads: Writer = (value) => {
  if (!isRecord(value)) return writeValue(value)
  const leads = Object.entries(POWER_LEADS).flatMap(([key, name]) =>
    value[key] ? [`${value[key]} × ${valueWords(name)}`] : [],
  )
  return leads.join(", ") || undefined
}

const powerLeads: Shape = {
  read: (value) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([lead, count]) => Object.hasOwn(POWER_LEADS, lead) && isCount(count),
    )
      ? value
      : undefined,
  write: writePowerLeads,
  wanted: "must be the number of leads by name",
}

const M2_SIZES = ["2230", "2242", "2260", "2280", "22110", "2580", "25110"]

/** Parses sizes: `2242-2280` includes all lengths between; `2260/2280` only those two. */
const m2Sizes = (text: string): string[] =>
  text.split("/").flatMap((piece) => {
    const [from = "", to = from] = piece.split("-").map((size) => size.trim())
    const first = M2_SIZES.indexOf(from)
    const last = M2_SIZES.indexOf(to)
    return first < 0 || last < first ? [] : M2_SIZES.slice(first, last + 1)
  })

function readM2Slot(slot: unknown): unknown {
  // Slots without M key are not for drives.
  if (isRecord(slot) && typeof slot.key === "string" && !slot.key.includes("M")) return []
  if (!isRecord(slot) || typeof slot.interface !== "string") return undefined
  const sizes = Array.isArray(slot.sizes) ? slot.sizes : m2Sizes(String(slot.size ?? ""))
  const link = slot.interface.replace(/(?<=PCIe \d\.\d) ?x(?=\d)/, " x")
  return sizes.every((size) => typeof size === "string") ? { interface: link, sizes } : undefined
}

const m2Slots: Shape = {
  read: (value) => each(value, readM2Slot),
  write: (value) =>
    writeCounted(
      records(value).map(
        (slot) => `${slot.interface} (${writeValue(slot.sizes) ?? t("any size")})`,
      ),
    ),
  wanted: "must be a list of slots with interface and sizes",
}

/** Foreign data often omits the length of a slot, which is at least its lanes. */
function readPcieSlot(slot: unknown): unknown {
  if (!isRecord(slot) || typeof slot.gen !== "string" || !isCount(slot.lanes)) return undefined
  const { gen, lanes, length = `x${lanes}`, quantity = 1 } = slot
  return isCount(quantity) && quantity < 33
    ? Array.from({ length: quantity }, () => ({ gen, lanes, length }))
    : undefined
}

const pcieSlots: Shape = {
  read: (value) => each(value, readPcieSlot),
  write: (value) =>
    writeCounted(
      records(value).map(({ gen, lanes, length }) =>
        length === `x${lanes}`
          ? `PCIe ${gen} ${length}`
          : `PCIe ${gen} x${lanes} (${t("{length} slot", { length: String(length) })})`,
      ),
    ),
  wanted: "must be a list of slots with gen and lanes",
}

const fans: Shape = {
  read: (value) =>
    each(value, (fan) =>
      isRecord(fan) && isCount(fan.count) && isSize(fan.sizeMm) ? fan : undefined,
    ),
  write: (value) =>
    records(value)
      .map(({ count, sizeMm }) => `${count} × ${sizeMm} mm`)
      .join(", ") || undefined,
  wanted: "must be a list of fans with count and sizeMm",
}

const CASE_SIDES = ["front", "top", "side", "rear", "bottom"]

const joinSizes = (sizesMm: readonly unknown[]): string =>
  sizesMm.map(String).reduce((sizes, size) => t("{sizes} or {size}", { sizes, size }))

const radiators: Shape = {
  read: (value) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([side, sizes]) =>
        CASE_SIDES.includes(side) && Array.isArray(sizes) && sizes.every((size) => isSize(size)),
    )
      ? value
      : undefined,
  write: (value) => {
    if (!isRecord(value)) return writeValue(value)
    const places = CASE_SIDES.flatMap((side) => {
      const sizesMm = value[side]
      return Array.isArray(sizesMm) && sizesMm.length > 0
        ? [`${valueWords(side)} ${joinSizes(sizesMm)} mm`]
        : []
    })
    const text = places.join(", ")
    return text.charAt(0).toUpperCase() + text.slice(1) || undefined
  },
  wanted: "must be lists of sizes by side",
}

const dimensions: Shape = {
  read: (value) => {
    const sizes =
      typeof value === "string"
        ? value.split(/[x×*]/i).map((size) => readNumber(size, "mm"))
        : value
    return Array.isArray(sizes) && sizes.length === 3 && sizes.every((size) => isSize(size))
      ? sizes
      : undefined
  },
  write: (value) => (Array.isArray(value) ? `${value.join(" × ")} mm` : writeValue(value)),
  wanted: "must be three sizes in mm, such as 455 x 225 x 474",
}

/** Network ports as text with their speeds: `2.5 GbE`. */
const links: Shape = {
  read: (value) => {
    if (typeof value === "string") return value.trim() || undefined
    const speeds = each(value, (link) => (isRecord(link) ? link.speed : undefined))
    return speeds?.every((speed) => typeof speed === "string")
      ? writeCounted(speeds.map((speed) => speed.replace(/ Gb\/s$/, " GbE")))
      : undefined
  },
  write: writeValue,
  wanted: "must be text, or a list of ports with speed",
}

export const shapes: Readonly<Record<ShapeName, Shape>> = {
  dimensions,
  fans,
  links,
  m2Slots,
  pcieSlots,
  powerLeads,
  radiators,
}

export const writeStorage: Writer = (value) =>
  typeof value === "number" && value >= 1000
    ? writeNumber(value / 1000, "TB")
    : writeValue(value, "GB")
