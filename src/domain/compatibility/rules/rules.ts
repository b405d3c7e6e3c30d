import type { Specs } from "../../catalogue/spec-values.ts"
import { plural } from "../../languages/translate.ts"
import { check, fitsIf, type Judgement, type PairRule, type SumRule } from "../rule.ts"
import { numberIn, textIn } from "../spec-readers.ts"
import { cardRules, cardSums } from "./card-rules.ts"
import { caseRules, caseSums } from "./case-rules.ts"
import { memoryRules, memorySums } from "./memory-rules.ts"
import { powerSums } from "./power-rules.ts"
import { processorRules } from "./processor-rules.ts"
import { storageRules, storageSums } from "./storage-rules.ts"

const accessoryRules: readonly PairRule[] = [
  {
    name: "fan_hub",
    sides: [
      { kind: "Fans", reads: ["connector"] },
      {
        kind: "Cables and accessories",
        reads: ["input", "outputs"],
        when: ({ outputs }) => numberIn(outputs) !== undefined,
      },
    ],
    judge: judgeHub,
  },
]

/**
 * Checks fan connectors of a hub. Three-wire fans run on a four-wire hub at uncontrolled speed: Intel's 4-Wire PWM
 * Controlled Fans 1.3.
 */
function judgeHub({ connector }: Specs, { input, outputs }: Specs): Judgement {
  const plug = textIn(connector)
  const socket = textIn(input)
  if (!plug || !socket) return "unknown"
  const sentence = plural(
    numberIn(outputs) ?? 0,
    "{plug} fan; the hub has {count} output of {socket}.",
    "{plug} fan; the hub has {count} outputs of {socket}.",
    { plug, socket },
  )
  return fitsIf(plug === socket, sentence, check)
}

export const pairRules: readonly PairRule[] = [
  ...processorRules,
  ...memoryRules,
  ...caseRules,
  ...cardRules,
  ...storageRules,
  ...accessoryRules,
]

export const sumRules: readonly SumRule[] = [
  ...memorySums,
  ...cardSums,
  ...caseSums,
  ...powerSums,
  ...storageSums,
]
