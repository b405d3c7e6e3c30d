import type { Specs } from "../../catalogue/spec-values.ts"
import { writePowerLeads } from "../../catalogue/vocabulary/shapes.ts"
import { plural, t } from "../../languages/translate.ts"
import {
  check,
  fits,
  fitsIf,
  type Judgement,
  no,
  type PartCount,
  type SumRule,
  sumOf,
  unitsOf,
} from "../rule.ts"
import { capitalize, numberIn, recordIn } from "../spec-readers.ts"
import { areConnectionsKnown, usesSata } from "./storage-rules.ts"

const supplies = (...reads: string[]) => [{ kind: "Power supplies", reads }]

export const powerSums: readonly SumRule[] = [
  {
    name: "supply_watts",
    needs: [
      { kind: "Graphics cards", reads: ["boardPowerW"], also: ["recommendedPsuW"] },
      { kind: "Processors", reads: ["tdpW"], also: ["maxPowerW"] },
      { kind: "Storage", reads: [] },
      { kind: "Fans", reads: [] },
    ],
    gives: supplies("wattageW"),
    judge: judgeWatts,
  },
  {
    name: "card_leads",
    needs: [{ kind: "Graphics cards", reads: ["powerConnectors"], also: ["boardPowerW"] }],
    gives: supplies("connectors"),
    judge: judgeCardLeads,
  },
  {
    name: "supply_leads",
    needs: [{ kind: "Motherboards", reads: ["eps8"] }],
    gives: supplies("connectors"),
    judge: judgeBoardLeads,
  },
  {
    name: "drive_leads",
    needs: [{ kind: "Storage", reads: ["formFactor", "interface"], when: usesSata }],
    gives: supplies("connectors"),
    judge: judgeDriveLeads,
  },
]

/** Watts of board, memory, two drives and four fans; each further drive and fan adds its own. */
const REST_W = 60
const DRIVE_W = 10
const FAN_W = 3
/** Reserve for load peaks: loads the supply to 70 % (ATX12V Design Guide 3.1, 3.2). */
const RESERVE = 1.4
/** Assumed processor if the card's manufacturer recommends a supply. */
const SMALL_PROCESSOR_W = 65
/** Otherwise assumed: Intel's largest desktop processors at full turbo. */
const LARGE_PROCESSOR_W = 253
/** Ratio of turbo power to TDP: Intel's 125 W parts draw 253 W, AMD's 170 W parts 230 W. */
const TURBO = 2

const partsOfKind = (parts: readonly PartCount[], kind: string) =>
  parts.filter((part) => part.kind === kind)

/** Checks the wattage for all parts (ATX12V Design Guide), and the minimum supply that card manufacturers recommend. */
function judgeWatts(
  needs: readonly PartCount[],
  given: readonly PartCount[],
): Judgement | undefined {
  const cards = partsOfKind(needs, "Graphics cards")
  const processors = partsOfKind(needs, "Processors")
  if (cards.length === 0 && processors.length === 0) return undefined
  const watts = sumOf(given, ({ wattageW }) => numberIn(wattageW))
  const cardWatts = sumOf(cards, ({ boardPowerW }) => numberIn(boardPowerW))
  const totalProcessorWatts = sumOf(processors, processorWatts)
  if (!watts || cardWatts === undefined || totalProcessorWatts === undefined) return "unknown"
  const recommended = Math.max(0, ...cards.map(({ specs }) => numberIn(specs.recommendedPsuW) ?? 0))
  if (watts < recommended)
    return no(
      t("The card requires {required} W; the supply provides {watts} W.", {
        required: recommended,
        watts,
      }),
    )
  const rest = otherWatts(needs)
  const assumed = assumedProcessorWatts(processors, cards)
  const load = cardWatts + totalProcessorWatts + rest
  const sentence = wattsSentence({ watts, cardWatts, processorWatts: totalProcessorWatts, rest })
  if (load > watts) return no(sentence)
  return fitsIf(
    (cardWatts + totalProcessorWatts + assumed) * RESERVE + rest <= watts,
    sentence,
    check,
  )
}

const processorWatts = ({ tdpW, maxPowerW }: Specs): number | undefined => {
  const tdp = numberIn(tdpW)
  return tdp && (numberIn(maxPowerW) ?? tdp * TURBO)
}

function assumedProcessorWatts(
  processors: readonly PartCount[],
  cards: readonly PartCount[],
): number {
  if (processors.length > 0) return 0
  const isRecommended = cards.every(({ specs }) => numberIn(specs.recommendedPsuW) !== undefined)
  return isRecommended ? SMALL_PROCESSOR_W : LARGE_PROCESSOR_W
}

