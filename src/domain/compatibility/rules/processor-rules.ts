import type { Specs } from "../../catalogue/spec-values.ts"
import { t } from "../../languages/translate.ts"
import {
  chipsetName,
  generationOf,
  generationsOf,
  plainSocket,
  platformOf,
  supportsCooler,
  supportsProcessor,
} from "../processor-platforms.ts"
import { check, fits, fitsIf, type Judgement, no, type PairRule } from "../rule.ts"
import { formatList, textIn, textsIn } from "../spec-readers.ts"

const isProcessorCooler = ({ type, sockets, heightMm, radiatorMm }: Specs): boolean =>
  type === "Air" ||
  type === "Liquid" ||
  (textIn(type) === undefined && [sockets, heightMm, radiatorMm].some((value) => value != null))

/** Coolers for processors, without paste and drive heatsinks. */
export const cooler = { kind: "Cooling", when: isProcessorCooler }

export const processorRules: readonly PairRule[] = [
  {
    name: "processor_socket",
    sides: [
      { kind: "Processors", reads: ["socket"] },
      { kind: "Motherboards", reads: ["socket"] },
    ],
    judge: judgeSocket,
  },
  {
    name: "processor_chipset",
    sides: [
      { kind: "Processors", reads: ["socket", "microarchitecture", "coreFamily"] },
      { kind: "Motherboards", reads: ["chipset"], also: ["biosFlashback"] },
    ],
    judge: judgeChipset,
  },
  {
    name: "processor_memory",
    sides: [
      { kind: "Processors", reads: ["memoryTypes"] },
      { kind: "Memory", reads: ["memoryType"] },
    ],
    judge: judgeMemoryTypes,
  },
  {
    name: "cooler_socket",
    sides: [
      { ...cooler, reads: ["sockets"] },
      { kind: "Motherboards", reads: ["socket"] },
    ],
    judge: judgeCooler("board"),
  },
  {
    name: "cooler_socket",
    sides: [
      { ...cooler, reads: ["sockets"] },
      { kind: "Processors", reads: ["socket"] },
    ],
    judge: judgeCooler("processor"),
  },
]

/** Checks the processor's socket: Intel's and AMD's socket lists. */
function judgeSocket(processor: Specs, board: Specs): Judgement {
  const socket = textIn(processor.socket)
  const boardSocket = textIn(board.socket)
  if (!socket || !boardSocket) return "unknown"
  const sentence = t("{socket} processor; the board has {boardSocket}.", { socket, boardSocket })
  if (supportsProcessor(boardSocket, socket)) return fits(sentence)
  // Some AM3 boards accept AM3+ processors with newer firmware.
  return supportsProcessor(socket, plainSocket(boardSocket)) && socket === "AM3+"
    ? check(`${sentence} ${t("Some boards support it with new firmware.")}`)
    : no(sentence)
}

/** Checks the generation: one socket serves several, and a board may need newer firmware than its original. */
function judgeChipset(processor: Specs, board: Specs): Judgement | undefined {
  const socket = textIn(processor.socket)
  const microarchitecture = textIn(processor.microarchitecture)
  const coreFamily = textIn(processor.coreFamily)
  const chipset = textIn(board.chipset)
  if (!socket || !microarchitecture || !coreFamily || !chipset) return "unknown"
  const generation = generationOf(microarchitecture, coreFamily)
  const platform = platformOf(socket, chipset)
  const name = chipsetName(chipset)
  // A wrong socket is the finding of `processor_socket`.
  if (!platform) return undefined
  if (platform.takes.includes(generation))
    return fits(t("{generation} processor; {name} supports it.", { generation, name }))
  if (platform.later.includes(generation))
    return check(
      [
        t("{generation} processor; {name} boards support it if their firmware is new enough.", {
          generation,
          name,
        }),
        ...(board.biosFlashback === true
          ? [t("This board can be updated without a processor.")]
          : []),
      ].join(" "),
    )
  return generationsOf(socket).has(generation)
    ? no(
        t("{generation} processor; {name} does not support this generation.", { generation, name }),
      )
    : check(
        t("{generation} processor; it is not known whether {name} supports it.", {
          generation,
          name,
        }),
      )
}

function judgeMemoryTypes(processor: Specs, memory: Specs): Judgement {
  const types = textsIn(processor.memoryTypes)
  const type = textIn(memory.memoryType)
  if (!types || types.length === 0 || !type) return "unknown"
  return fitsIf(
    types.includes(type),
    t("{type} modules; the processor supports {types}.", { type, types: formatList(types, "or") }),
  )
}

const SHORT_LIST = 5

/** Checks a cooler's mounts against the sockets that its manufacturer lists. */
function judgeCooler(what: "board" | "processor") {
  return (made: Specs, { socket: given }: Specs): Judgement => {
    const socket = textIn(given)
    const sockets = textsIn(made.sockets)
    if (!socket || !sockets || sockets.length === 0) return "unknown"
    const of =
      what === "board" ? t("{socket} board", { socket }) : t("{socket} processor", { socket })
    const isHeld = supportsCooler(socket, sockets)
    const judged = isHeld ? fits : no
    if (sockets.length <= SHORT_LIST)
      return judged(
        t("{of}; the cooler is made for {sockets}.", { of, sockets: formatList(sockets, "and") }),
      )
    return judged(
      isHeld
        ? t("{of}; the cooler is made for it and others.", { of })
        : t("{of}; the cooler is made for {count} sockets, but not for this one.", {
            of,
            count: sockets.length,
          }),
    )
  }
}
