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
  type SumRule,
  sumOf,
  unitsOf,
} from "../rule.ts"
import {
  formatLink,
  formatList,
  m2SizeIn,
  numberIn,
  pcieLinkIn,
  recordsIn,
  textIn,
  textsIn,
} from "../spec-readers.ts"

const isM2 = ({ formFactor }: Specs): boolean => m2SizeIn(formFactor) !== undefined

/** Reports whether a drive is M.2 or of unknown form factor. */
const mayBeM2 = (specs: Specs): boolean => isM2(specs) || hasNoForm(specs)
const hasNoForm = ({ formFactor }: Specs): boolean => textIn(formFactor) === undefined

/** Reports whether a drive uses a SATA cable; an unknown interface counts as SATA. */
export function usesSata(specs: Specs): boolean {
  return !isM2(specs) && (textIn(specs.interface) ?? "SATA").startsWith("SATA")
}

/** Reports whether form factor and interface of all drives are known. */
export const areConnectionsKnown = (drives: readonly PartCount[]): boolean =>
  drives.every(({ specs }) => !hasNoForm(specs) && textIn(specs.interface) !== undefined)

const BAYS = ["2.5 in", "3.5 in", "U.2"]
const needsBay = (specs: Specs): boolean =>
  hasNoForm(specs) || BAYS.includes(textIn(specs.formFactor) ?? "")

export const storageRules: readonly PairRule[] = [
  {
    name: "drive_slot",
    sides: [
      {
        kind: "Storage",
        reads: ["formFactor", "interface"],
        when: (one) => hasNoForm(one) || !usesSata(one),
      },
      { kind: "Motherboards", reads: ["m2Slots"], also: ["u2Ports"] },
    ],
    judge: judgeSlot,
  },
  {
    name: "drive_slot",
    sides: [
      { kind: "Storage", reads: ["formFactor"], when: isM2 },
      { kind: "Networking and cards", reads: ["m2Sizes"], also: ["m2Slots"], when: isCarrier },
    ],
    judge: judgeCarrier,
  },
  {
    name: "drive_heatsink",
    sides: [
      { kind: "Cooling", reads: ["formFactor"], when: ({ type }) => type === "M.2 heatsink" },
      { kind: "Storage", reads: ["formFactor"], when: isM2 },
    ],
    judge: judgeHeatsink,
  },
]

export const storageSums: readonly SumRule[] = [
  {
    name: "drive_slots",
    needs: [{ kind: "Storage", reads: ["formFactor"], when: mayBeM2 }],
    gives: [
      { kind: "Motherboards", reads: ["m2Slots"] },
      { kind: "Networking and cards", reads: ["m2Slots", "m2Sizes"], when: isCarrier },
    ],
    judge: judgeSlots,
  },
  {
    name: "drive_ports",
    needs: [{ kind: "Storage", reads: ["formFactor", "interface"], when: usesSata }],
    gives: [{ kind: "Motherboards", reads: ["sataPorts"], also: ["sata3Ports"] }],
    judge: judgePorts,
  },
  {
    name: "drive_bays",
    needs: [{ kind: "Storage", reads: ["formFactor"], also: ["thicknessMm"], when: needsBay }],
    gives: [{ kind: "Cases", reads: ["bays25", "bays35"] }],
    judge: judgeBays,
  },
]

function isCarrier({ m2Slots }: Specs): boolean {
  return numberIn(m2Slots) !== undefined
}

interface M2Slot {
  sizes: string[]
  generation: number | undefined
  lanes: number | undefined
  link: string
}

const m2SlotsOf = (m2Slots: unknown): M2Slot[] | undefined =>
  recordsIn(m2Slots)?.map((slot) => {
    const link = textIn(slot.interface) ?? ""
    const { generation, lanes } = pcieLinkIn(link) ?? {}
    return { sizes: textsIn(slot.sizes) ?? [], generation, lanes, link }
  })

/** Checks that an M.2 drive has a slot of its length, and the slot's speed: PCI Express M.2 Specification. */
function judgeSlot(drive: Specs, board: Specs): Judgement {
  const form = textIn(drive.formFactor)
  const size = m2SizeIn(form)
  if (form !== undefined && size === undefined) return judgeOther(form, drive, board)
  const slots = m2SlotsOf(board.m2Slots)
  const link = textIn(drive.interface)
  if (!size || !slots || !link) return "unknown"
  const fitting = slots.filter(({ sizes }) => sizes.includes(size))
  if (fitting.length === 0) return judgeMissingSlot(size, slots)
  if (/SATA/.test(link)) {
    const isSataStated = fitting.some((slot) => /SATA/.test(slot.link))
    const sentence = t("M.2 {size} drive of SATA; the board's slots for it are {slots}.", {
      size,
      slots: formatList(linksOf(fitting), "and"),
    })
    return fitsIf(isSataStated, sentence, check)
  }
  return judgeSpeed(size, link, fitting)
}

