import type { Specs } from "../../catalogue/spec-values.ts"
import { plural, t } from "../../languages/translate.ts"
import { minMemorySpeed, supportsRegistered, supportsUnbuffered } from "../processor-platforms.ts"
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
import { numberIn, textIn } from "../spec-readers.ts"

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

/** Form factors of boards that may use notebook modules. */
const SMALL_BOARDS = ["Mini-ITX", "Thin Mini-ITX", "Mini-STX"]

/** Checks the memory type: notches differ by generation, JEDEC MO-269 (DDR3), MO-309 (DDR4), MO-329 (DDR5). */
function judgeType(memory: Specs, board: Specs): Judgement {
  const type = textIn(memory.memoryType)
  const form = textIn(memory.formFactor)
  const boardType = textIn(board.memoryType)
  const size = textIn(board.formFactor)
  if (!type || !boardType) return "unknown"
  if (type !== boardType)
    return no(t("{type} modules; the board supports {boardType}.", { type, boardType }))
  if (!form || !size) return "unknown"
  if (SMALL_BOARDS.includes(size) && (form !== "DIMM" || size !== "Mini-ITX"))
    return check(t("{form} modules; {size} boards support either DIMM or SO-DIMM.", { form, size }))
  return form === "DIMM"
    ? fits(t("{type} modules; the board supports {boardType}.", { type, boardType }))
    : no(t("{form} modules; the board supports DIMM.", { form }))
}

/**
 * Checks the speed: memory runs at the lower of both speeds. If the board states none, the socket's minimum applies.
 */
function judgeSpeed(memory: Specs, board: Specs): Judgement | undefined {
  const type = textIn(memory.memoryType)
  const speed = numberIn(memory.speedMTs)
  const taken = textIn(board.memoryType)
  if (!type || !speed || !taken) return "unknown"
  if (taken !== type) return undefined
  const stated = numberIn(board.memoryMaxMTs)
  const least = minMemorySpeed(textIn(board.socket) ?? "", type)
  const most = Math.max(stated ?? 0, least)
  if (speed <= most)
    return fits(
      stated === undefined
        ? t("{speed} MT/s; the board supports at least {most}.", { speed, most })
        : t("{speed} MT/s; the board supports up to {most}.", { speed, most }),
    )
  return stated === undefined
    ? "unknown"
    : check(t("{speed} MT/s modules will run at the board's {most} MT/s.", { speed, most }))
}

/** Checks ECC and registered memory, which needs a suitable controller: Intel's and AMD's lists, JEDEC JESD82. */
function judgeEcc(memory: Specs, board: Specs): Judgement {
  const { ecc, registered } = memory
  const socket = textIn(board.socket)
  if (typeof ecc !== "boolean" || typeof registered !== "boolean" || !socket) return "unknown"
  if (registered)
    return supportsRegistered(socket)
      ? check(t("Registered modules; not every {socket} board supports them.", { socket }))
      : no(t("Registered modules; {socket} boards require unbuffered memory.", { socket }))
  if (!supportsUnbuffered(socket))
    return check(t("Unbuffered modules; not every {socket} board supports them.", { socket }))
  if (!ecc) return fits(t("Unbuffered memory without ECC; the board supports it."))
  if (typeof board.ecc !== "boolean") return "unknown"
  return fitsIf(board.ecc, t("ECC memory; the board uses ECC."), () =>
    check(t("ECC memory; the board runs it without ECC.")),
  )
}

function judgeSlots(memory: readonly PartCount[], boards: readonly PartCount[]): Judgement {
  const modules = sumOf(memory, ({ modules: each }) => numberIn(each))
  const slots = sumOf(boards, ({ memorySlots }) => numberIn(memorySlots))
  if (!modules || slots === undefined) return "unknown"
  return fitsIf(
    modules <= slots,
    plural(
      modules,
      "{count} module; the board has {slots}.",
      "{count} modules; the board has {slots}.",
      {
        slots: plural(slots, "{count} slot", "{count} slots"),
      },
    ),
  )
}

function judgeAmount(memory: readonly PartCount[], boards: readonly PartCount[]): Judgement {
  const amount = sumOf(memory, ({ totalGB }) => numberIn(totalGB))
  const most = sumOf(boards, ({ memoryMaxGB }) => numberIn(memoryMaxGB))
  if (!amount || most === undefined) return "unknown"
  return fitsIf(
    amount <= most,
    t("{amount} GB; the board supports up to {most} GB.", { amount, most }),
  )
}
