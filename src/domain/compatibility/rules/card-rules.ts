import type { Specs } from "../../catalogue/spec-values.ts"
import { plural, t } from "../../languages/translate.ts"
import {
  check,
  fits,
  fitsIf,
  type Judgement,
  no,
  type PairRule,
  type PartCount,
  type RuleSide,
  type SumRule,
  sumOf,
  unitsOf,
} from "../rule.ts"
import { formatLink, numberIn, pcieLinkIn, recordsIn, textIn } from "../spec-readers.ts"

const interfaceOf: Pick<RuleSide, "reads" | "also"> = {
  reads: ["interface"],
  also: ["requiresBifurcation", "chipset"],
}
const isRiser = ({ interface: link }: Specs): boolean => pcieLinkIn(link) !== undefined

const graphicsCard: RuleSide = { kind: "Graphics cards", ...interfaceOf }
const card: RuleSide = { kind: "Networking and cards", ...interfaceOf }
const riser: RuleSide = { kind: "Cables and accessories", reads: ["interface"], when: isRiser }
const board: RuleSide = { kind: "Motherboards", reads: ["pcieSlots"] }

export const cardRules: readonly PairRule[] = [
  { name: "card_slot", sides: [graphicsCard, board], judge: judgeSlot },
  { name: "card_slot", sides: [card, board], judge: judgeSlot },
  { name: "card_slot", sides: [riser, board], judge: judgeSlot },
  { name: "card_riser", sides: [graphicsCard, riser], judge: judgeRiser },
  {
    name: "card_length",
    sides: [
      { kind: "Graphics cards", reads: ["lengthMm"] },
      { kind: "Cases", reads: ["maxGpuMm"] },
    ],
    judge: judgeLength,
  },
]

export const cardSums: readonly SumRule[] = [
  { name: "card_slots", needs: [graphicsCard, card], gives: [board], judge: judgeSlots },
  {
    name: "card_width",
    needs: [
      { kind: "Graphics cards", reads: ["slots"] },
      { kind: "Networking and cards", reads: [] },
    ],
    gives: [{ kind: "Cases", reads: ["expansionSlots"] }],
    judge: judgeWidth,
  },
]

/** Newest PCI Express generation of cards on the market. */
const NEWEST_GENERATION = 5

/** PCI Express generation by graphics chip, from NVIDIA's, AMD's and Intel's data sheets. */
const GENERATIONS_BY_CHIP: readonly (readonly [chips: RegExp, generation: number])[] = [
  [/^GeForce RTX 50\d\d|^Radeon (?:RX 90\d\d|AI PRO)/, 5],
  [/^GeForce RTX [34]0\d\d|^Radeon RX [567]\d\d\d|^Arc [AB]\d/, 4],
  [/^GeForce (?:RTX 20|GTX 16|GTX 10|GT 10|GTX 9|GTX 7|GT 7)\d+|^TITAN/i, 3],
  [/^Radeon (?:RX [45]\d\d(?!\d)|RX VEGA|VII|R[579] )/i, 3],
]

const generationOfChip = (chipset: string | undefined): number | undefined =>
  GENERATIONS_BY_CHIP.find(([chips]) => chips.test(chipset ?? ""))?.[1]

interface Slot {
  generation: number
  lanes: number
  length: number
}

function slotsOf(specs: Specs): Slot[] | undefined {
  const slots = recordsIn(specs.pcieSlots)?.map(({ gen, lanes, length }) => ({
    generation: Number(gen),
    lanes: numberIn(lanes) ?? 0,
    length: Number(textIn(length)?.slice(1) ?? lanes),
  }))
  return slots && slots.length > 0 ? slots : undefined
}

/**
 * Checks that a slot is long enough and supports the card's speed (PCI Express Card Electromechanical Specification).
 * If the card does not state a generation, its chipset's or the newest one is assumed.
 */