const linksOf = (slots: readonly M2Slot[]): string[] => [...new Set(slots.map(({ link }) => link))]

function judgeMissingSlot(size: string, slots: readonly M2Slot[]): Judgement {
  if (slots.some(({ sizes }) => sizes.length === 0)) return "unknown"
  const sizes = [...new Set(slots.flatMap((slot) => slot.sizes))]
  return no(
    sizes.length === 0
      ? t("M.2 {size} drive; the board has no slot for it.", { size })
      : t("M.2 {size} drive; the board's slots support {sizes}.", {
          size,
          sizes: formatList(sizes, "and"),
        }),
  )
}

function judgeSpeed(size: string, given: string, fitting: readonly M2Slot[]): Judgement {
  const link = pcieLinkIn(given)
  if (link?.generation === undefined || link.lanes === undefined) return "unknown"
  const { generation, lanes } = link
  const hasFullSpeed = (slot: M2Slot) =>
    (slot.generation ?? 0) >= generation && (slot.lanes ?? 0) >= Math.min(lanes, M2_LANES)
  const fullSpeed = fitting.filter(hasFullSpeed)
  if (fullSpeed.length > 0)
    return fits(
      plural(
        fullSpeed.length,
        "M.2 {size}, {link}; the board has {count} slot for it.",
        "M.2 {size}, {link}; the board has {count} slots for it.",
        { size, link: formatLink(link) },
      ),
    )
  if (fitting.some((slot) => slot.generation === undefined || slot.lanes === undefined))
    return "unknown"
  return check(
    t("{link} drive; the board's slots for it are {slots}.", {
      link: formatLink(link),
      slots: formatList(linksOf(fitting), "and"),
    }),
  )
}

/** Maximum number of lanes of an M.2 slot. */
const M2_LANES = 4

/** Checks drives that use neither M.2 nor SATA. */
function judgeOther(form: string, drive: Specs, board: Specs): Judgement {
  const isU2 = form === "U.2" || drive.interface === "U.2"
  const ports = numberIn(board.u2Ports) ?? 0
  if (isU2 && ports > 0)
    return fits(
      plural(
        ports,
        "U.2 drive; the board has {count} U.2 port.",
        "U.2 drive; the board has {count} U.2 ports.",
      ),
    )
  const link = textIn(drive.interface)
  const name = link === undefined || link === form ? form : `${form} ${link}`
  return check(t("{name} drive; the board lists M.2 and SATA, so it needs an adapter.", { name }))
}

/**
 * Checks that all M.2 drives have a slot: for every subset of sizes there must be at least as many slots as drives
 * (Hall's theorem).
 */
function judgeSlots(
  drives: readonly PartCount[],
  given: readonly PartCount[],
): Judgement | undefined {
  if (unitsOf(drives) < 2) return undefined
  if (drives.some(({ specs }) => hasNoForm(specs))) return "unknown"
  const slots = given.flatMap(({ specs, quantity }) =>
    slotSizes(specs).map((sizes) => ({ sizes, quantity })),
  )
  if (slots.some(({ sizes }) => sizes === undefined || sizes.length === 0)) return "unknown"
  const sizes = [...new Set(drives.map(({ specs }) => m2SizeIn(specs.formFactor) ?? ""))]
  for (const some of subsetsOf(sizes)) {
    const needed = unitsOf(
      drives.filter(({ specs }) => some.includes(m2SizeIn(specs.formFactor) ?? "")),
    )
    const there = slots
      .filter((slot) => slot.sizes?.some((size) => some.includes(size)))
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (needed > there)
      return no(
        t("{drives} of M.2 {sizes}; {slots} for them.", {
          drives: plural(needed, "{count} drive", "{count} drives"),
          sizes: formatList(some, "and"),
          slots: plural(there, "there is {count} slot", "there are {count} slots"),
        }),
      )
  }
  return fits(
    plural(
      unitsOf(drives),
      "{count} M.2 drive; there is a slot for each.",
      "{count} M.2 drives; there is a slot for each.",
    ),
  )
}

/** Lists the sizes of each slot; undefined if unknown. */
function slotSizes(specs: Specs): (string[] | undefined)[] {
  const count = numberIn(specs.m2Slots)
  if (count !== undefined)
    return Array.from({ length: Math.min(count, MAX_SLOTS) }, () => textsIn(specs.m2Sizes))
  return m2SlotsOf(specs.m2Slots)?.map((slot) => slot.sizes) ?? [undefined]
}

const MAX_SLOTS = 32
const MAX_SIZES = 8

