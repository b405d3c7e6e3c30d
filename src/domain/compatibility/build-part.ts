import type { Specs } from "../catalogue/spec-values.ts"
import { kindOf } from "../catalogue/vocabulary/vocabulary.ts"
import type { Counted, Side } from "./rule.ts"

export interface BuildPart {
  id: string
  category: string
  specs: Specs
  quantity: number
}

/** Parts with equal values, as far as a rule reads them. */
export interface Alike extends Counted {
  ids: string[]
}

/** Parts of a machine by kind. */
export type Machine = ReadonlyMap<string, readonly BuildPart[]>

export function machineOf(parts: readonly BuildPart[]): Machine {
  const machine = new Map<string, BuildPart[]>()
  for (const part of parts) {
    const { name } = kindOf(part.category)
    const alike = machine.get(name)
    if (alike) alike.push(part)
    else machine.set(name, [part])
  }
  return machine
}

/** Treats empty values as undefined. */
const said = (value: unknown): unknown => (value === null || value === "" ? undefined : value)

/** Groups parts by values, in their order, so that the order of parts does not matter. */
export function alikeOf(machine: Machine, side: Side): Alike[] {
  const { kind, reads, also = [], when } = side
  const codes = [...reads, ...also]
  const byValues = new Map<string, Alike>()
  for (const { id, specs: all, quantity } of machine.get(kind) ?? []) {
    if (when && !when(all)) continue
    const specs = Object.fromEntries(codes.map((code) => [code, said(all[code])]))
    const key = JSON.stringify(specs)
    const alike = byValues.get(key)
    if (alike) {
      alike.ids.push(id)
      alike.quantity += quantity
    } else byValues.set(key, { kind, specs, quantity, ids: [id] })
  }
  return [...byValues].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, alike]) => alike)
}
