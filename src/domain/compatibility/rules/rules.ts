import type { PairRule, SumRule } from "../rule.ts"
import { accessoryRules } from "./accessory-rules.ts"
import { cardRules, cardSums } from "./card-rules.ts"
import { caseRules, caseSums } from "./case-rules.ts"
import { memoryRules, memorySums } from "./memory-rules.ts"
import { powerSums } from "./power-rules.ts"
import { processorRules } from "./processor-rules.ts"
import { storageRules, storageSums } from "./storage-rules.ts"

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
