import type { Specs } from "../../catalogue/spec-values.ts"
import { valueWords } from "../../catalogue/vocabulary/spec-words.ts"
import { plural, t } from "../../languages/translate.ts"
import {
  check,
  fits,
  fitsIf,
  type Judgement,
  no,
  type PairRule,
  type PartCount,
  type SumRule,
  sumOf,
} from "../rule.ts"
import { formatList, numberIn, recordIn, textIn, textsIn } from "../spec-readers.ts"
import { cooler } from "./processor-rules.ts"

const isLiquid = ({ type, radiatorMm }: Specs): boolean =>
  type === "Liquid" || (textIn(type) === undefined && radiatorMm != null)

export const caseRules: readonly PairRule[] = [
  {
    name: "board_size",
    sides: [
      { kind: "Motherboards", reads: ["formFactor"] },
      { kind: "Cases", reads: ["motherboardFormFactors"] },
    ],
    judge: judgeBoard,
  },
  {
    name: "cooler_height",
    sides: [
      { ...cooler, reads: ["type", "heightMm"] },
      { kind: "Cases", reads: ["maxCoolerMm"] },
    ],
    judge: judgeCoolerHeight,
  },
  {
    name: "cooler_memory",
    sides: [
      { kind: "Cooling", reads: ["ramClearanceMm"], when: statesClearance },
      { kind: "Memory", reads: ["heightMm"], also: ["formFactor"] },
    ],
    judge: judgeCoolerOverMemory,
  },
  {
    name: "radiator",
    sides: [
      { kind: "Cooling", reads: ["radiatorMm"], when: isLiquid },
      { kind: "Cases", reads: ["radiators"] },
    ],
    judge: judgeRadiator,
  },
  {
    name: "supply_size",
    sides: [
      { kind: "Power supplies", reads: ["formFactor", "lengthMm"] },
      { kind: "Cases", reads: ["psuFormFactors", "maxPsuMm"] },
    ],
    judge: judgeSupply,
  },
]

export const caseSums: readonly SumRule[] = [
  {
    name: "fan_places",
    needs: [
      { kind: "Fans", reads: ["sizeMm"], also: ["quantity"] },
      { kind: "Cooling", reads: ["radiatorMm"], when: isLiquid },
    ],
    gives: [{ kind: "Cases", reads: ["radiators"] }],
    judge: judgeFans,
  },
]

/** Larger form factors whose mounts also hold a board: microATX specification 1.2, Mini-ITX addendum 2.0. */
const ALSO_IN: Readonly<Record<string, readonly string[]>> = {
  "Micro ATX": ["ATX", "EATX"],
  "Mini-ITX": ["Micro ATX", "ATX", "EATX"],
  "Thin Mini-ITX": ["Mini-ITX", "Micro ATX", "ATX", "EATX"],
  ATX: ["EATX"],
}

function judgeBoard({ formFactor }: Specs, { motherboardFormFactors }: Specs): Judgement {
  const size = textIn(formFactor)
  const sizes = textsIn(motherboardFormFactors)
  if (!size || !sizes || sizes.length === 0) return "unknown"
  const isHeld = [size, ...(ALSO_IN[size] ?? [])].some((one) => sizes.includes(one))
  return fitsIf(
    isHeld,
    t("{size} board; the case supports {sizes}.", { size, sizes: formatList(sizes, "and") }),
  )
}

/** Checks the height of air coolers. Liquid coolers have no height limit. */
function judgeCoolerHeight(
  { type, heightMm }: Specs,
  { maxCoolerMm }: Specs,
): Judgement | undefined {
  if (type === "Liquid") return undefined
  const height = numberIn(heightMm)
  const room = numberIn(maxCoolerMm)
  if (type !== "Air" || !height || !room) return "unknown"
  return fitsIf(
    height <= room,
    t("{height} mm tall; the case has room for {room} mm.", { height, room }),
  )
}

/** Reports whether the cooler states a clearance, which means that it extends over the memory. */
function statesClearance({ ramClearanceMm }: Specs): boolean {
  return numberIn(ramClearanceMm) !== undefined
}

/** Checks memory clearance. Never returns `no`, because a front fan may be mounted higher. */
function judgeCoolerOverMemory(
  { ramClearanceMm }: Specs,
  { heightMm, formFactor }: Specs,
): Judgement | undefined {
  const room = numberIn(ramClearanceMm)
  const height = numberIn(heightMm)
  if (room === undefined || formFactor === "SO-DIMM") return undefined
  if (height === undefined) return "unknown"
  const sentence = t("Memory {height} mm tall; the cooler leaves {room} mm over it.", {
    height,
    room,
  })
  return fitsIf(height <= room, sentence, check)
}

