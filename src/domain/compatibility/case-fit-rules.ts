import type { Specs } from "../catalogue/spec-values.ts"
import { writePowerLeads } from "../catalogue/vocabulary/shapes.ts"
import {
  check,
  type FitJudgement,
  type FitRule,
  fits,
  fitsIf,
  listed,
  m2SizeIn,
  no,
  numberIn,
  pcieLinkIn,
  recordIn,
  textIn,
  textsIn,
  unknown,
  writeLink,
} from "./fit-rule.ts"

/** What goes into a case, on a supply, and beside each other. */
export const caseFitRules: readonly FitRule[] = [
  { between: ["Motherboards", "Cases"], judge: judgeBoardInCase },
  { between: ["Graphics cards", "Cases"], judge: judgeCardInCase },
  { between: ["Cooling", "Cases"], judge: judgeCoolerInCase },
  { between: ["Power supplies", "Cases"], judge: judgeSupplyInCase },
  { between: ["Storage", "Cases"], judge: judgeDriveInCase },
  { between: ["Graphics cards", "Power supplies"], judge: judgeCardOnSupply },
  { between: ["Storage", "Power supplies"], judge: judgeDriveOnSupply },
  { between: ["Cooling", "Memory"], judge: judgeCoolerOverMemory },
  { between: ["Cooling", "Storage"], judge: judgeHeatsink },
  { between: ["Networking and cards", "Storage"], judge: judgeCarrier },
  { between: ["Graphics cards", "Cables and accessories"], judge: judgeRiser },
  { between: ["Fans", "Cables and accessories"], judge: judgeHub },
]

function judgeLength(
  what: string,
  lengthMm: unknown,
  roomMm: unknown,
  write: (length: number) => string,
): FitJudgement {
  const length = numberIn(lengthMm)
  const room = numberIn(roomMm)
  if (!length || !room) return unknown(`the room for ${what}`)
  return fitsIf(length <= room, `${write(length)}; the case has room for ${room} mm.`)
}

function judgeBoardInCase(board: Specs, pcCase: Specs): FitJudgement {
  const size = textIn(board.formFactor)
  const sizes = textsIn(pcCase.motherboardFormFactors)
  if (!size || !sizes) return unknown("which boards the case takes")
  return fitsIf(sizes.includes(size), `${size} board; the case takes ${listed(sizes, "and")}.`)
}

function judgeCardInCase(card: Specs, pcCase: Specs): FitJudgement {
  return judgeLength("cards", card.lengthMm, pcCase.maxGpuMm, (mm) => `${mm} mm long`)
}

function judgeCoolerInCase(cooler: Specs, pcCase: Specs): FitJudgement | undefined {
  if (cooler.type === "Liquid") return judgeRadiator(cooler, pcCase)
  if (cooler.type !== "Air") return undefined
  return judgeLength("a cooler", cooler.heightMm, pcCase.maxCoolerMm, (mm) => `${mm} mm tall`)
}

function judgeRadiator(cooler: Specs, pcCase: Specs): FitJudgement {
  const size = numberIn(cooler.radiatorMm)
  const places = recordIn(pcCase.radiators)
  if (!size || !places) return unknown("the room for a radiator")
  const sizesAt = Object.entries(places).map(([side, sizes]) => ({
    side,
    sizes: Array.isArray(sizes) ? sizes.filter((each) => typeof each === "number") : [],
  }))
  const sides = sizesAt.filter(({ sizes }) => sizes.includes(size)).map(({ side }) => side)
  if (sides.length > 0)
    return fits(`${size} mm radiator; the case takes it at the ${listed(sides, "or")}.`)
  const sizes = [...new Set(sizesAt.flatMap((at) => at.sizes))].toSorted((a, b) => a - b)
  return no(`${size} mm radiator; the case takes ${listed(sizes, "and")} mm.`)
}

function judgeSupplyInCase(supply: Specs, pcCase: Specs): FitJudgement {
  const shape = textIn(supply.formFactor)
  const shapes = textsIn(pcCase.psuFormFactors)
  if (!shape || !shapes) return unknown("which supplies the case takes")
  if (!shapes.includes(shape))
    return no(`${shape} supply; the case takes ${listed(shapes, "and")}.`)
  const write = (mm: number) => `${shape}, ${mm} mm long`
  return judgeLength("a supply", supply.lengthMm, pcCase.maxPsuMm, write)
}

