import type { Specs } from "../catalogue/spec-values.ts"
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
  type PcieLink,
  pcieLinkIn,
  recordIn,
  recordsIn,
  textIn,
  textsIn,
  unknown,
  writeLink,
} from "./fit-rule.ts"

/** What goes on a motherboard. */
export const boardFitRules: readonly FitRule[] = [
  { between: ["Memory", "Motherboards"], judge: judgeMemory },
  { between: ["Storage", "Motherboards"], judge: judgeDrive },
  { between: ["Cooling", "Motherboards"], judge: judgeCooler },
  { between: ["Graphics cards", "Motherboards"], judge: judgeCard },
  { between: ["Networking and cards", "Motherboards"], judge: judgeCard },
  { between: ["Cables and accessories", "Motherboards"], judge: judgeCard },
  { between: ["Power supplies", "Motherboards"], judge: judgeProcessorLeads },
]

function judgeMemory(memory: Specs, board: Specs): FitJudgement {
  const type = textIn(memory.memoryType)
  const boardType = textIn(board.memoryType)
  if (!type || !boardType) return unknown("the type of memory")
  if (type !== boardType) return no(`${type} modules; the board takes ${boardType}.`)
  // Boards of every size listed here have sockets for full-length modules.
  if (memory.formFactor !== "DIMM")
    return no(`${textIn(memory.formFactor)} modules; the board takes DIMM.`)
  return judgeAmount(memory, board) ?? judgeSpeed(memory, board)
}

function judgeAmount(memory: Specs, board: Specs): FitJudgement | undefined {
  const modules = numberIn(memory.modules)
  const slots = numberIn(board.memorySlots)
  const totalGB = numberIn(memory.totalGB)
  const mostGB = numberIn(board.memoryMaxGB)
  if (!modules || !slots || !totalGB || !mostGB) return unknown("how much memory the board takes")
  if (modules > slots) return no(`${modules} modules; the board has ${slots} slots.`)
  if (totalGB > mostGB) return no(`${totalGB} GB; the board takes up to ${mostGB} GB.`)
  return undefined
}

function judgeSpeed(memory: Specs, board: Specs): FitJudgement {
  const speed = numberIn(memory.speedMTs)
  const most = numberIn(board.memoryMaxMTs)
  if (!speed || !most) return unknown("how fast the board runs memory")
  if (speed > most) return check(`${speed} MT/s modules will run at the board's ${most} MT/s.`)
  return fits(
    `${memory.modules} × ${memory.memoryType} for ${board.memorySlots} slots; ${speed} MT/s, the board takes up to ${most}.`,
  )
}

function judgeDrive(drive: Specs, board: Specs): FitJudgement {
  const size = m2SizeIn(drive.formFactor)
  if (size) return judgeM2(size, pcieLinkIn(drive.interface), board)
  if (!textIn(drive.interface)?.startsWith("SATA"))
    return check(
      `${textIn(drive.formFactor)} drive; the board lists M.2 and SATA, so it needs an adapter.`,
    )
  const ports = numberIn(board.sataPorts)
  if (ports === undefined) return unknown("how many SATA ports the board has")
  return ports > 0
    ? fits(`SATA drive; the board has ${ports} SATA ports.`)
    : no("SATA drive; the board has no SATA port.")
}

function judgeM2(size: string, link: PcieLink | undefined, board: Specs): FitJudgement {
  const slots = recordsIn(board.m2Slots)
  if (!slots || !link) return unknown("how the drive is connected")
  const taking = slots.filter((slot) => textsIn(slot.sizes)?.includes(size))
  if (taking.length === 0) {
    const sizes = [...new Set(slots.flatMap((slot) => textsIn(slot.sizes) ?? []))]
    return no(`M.2 ${size} drive; the board's slots take ${listed(sizes, "and")}.`)
  }
  const fastest = Math.max(...taking.map((slot) => pcieLinkIn(slot.interface)?.generation ?? 0))
  if (fastest < link.generation)
    return check(
      `${writeLink(link)} drive; the board's slots for it are PCIe ${fastest.toFixed(1)}.`,
    )
  const count = taking.length === 1 ? "one slot" : `${taking.length} slots`
  return fits(`M.2 ${size}, ${writeLink(link)}; the board has ${count} for it.`)
}

function judgeCooler(cooler: Specs, board: Specs): FitJudgement | undefined {
  if (cooler.type !== "Air" && cooler.type !== "Liquid") return undefined
  const socket = textIn(board.socket)
  const sockets = textsIn(cooler.sockets)
  if (!socket || !sockets) return unknown("the socket")
  const sentence = `${socket} board; the cooler is made for ${listed(sockets, "and")}.`
  return fitsIf(sockets.includes(socket), sentence)
}

/** Whatever goes into a PCIe slot: it works in any slot that is long enough, at the pace of the slower. */
function judgeCard(card: Specs, board: Specs): FitJudgement | undefined {
  const link = pcieLinkIn(card.interface)
  const slots = recordsIn(board.pcieSlots)
  if (!link) return undefined
  if (!slots) return unknown("which slots the board has")
  const longEnough = slots
    .filter((slot) => Number(textIn(slot.length)?.slice(1)) >= link.lanes)
    .map((slot) => ({ generation: Number(slot.gen), lanes: numberIn(slot.lanes) ?? 0 }))
    .toSorted((a, b) => b.lanes - a.lanes || b.generation - a.generation)
  const [best] = longEnough
  if (!best) return no(`The card needs an x${link.lanes} slot; the board has none as long.`)
  if (card.requiresBifurcation)
    return check(
      `The board must split its x${best.lanes} slot ${textIn(card.requiresBifurcation)}; see its manual.`,
    )
  return best.generation >= link.generation && best.lanes >= link.lanes
    ? fits(`${writeLink(link)}; the board has a ${writeLink(best)} slot.`)
    : check(`${writeLink(link)}; the board's best slot for it is ${writeLink(best)}.`)
}

function judgeProcessorLeads(supply: Specs, board: Specs): FitJudgement {
  const leads = numberIn(recordIn(supply.connectors)?.eps8)
  const sockets = numberIn(board.eps8)
  if (leads === undefined || sockets === undefined) return unknown("the power leads")
  const both = `The board has ${sockets} EPS ${sockets === 1 ? "socket" : "sockets"}; the supply has ${leads} EPS ${leads === 1 ? "lead" : "leads"}.`
  return fitsIf(leads >= sockets, both, leads === 0 ? no : check)
}
