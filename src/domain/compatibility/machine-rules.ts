import type { Specs } from "../catalogue/spec-values.ts"
import { plural, t, translated } from "../languages/translate.ts"
import type { NewFinding } from "./finding.ts"
import { socketCount } from "./processor-platforms.ts"
import { type BuildPart, groupEqualParts, type Machine, machineOf, unitsOf } from "./rule.ts"
import { cooler } from "./rules/processor-rules.ts"
import { formatList, textIn } from "./spec-readers.ts"

/** Reports parts that are not on sale. */
export const judgeUnknown = (ids: readonly string[]): NewFinding[] =>
  ids.length === 0
    ? []
    : [
        warning(
          "unknown_part",
          plural(ids.length, "{count} part not on sale here.", "{count} parts not on sale here."),
          ids,
        ),
      ]

const SINGLE_KINDS = ["Motherboards", "Cases", "Power supplies"]

/** Checks quantities for one machine: one board, one case, one power supply, one processor per socket. */
export function judgeOneMachine(machine: Machine): NewFinding[] {
  const found = SINGLE_KINDS.flatMap((kind) => moreThan(machine, kind, 1))
  const sockets = (machine.get("Motherboards") ?? []).reduce(
    (sum, { specs, quantity }) => sum + quantity * socketCount(textIn(specs.socket) ?? ""),
    0,
  )
  return sockets === 0 ? found : [...found, ...moreThan(machine, "Processors", sockets)]
}

function moreThan(machine: Machine, kind: string, most: number): NewFinding[] {
  const parts = machine.get(kind) ?? []
  const count = parts.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count <= most) return []
  const sentence = t(
    "{count} {parts}; one machine has {most}. Enter the quantities for one machine.",
    { count, parts: pluralNames[kind] ?? kind, most },
  )
  return [
    warning(
      "one_machine",
      sentence,
      parts.map(({ id }) => id),
    ),
  ]
}

const REQUIRED = ["Processors", "Motherboards", "Memory", "Storage", "Power supplies", "Cases"]

/** Reports whether parts can form a machine: a board or a processor, and another required part. */
export function isMachine(parts: readonly BuildPart[]): boolean {
  const machine = machineOf(parts)
  const needed = REQUIRED.filter((kind) => machine.has(kind))
  return needed.length > 1 && (machine.has("Processors") || machine.has("Motherboards"))
}

/** Reports missing parts. A processor may include a cooler and graphics. */
export function judgeWholeMachine(machine: Machine): NewFinding[] {
  const processors = (machine.get("Processors") ?? []).map(({ specs }) => specs)
  const missing = [
    ...REQUIRED.filter((kind) => !machine.has(kind)).map((kind) => missingNames[kind] ?? kind),
    ...(hasCooler(machine, processors) ? [] : [t("a cooler")]),
    ...(hasGraphics(machine, processors) ? [] : [t("a graphics card")]),
  ]
  return missing.length === 0
    ? [
        {
          ...warning("whole_machine", t("The machine has every part it needs."), []),
          verdict: "fits",
        },
      ]
    : [
        warning(
          "whole_machine",
          t("Missing for a whole machine: {missing}.", { missing: formatList(missing, "and") }),
          [],
        ),
      ]
}

const pluralNames: Readonly<Record<string, string>> = translated({
  Motherboards: "motherboards",
  Cases: "cases",
  "Power supplies": "power supplies",
  Processors: "processors",
})

const missingNames: Readonly<Record<string, string>> = translated({
  Processors: "a processor",
  Motherboards: "a motherboard",
  Memory: "memory",
  Storage: "a drive",
  "Power supplies": "a power supply",
  Cases: "a case",
})

const hasCooler = (machine: Machine, processors: readonly Specs[]): boolean =>
  unitsOf(groupEqualParts(machine, { ...cooler, reads: ["type"] })) > 0 ||
  (processors.length > 0 && processors.every(({ coolerIncluded }) => coolerIncluded === true))

const hasGraphics = (machine: Machine, processors: readonly Specs[]): boolean =>
  machine.has("Graphics cards") ||
  processors.some(({ graphics }) => textIn(graphics) !== undefined && graphics !== "None")

const warning = (
  rule: NewFinding["rule"],
  sentence: string,
  ids: readonly string[],
): NewFinding => ({
  verdict: "check",
  rule,
  sentence,
  parts: [ids],
})
