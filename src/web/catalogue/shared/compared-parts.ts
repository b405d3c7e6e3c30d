import { useSyncExternalStore } from "react"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { browserStorage } from "#web/api/browser-storage.ts"

export interface ComparedPart {
  id: string
  name: string
}

const KEY = "compared"
const NONE = "[]"
const listeners = new Set<() => void>()
const read = () => browserStorage("sessionStorage").getItem(KEY) ?? NONE
const parse = (stored: string): ComparedPart[] => asDeclared(JSON.parse(stored))

export function setCompared(parts: readonly ComparedPart[]): void {
  browserStorage("sessionStorage").setItem(KEY, JSON.stringify(parts))
  for (const listener of listeners) listener()
}

export const removeCompared = (id: string): void =>
  setCompared(parse(read()).filter((part) => part.id !== id))

export const addCompared = ({ id, name }: ComparedPart): void =>
  setCompared([...parse(read()).filter((part) => part.id !== id), { id, name }])

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the parts chosen in this window, in order; empty on the server. */
export const useCompared = (): ComparedPart[] =>
  parse(useSyncExternalStore(subscribe, read, () => NONE))