function subsetsOf(sizes: readonly string[]): string[][] {
  const few = sizes.slice(0, MAX_SIZES)
  return Array.from({ length: 2 ** few.length - 1 }, (_, choice) =>
    few.filter((_size, at) => ((choice + 1) >> at) % 2 === 1),
  )
}

function judgeCarrier({ formFactor }: Specs, { m2Slots, m2Sizes }: Specs): Judgement {
  const size = m2SizeIn(formFactor)
  const sizes = textsIn(m2Sizes)
  const slots = numberIn(m2Slots)
  if (!size || !sizes || sizes.length === 0 || slots === undefined) return "unknown"
  return fitsIf(
    sizes.includes(size) && slots > 0,
    t("M.2 {size} drive; slots of the card: {slots} for {sizes}.", {
      size,
      slots,
      sizes: formatList(sizes, "or"),
    }),
  )
}

function judgeHeatsink(heatsink: Specs, drive: Specs): Judgement {
  const size = m2SizeIn(heatsink.formFactor)
  const driveSize = m2SizeIn(drive.formFactor)
  if (!size || !driveSize) return "unknown"
  return fitsIf(
    size === driveSize,
    t("M.2 {driveSize} drive; the heatsink is for {size}.", { driveSize, size }),
  )
}

/** Checks one port per drive, because Serial ATA is point-to-point. */
function judgePorts(drives: readonly PartCount[], boards: readonly PartCount[]): Judgement {
  const ports = sumOf(boards, ({ sataPorts, sata3Ports }) => {
    const fast = numberIn(sataPorts)
    return fast === undefined ? undefined : fast + (numberIn(sata3Ports) ?? 0)
  })
  if (ports === undefined || !areConnectionsKnown(drives)) return "unknown"
  const needed = unitsOf(drives)
  return fitsIf(
    needed <= ports,
    t("{drives}; the board has {ports}.", {
      drives: plural(needed, "{count} SATA drive", "{count} SATA drives"),
      ports:
        ports === 0 ? t("no SATA port") : plural(ports, "{count} SATA port", "{count} SATA ports"),
    }),
  )
}

/** Default height of 2.5-inch bays: SFF-8201 starts at 7 mm, and cases seldom state it. */
const BAY_HEIGHT_MM = 7

/** Checks drive bays. A frame holds a 2.5-inch drive in a 3.5-inch bay: SFF-8201, SFF-8301, manufacturers' frames. */
function judgeBays(drives: readonly PartCount[], cases: readonly PartCount[]): Judgement {
  if (drives.some(({ specs }) => hasNoForm(specs))) return "unknown"
  const bays25 = sumOf(cases, (one) => numberIn(one.bays25))
  const bays35 = sumOf(cases, (one) => numberIn(one.bays35))
  const large = drives.filter(({ specs }) => specs.formFactor === "3.5 in")
  const small = drives.filter(({ specs }) => specs.formFactor !== "3.5 in")
  const of25 = unitsOf(small)
  const of35 = unitsOf(large)
  if ((of25 > 0 && bays25 === undefined) || (of35 > 0 && bays35 === undefined)) return "unknown"
  const sentence = baysSentence(of25, of35, bays25, bays35)
  if (of35 > (bays35 ?? 0)) return no(sentence)
  if (of25 > (bays25 ?? 0)) {
    if (bays35 === undefined) return "unknown"
    return of25 - (bays25 ?? 0) <= bays35 - of35
      ? check(`${sentence} ${t("A frame holds the smaller in a larger bay.")}`)
      : no(sentence)
  }
  const heights = small.map(({ specs }) => numberIn(specs.thicknessMm))
  if (heights.some((height) => height === undefined))
    return check(`${sentence} ${t("The drive's thickness is not known.")}`)
  return fitsIf(
    heights.every((height = 0) => height <= BAY_HEIGHT_MM),
    sentence,
    () => check(`${sentence} ${t("They may be lower than the drive.")}`),
  )
}

function baysSentence(of25: number, of35: number, bays25?: number, bays35?: number): string {
  const pieces = [
    ...(of25 > 0 ? [{ count: of25, size: t("2.5-inch"), bays: bays25 }] : []),
    ...(of35 > 0 ? [{ count: of35, size: t("3.5-inch"), bays: bays35 }] : []),
  ]
  const drives = pieces.map(({ count, size }) =>
    plural(count, "{count} {size} drive", "{count} {size} drives", { size }),
  )
  const bays = pieces.map(({ bays = 0, size }) =>
    plural(bays, "{count} {size} bay", "{count} {size} bays", { size }),
  )
  return t("{drives}; the case has {bays}.", {
    drives: formatList(drives, "and"),
    bays: formatList(bays, "and"),
  })
}