const otherWatts = (needs: readonly PartCount[]): number =>
  REST_W +
  DRIVE_W * Math.max(0, unitsOf(partsOfKind(needs, "Storage")) - 2) +
  FAN_W * Math.max(0, unitsOf(partsOfKind(needs, "Fans")) - 4)

interface Watts {
  watts: number
  cardWatts: number
  processorWatts: number
  rest: number
}

function wattsSentence({ watts, cardWatts, processorWatts, rest }: Watts): string {
  const loads = [
    ...(cardWatts > 0 ? [t("cards {watts} W", { watts: cardWatts })] : []),
    ...(processorWatts > 0 ? [t("processor {watts} W", { watts: processorWatts })] : []),
    t("the rest {watts} W", { watts: rest }),
  ].join(", ")
  const left = Math.floor((100 * (watts - cardWatts - processorWatts - rest)) / watts)
  const used = capitalize(loads)
  return left < 0
    ? t("{used} of {watts} W: too little.", { used, watts })
    : t("{used} of {watts} W: {left} % left.", { used, watts, left })
}

/** Counts connectors of a type; undefined if a part does not state them. */
const leadsOf = (parts: readonly PartCount[], lead: string, code: string, otherwise?: number) =>
  sumOf(parts, (specs) => {
    const leads = recordIn(specs[code])
    return leads && (numberIn(leads[lead]) ?? otherwise)
  })

/** Watts per lead of 12V-2x6 adapters: PCI Express CEM 5.1, ATX 3.1. */
const LEAD_W = 150

/** Checks card connectors. A 6+2-pin lead fits both 6 and 8 pins: PCI Express CEM, ATX12V Design Guide. */
function judgeCardLeads(cards: readonly PartCount[], given: readonly PartCount[]): Judgement {
  const needed = (lead: string) => leadsOf(cards, lead, "powerConnectors", 0)
  const there = (lead: string, otherwise?: number) => leadsOf(given, lead, "connectors", otherwise)
  const new12 = needed("pcie12v2x6")
  const eight = needed("pcie8")
  const six = needed("pcie6")
  if (new12 === undefined || eight === undefined || six === undefined) return "unknown"
  if (new12 + eight + six === 0) return fits(t("The slot supplies all of the card's power."))
  const has12 = new12 === 0 ? 0 : there("pcie12v2x6")
  const has8 = there("pcie8")
  const has6 = there("pcie6", 0)
  if (has12 === undefined || has8 === undefined || has6 === undefined) return "unknown"
  const sentence = t("Needed: {needed}; the supply has {there}.", {
    needed: formatLeads(new12, eight, six),
    there: formatLeads(has12, has8, has6) || t("none|lead"),
  })
  const short = Math.max(0, new12 - has12)
  const adapted = short * leadsPerAdapter(cards)
  if (eight + adapted > has8 || eight + adapted + six > has8 + has6) return no(sentence)
  return short === 0 ? fits(sentence) : check(`${sentence} ${t("It needs an adapter.")}`)
}

const formatLeads = (pcie12v2x6: number, pcie8: number, pcie6: number): string =>
  writePowerLeads({ pcie12v2x6, pcie8, pcie6 }) ?? ""

const leadsPerAdapter = (cards: readonly PartCount[]): number =>
  Math.max(2, ...cards.map(({ specs }) => Math.ceil((numberIn(specs.boardPowerW) ?? 0) / LEAD_W)))

/** Checks EPS connectors. One is enough to start a board; more serve processors beyond rated power: EPS12V, manuals. */
function judgeBoardLeads(boards: readonly PartCount[], given: readonly PartCount[]): Judgement {
  const sockets = sumOf(boards, ({ eps8 }) => numberIn(eps8))
  const leads = leadsOf(given, "eps8", "connectors")
  if (sockets === undefined || leads === undefined) return "unknown"
  const both = t("The board has {sockets}; the supply has {leads}.", {
    sockets: plural(sockets, "{count} EPS socket", "{count} EPS sockets"),
    leads: plural(leads, "{count} EPS lead", "{count} EPS leads"),
  })
  if (leads >= sockets) return fits(both)
  return leads >= unitsOf(boards) ? check(both) : no(both)
}

/** Checks one power lead per drive: Serial ATA specification, 15-pin power. */
function judgeDriveLeads(drives: readonly PartCount[], given: readonly PartCount[]): Judgement {
  const leads = leadsOf(given, "sata", "connectors")
  if (leads === undefined || !areConnectionsKnown(drives)) return "unknown"
  const needed = unitsOf(drives)
  return fitsIf(
    needed <= leads,
    plural(
      needed,
      "{count} drive needs a SATA lead each; the supply has {leads}.",
      "{count} drives need a SATA lead each; the supply has {leads}.",
      { leads: leads || t("none|lead") },
    ),
  )
}
