import type { Specs } from "../../catalogue/spec-values.ts"
import { leastMemorySpeed, takesRegistered, takesUnbuffered } from "../processor-platforms.ts"
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
import { counted, numberIn, textIn } from "../spec-readers.ts"

export const memoryRules: readonly PairRule[] = [
  {
    name: "memory_type",
    sides: [
      { kind: "Memory", reads: ["memoryType", "formFactor"] },
      { kind: "Motherboards", reads: ["memoryType", "formFactor"] },
    ],
    judge: judgeType,
  },
  {
    name: "memory_speed",
    sides: [
      { kind: "Memory", reads: ["memoryType", "speedMTs"] },
      { kind: "Motherboards", reads: ["memoryType", "memoryMaxMTs"], also: ["socket"] },
    ],
    judge: judgeSpeed,
  },
  {
    name: "memory_ecc",
    sides: [
      { kind: "Memory", reads: ["ecc", "registered"] },
      { kind: "Motherboards", reads: ["socket", "ecc"] },
    ],
    judge: judgeEcc,
  },
]

const memoryOnBoards = (ofMemory: string[], ofBoards: string[]) => ({
  needs: [{ kind: "Memory", reads: ofMemory }],
  gives: [{ kind: "Motherboards", reads: ofBoards }],
})

export const memorySums: readonly SumRule[] = [
  {
    name: "memory_slots",
    ...memoryOnBoards(["modules"], ["memorySlots"]),
    judge: judgeSlots,
  },
  {
    name: "memory_amount",
    ...memoryOnBoards(["totalGB"], ["memoryMaxGB"]),
    judge: judgeAmount,
  },
]

/** Boards that may take notebook modules. */
const SMALL_BOARDS = ["Mini-ITX", "Thin Mini-ITX", "Mini-STX"]

/** Modules of another generation have their notch elsewhere: JEDEC MO-269 (DDR3), MO-309 (DDR4), MO-329 (DDR5). */
function judgeType(memory: Specs, board: Specs): Judgement {
  const type = textIn(memory.memoryType)
  const form = textIn(memory.formFactor)
  const boardType = textIn(board.memoryType)
  const size = textIn(board.formFactor)
  if (!type || !boardType) return "unknown"
  if (type !== boardType) return no(`${type} modules; the board takes ${boardType}.`)
  if (!form || !size) return "unknown"
  if (SMALL_BOARDS.includes(size) && (form !== "DIMM" || size !== "Mini-ITX"))
    return check(`${form} modules; ${size} boards take either DIMM or SO-DIMM.`)
  return form === "DIMM"
    ? fits(`${type} modules; the board takes ${boardType}.`)
    : no(`${form} modules; the board takes DIMM.`)
}

/**
 * Judges speed: memory runs at the slower pace. Without a board's speed, the socket's minimum
 * counts.
 */
function judgeSpeed(memory: Specs, board: Specs): Judgement | undefined {
  const type = textIn(memory.memoryType)
  const speed = numberIn(memory.speedMTs)
  const taken = textIn(board.memoryType)
  if (!type || !speed || !taken) return "unknown"
  if (taken !== type) return undefined
  const said = numberIn(board.memoryMaxMTs)
  const least = leastMemorySpeed(textIn(board.socket) ?? "", type)
  const most = Math.max(said ?? 0, least)
  if (speed <= most)
    return fits(
      `${speed} MT/s; the board takes ${said === undefined ? "at least" : "up to"} ${most}.`,
    )
  return said === undefined
    ? "unknown"
    : check(`${speed} MT/s modules will run at the board's ${most} MT/s.`)
}

/** Registered modules need a memory controller made for them: Intel's and AMD's lists, JEDEC JESD82. */
function judgeEcc(memory: Specs, board: Specs): Judgement {
  const { ecc, registered } = memory
  const socket = textIn(board.socket)
  if (typeof ecc !== "boolean" || typeof registered !== "boolean" || !socket) return "unknown"
  if (registered)
    return takesRegistered(socket)
      ? check(`Registered modules; not every ${socket} board takes them.`)
      : no(`Registered modules; ${socket} boards take unbuffered memory.`)
  if (!takesUnbuffered(socket))
    return check(`Unbuffered modules; not every ${socket} board takes them.`)
  if (!ecc) return fits("Unbuffered memory without ECC, as the board takes it.")
  if (typeof board.ecc !== "boolean") return "unknown"
  return fitsIf(board.ecc, "ECC memory; the board uses ECC.", () =>
    check("ECC memory; the board runs it without ECC."),
  )
}

function judgeSlots(memory: readonly PartCount[], boards: readonly PartCount[]): Judgement {
  const modules = sumOf(memory, ({ modules: each }) => numberIn(each))
  const slots = sumOf(boards, ({ memorySlots }) => numberIn(memorySlots))
  if (!modules || slots === undefined) return "unknown"
  return fitsIf(
    modules <= slots,
    `${counted(modules, "module")}; the board has ${counted(slots, "slot")}.`,
  )
}

function judgeAmount(memory: readonly PartCount[], boards: readonly PartCount[]): Judgement {
  const amount = sumOf(memory, ({ totalGB }) => numberIn(totalGB))
  const most = sumOf(boards, ({ memoryMaxGB }) => numberIn(memoryMaxGB))
  if (!amount || most === undefined) return "unknown"
  return fitsIf(amount <= most, `${amount} GB; the board takes up to ${most} GB.`)
}