function judgeSlot(specs: Specs, { pcieSlots }: Specs): Judgement | undefined {
  const { interface: given, requiresBifurcation } = specs
  const link = pcieLinkIn(given)
  if (textIn(given) !== undefined && !link) return undefined
  const slots = slotsOf({ pcieSlots })
  if (!link?.lanes || !slots) return "unknown"
  const { lanes } = link
  const generation = link.generation ?? generationOfChip(textIn(specs.chipset))
  const [best] = slots
    .filter(({ length }) => length >= lanes)
    .toSorted((a, b) => bandwidth(b, lanes) - bandwidth(a, lanes))
  if (!best)
    return no(t("The card needs an x{lanes} slot; the board has none that long.", { lanes }))
  if (requiresBifurcation)
    return check(
      t("The board must split its x{lanes} slot {split}; see its manual.", {
        lanes: best.lanes,
        split: textIn(requiresBifurcation) ?? "",
      }),
    )
  const written = formatLink({ lanes, ...(generation !== undefined && { generation }) })
  const sentence = t("{card}; the board's best slot for it is {slot}.", {
    card: written,
    slot: formatLink(best),
  })
  if (best.generation >= (generation ?? NEWEST_GENERATION) && best.lanes >= lanes)
    return fits(sentence)
  return check(
    generation === undefined
      ? `${sentence} ${t("The card's PCIe generation is not known.")}`
      : sentence,
  )
}

/** Returns relative bandwidth, which doubles with each generation. */
const bandwidth = ({ generation, lanes }: Slot, wanted: number): number =>
  Math.min(lanes, wanted) * 2 ** generation

/** Checks that each card has a slot of at least its length. */
function judgeSlots(
  cards: readonly PartCount[],
  boards: readonly PartCount[],
): Judgement | undefined {
  const slotCards = cards.filter(({ specs }) => {
    const link = pcieLinkIn(specs.interface)
    return link !== undefined || textIn(specs.interface) === undefined
  })
  if (unitsOf(slotCards) < 2) return undefined
  const lanesOf = ({ specs }: PartCount) => pcieLinkIn(specs.interface)?.lanes
  if (slotCards.some((one) => lanesOf(one) === undefined)) return "unknown"
  const lengths = [...new Set(slotCards.map((one) => lanesOf(one) ?? 0))].toSorted((a, b) => b - a)
  for (const length of lengths) {
    const needed = unitsOf(slotCards.filter((one) => (lanesOf(one) ?? 0) >= length))
    const there = sumOf(
      boards,
      (specs) => slotsOf(specs)?.filter((slot) => slot.length >= length).length,
    )
    if (there === undefined) return "unknown"
    if (needed > there)
      return no(
        plural(
          needed,
          "{count} card for slots of x{length}; the board has {there}.",
          "{count} cards for slots of x{length}; the board has {there}.",
          { length, there: there || t("none|slot") },
        ),
      )
  }
  return fits(
    plural(
      unitsOf(slotCards),
      "{count} card; the board has a slot for each.",
      "{count} cards; the board has a slot for each.",
    ),
  )
}

function judgeRiser(card: Specs, { interface: carried }: Specs): Judgement {
  const link = pcieLinkIn(card.interface)
  const cable = pcieLinkIn(carried)
  if (!link?.lanes || !cable?.lanes) return "unknown"
  const sentence = t("{card} card; the cable carries {cable}.", {
    card: formatLink(link),
    cable: formatLink(cable),
  })
  if (link.lanes > cable.lanes) return no(sentence)
  if (cable.generation === undefined) return "unknown"
  const newest = link.generation ?? generationOfChip(textIn(card.chipset)) ?? NEWEST_GENERATION
  return fitsIf(cable.generation >= newest, sentence, check)
}

/** Checks the card's length against the case's limit. */
function judgeLength({ lengthMm }: Specs, { maxGpuMm }: Specs): Judgement {
  const length = numberIn(lengthMm)
  const room = numberIn(maxGpuMm)
  if (!length || !room) return "unknown"
  return fitsIf(
    length <= room,
    t("{length} mm long; the case has room for {room} mm.", { length, room }),
  )
}

/** Checks expansion openings: one per slot of width (ATX specification 2.2, 3.2). */
function judgeWidth(
  cards: readonly PartCount[],
  cases: readonly PartCount[],
): Judgement | undefined {
  if (!cards.some(({ kind }) => kind === "Graphics cards")) return undefined
  const width = sumOf(cards, ({ slots }, kind) => {
    const each = kind === "Graphics cards" ? numberIn(slots) : 1
    return each === undefined ? undefined : Math.ceil(each)
  })
  const there = sumOf(cases, ({ expansionSlots }) => numberIn(expansionSlots))
  if (!width || there === undefined) return "unknown"
  return fitsIf(
    width <= there,
    plural(
      width,
      "The cards need {count} slot; the case has {there}.",
      "The cards need {count} slots; the case has {there}.",
      { there: there || t("none|slot") },
    ),
  )
}