function judgeDriveInCase(drive: Specs, pcCase: Specs): FitJudgement | undefined {
  if (drive.formFactor !== "2.5 in" && drive.formFactor !== "U.2") return undefined
  const bays = numberIn(pcCase.bays25)
  const thickness = numberIn(drive.thicknessMm)
  if (bays === undefined || thickness === undefined) return unknown("the bays of the case")
  const sentence = `2.5-inch drive, ${thickness} mm thick; the case has ${bays} ${bays === 1 ? "bay" : "bays"}`
  if (bays === 0) return no(`${sentence}.`)
  // Bays are made for 7 mm; whether more fits is seldom said.
  return thickness > 7 ? check(`${sentence} that may be lower.`) : fits(`${sentence}.`)
}

/** Of a supply's watts, so many remain for the processor when all else has its share and a reserve. */
const leftForProcessor = (supplyW: number, cardW: number): number =>
  Math.floor((supplyW - 60) / 1.4 - cardW)
const SMALL_PROCESSOR_W = 65

function judgeCardOnSupply(card: Specs, supply: Specs): FitJudgement {
  const watts = numberIn(supply.wattageW)
  const asked = numberIn(card.recommendedPsuW)
  const power = numberIn(card.boardPowerW)
  const needed = recordIn(card.powerConnectors)
  const there = recordIn(supply.connectors)
  if (!watts || !asked || !power || !needed || !there) return unknown("the power it takes")
  if (watts < asked) return no(`The card asks for ${asked} W; the supply gives ${watts} W.`)
  const lacking = Object.entries(needed).find(
    ([lead, count]) => Number(there[lead] ?? 0) < Number(count),
  )
  if (lacking) {
    const has = Number(there[lacking[0]] ?? 0) || "none"
    return no(
      `The card needs ${writePowerLeads(Object.fromEntries([lacking]))}; the supply has ${has}.`,
    )
  }
  const left = leftForProcessor(watts, power)
  const sentence = `The card asks for ${asked} W; ${watts} W leave ${Math.max(0, left)} W for the processor.`
  return fitsIf(left >= SMALL_PROCESSOR_W, sentence, check)
}

function judgeDriveOnSupply(drive: Specs, supply: Specs): FitJudgement | undefined {
  if (!textIn(drive.interface)?.startsWith("SATA") || m2SizeIn(drive.formFactor)) return undefined
  const leads = numberIn(recordIn(supply.connectors)?.sata)
  if (leads === undefined) return unknown("the power leads")
  return fitsIf(leads >= 1, `The drive needs 1 SATA lead; the supply has ${leads}.`)
}

/** Only coolers that hang over the memory say how much room they leave. */
function judgeCoolerOverMemory(cooler: Specs, memory: Specs): FitJudgement | undefined {
  const room = numberIn(cooler.ramClearanceMm)
  const height = numberIn(memory.heightMm)
  if (room === undefined || memory.formFactor !== "DIMM") return undefined
  if (height === undefined) return unknown("the height of the memory")
  const sentence = `Memory ${height} mm tall; the cooler leaves ${room} mm over it.`
  return fitsIf(height <= room, sentence, check)
}

function judgeHeatsink(heatsink: Specs, drive: Specs): FitJudgement | undefined {
  const size = m2SizeIn(heatsink.formFactor)
  const driveSize = m2SizeIn(drive.formFactor)
  if (heatsink.type !== "M.2 heatsink" || !size || !driveSize) return undefined
  return fitsIf(size === driveSize, `M.2 ${driveSize} drive; the heatsink is for ${size}.`)
}

function judgeCarrier(card: Specs, drive: Specs): FitJudgement | undefined {
  const sizes = textsIn(card.m2Sizes)
  const size = m2SizeIn(drive.formFactor)
  if (!sizes || !size) return undefined
  const sentence = `M.2 ${size} drive; the card takes ${card.m2Slots} of ${listed(sizes, "or")}.`
  return fitsIf(sizes.includes(size), sentence)
}

function judgeRiser(card: Specs, riser: Specs): FitJudgement | undefined {
  const link = pcieLinkIn(card.interface)
  const cable = pcieLinkIn(riser.interface)
  if (!cable) return undefined
  if (!link) return unknown("the card's interface")
  if (link.lanes > cable.lanes)
    return no(`${writeLink(link)} card; the cable is ${writeLink(cable)}.`)
  const sentence = `${writeLink(link)} card; the cable carries ${writeLink(cable)}.`
  return fitsIf(cable.generation >= link.generation, sentence, check)
}

function judgeHub(fan: Specs, hub: Specs): FitJudgement | undefined {
  const outputs = numberIn(hub.outputs)
  if (outputs === undefined) return undefined
  const sentence = `${textIn(fan.connector)} fan; the hub has ${outputs} outputs of ${textIn(hub.input)}.`
  return fitsIf(fan.connector === hub.input, sentence, check)
}