const sizesAt = (radiators: unknown): { side: string; sizes: number[] }[] | undefined => {
  const places = recordIn(radiators)
  return (
    places &&
    Object.entries(places).map(([side, sizes]) => ({
      side,
      sizes: Array.isArray(sizes) ? sizes.filter((each) => typeof each === "number") : [],
    }))
  )
}

function judgeRadiator({ radiatorMm }: Specs, { radiators }: Specs): Judgement {
  const size = numberIn(radiatorMm)
  const places = sizesAt(radiators)
  if (!size || !places) return "unknown"
  const sides = places.filter(({ sizes }) => sizes.includes(size)).map(({ side }) => side)
  if (sides.length > 0)
    return fits(
      t("{size} mm radiator; the case has room for it at the {sides}.", {
        size,
        sides: formatList(sides.map(valueWords), "or"),
      }),
    )
  const sizes = [...new Set(places.flatMap((at) => at.sizes))].toSorted((a, b) => a - b)
  return no(
    sizes.length === 0
      ? t("{size} mm radiator; the case has no room for a radiator.", { size })
      : t("{size} mm radiator; the case has room for {sizes} mm.", {
          size,
          sizes: formatList(sizes, "and"),
        }),
  )
}

/** Larger mounts that hold a power supply with an adapter plate: SFX12V Design Guide, manufacturers' plates. */
const HELD_BY_PLATE: Readonly<Record<string, readonly string[]>> = {
  SFX: ["ATX", "SFX-L"],
  "SFX-L": ["ATX"],
}

/** Checks form factor and length of power supplies: Intel's design guides for ATX12V, SFX12V, TFX12V and Flex ATX. */
function judgeSupply(
  { formFactor, lengthMm }: Specs,
  { psuFormFactors, maxPsuMm }: Specs,
): Judgement {
  const shape = textIn(formFactor)
  const shapes = textsIn(psuFormFactors)
  if (!shape || !shapes || shapes.length === 0) return "unknown"
  const taken = formatList(shapes, "and")
  const isOwn = shapes.includes(shape)
  const isHeld = HELD_BY_PLATE[shape]?.some((one) => shapes.includes(one)) ?? false
  if (!isOwn && !isHeld)
    return no(t("{shape} supply; the case supports {taken}.", { shape, taken }))
  const length = numberIn(lengthMm)
  const room = numberIn(maxPsuMm)
  if (!length || !room) return "unknown"
  const sentence = t(
    "{shape} supply, {length} mm long; the case supports {taken}, up to {room} mm.",
    {
      shape,
      length,
      taken,
      room,
    },
  )
  if (length > room) return no(sentence)
  return isOwn ? fits(sentence) : check(`${sentence} ${t("It needs an adapter plate.")}`)
}

/** Checks fan mounts. Three 120 mm fans need the same space as a 360 mm radiator. */
function judgeFans(
  needs: readonly PartCount[],
  cases: readonly PartCount[],
): Judgement | undefined {
  if (!needs.some(({ kind }) => kind === "Fans")) return undefined
  const fans = sumOf(needs, ({ sizeMm, quantity, radiatorMm }, kind) => {
    if (kind === "Fans") return numberIn(sizeMm) && (numberIn(quantity) ?? 1)
    const radiator = numberIn(radiatorMm)
    return radiator && fansAlong(radiator)
  })
  const places = sumOf(cases, ({ radiators }) =>
    sizesAt(radiators)
      ?.map(({ sizes }) => Math.max(0, ...sizes.map(fansAlong)))
      .reduce((sum, each) => sum + each, 0),
  )
  if (!fans || places === undefined) return "unknown"
  const sentence = plural(
    fans,
    "{count} fan, including radiator fans; the case has places for at least {places}.",
    "{count} fans, including radiator fans; the case has places for at least {places}.",
    { places },
  )
  const areCommon = needs.every(
    ({ kind, specs }) => kind !== "Fans" || COMMON_FANS.includes(Number(specs.sizeMm)),
  )
  return fitsIf(areCommon && fans <= places, sentence, check)
}

const COMMON_FANS = [120, 140]

/** Counts the fans along a radiator: 240 and 360 mm hold 120 mm fans, 280 and 420 mm hold 140 mm fans. */
const fansAlong = (radiatorMm: number): number =>
  Math.floor(radiatorMm / (radiatorMm % 140 === 0 ? 140 : 120))
