import { MAX_COMPARED } from "#domain/catalogue/compare-parts.ts"
import type { FitRuleName, FitVerdict } from "#domain/compatibility/finding.ts"
import type { Substitute } from "#domain/compatibility/substitutes.ts"
import { plural, t, translated } from "#domain/languages/translate.ts"
import type { Attachment } from "#domain/pictures/uploads.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatFileSize } from "#domain/shop/measure-format.ts"
import { formatCents } from "#domain/shop/number-format.ts"

export const attachmentText = translated({
  datasheets: "Datasheets",
  picturesOf: (name: string) => t("Pictures of {name}", { name }),
  picture: (index: number, count: number, words: string) =>
    t("Picture {number} of {count}: {words}", { number: index + 1, count, words }),
  /** Alternative text of a picture without a description. */
  unsaid: (name: string, index: number) =>
    t("{name}, picture {number}", { name, number: index + 1 }),
  titleOf: ({ text }: Pick<Attachment, "text">) => text || t("Datasheet"),
  /** Formats `PDF, 2 pages, 340.2 KiB`. */
  sizeOf: ({ bytes, pages }: { bytes: number; pages?: number | undefined }) =>
    ["PDF", pages && plural(pages, "{count} page", "{count} pages"), formatFileSize(bytes)]
      .filter(Boolean)
      .join(", "),
})

export const verdictText: Record<FitVerdict, string> = translated({
  no: "Does not fit",
  check: "Check first",
  fits: "Fits|verdict",
})

export const fitRuleText: Record<FitRuleName, string> = translated({
  unknown_part: "Not on sale",
  one_machine: "One machine",
  whole_machine: "Whole machine",
  too_many: "Too many parts",
  processor_socket: "Processor and socket",
  processor_chipset: "Processor and chipset",
  processor_memory: "Processor and memory",
  memory_type: "Memory type",
  memory_slots: "Memory slots",
  memory_amount: "Amount of memory",
  memory_speed: "Memory speed",
  memory_ecc: "ECC and registered memory",
  board_size: "Board in the case",
  card_slot: "Card and slot",
  card_slots: "Slots for all cards",
  card_length: "Card length",
  card_width: "Card width",
  card_leads: "Power leads of cards",
  card_riser: "Card on a riser",
  cooler_socket: "Cooler and socket",
  cooler_height: "Cooler height",
  cooler_memory: "Cooler over memory",
  radiator: "Radiator in the case",
  supply_watts: "Watts",
  supply_size: "Supply in the case",
  supply_leads: "Power leads of the board",
  drive_slot: "Drive and slot",
  drive_slots: "Slots for all drives",
  drive_ports: "SATA ports",
  drive_bays: "Drive bays",
  drive_leads: "Power leads of drives",
  drive_heatsink: "Heatsink on the drive",
  fan_places: "Places for fans",
  fan_hub: "Fan on a hub",
})

export const substitutesText = translated({
  title: "What fits instead",
  none: "Nothing similar is available in this quantity now.",
  loading: "Looking for parts that fit instead …",
  failed: "Parts that fit instead could not be loaded.",
  use: "Use instead",
  used: (name: string, before: string) => t("{name} instead of {before}.", { name, before }),
})

/** Describes a substitute: `850 W instead of 750 W · $12.00 more each`. */
export function substituteSentence(substitute: Omit<Substitute<unknown>, "part">): string {
  const { differences, price, insteadOfCents } = substitute
  const values = differences.map(({ label, value, instead }) => {
    const change = t("{value} instead of {instead}", { value, instead })
    return isBare(value) || isBare(instead) ? `${label}: ${change}` : change
  })
  return [...values, priceText(price.unitPriceCents, insteadOfCents)].join(" · ")
}

/** Reports whether a value needs its label, such as a number, yes or no. */
const isBare = (value: string): boolean =>
  /^[\d,.]+$/.test(value) || [t("Yes"), t("No"), t("None")].includes(value)

function priceText(now: number, before: number): string {
  if (now === before) return t("same price")
  const amount = formatCents(cents(Math.abs(now - before)))
  return now > before ? t("{amount} more each", { amount }) : t("{amount} less each", { amount })
}

export const missingText = {
  unknown: () => t("There is no such part."),
  archived: (name: string) => t("{name} is no longer made.", { name }),
  tooMany: (name: string) =>
    t("{name} was left out. At most {most} parts can be compared.", { name, most: MAX_COMPARED }),
} as const

export const comparisonText = translated({
  compare: "Compare",
  tray: "Parts to compare",
  chosen: (count: number) => plural(count, "{count} part to compare", "{count} parts to compare"),
  oneMore: "Choose one more.",
  clear: "Clear",
  remove: (name: string) => t("Do not compare {name}", { name }),
  nothing: "No parts to compare yet.",
  nothingHelp: "Choose Compare on two or more parts to see them side by side.",
  missing: "Some parts are missing.",
  choose: "Choose parts",
  add: "Add another part",
  table: "Parts side by side",
  differences: "Where these parts differ",
  allOfThem: "All details of these parts",
  onlyDifferences: (rows: number) => t("Only differences ({rows})", { rows }),
  allRows: (rows: number) => t("All ({rows})", { rows }),
  better: "Better",
  best: "Best",
  lowest: "Lowest",
  alone: "Choose another part to compare this one with.",
  alike: "These parts do not differ in any known detail.",
  full: () => t("At most {most} at once", { most: MAX_COMPARED }),
  failed: "The comparison could not be loaded.",
})
