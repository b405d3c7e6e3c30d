import { useSyncExternalStore } from "react"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { browserStorage } from "../../api/browser-storage.ts"

/** A part that somebody chose to compare, in this window. */
export interface ComparedPart {
  id: string
  name: string
}

const KEY = "compared"
const NONE = "[]"
const listeners = new Set<() => void>()
const read = () => browserStorage("sessionStorage").getItem(KEY) ?? NONE
const parse = (kept: string): ComparedPart[] => asDeclared(JSON.parse(kept))

export function setCompared(parts: readonly ComparedPart[]): void {
  browserStorage("sessionStorage").setItem(KEY, JSON.stringify(parts))
  for (const listener of listeners) listener()
}

export const dropCompared = (id: string): void =>
  setCompared(parse(read()).filter((part) => part.id !== id))

export const addCompared = ({ id, name }: ComparedPart): void =>
  setCompared([...parse(read()).filter((part) => part.id !== id), { id, name }])

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Those chosen so far, in the order in which they were; of nobody knows whom while the server renders. */
export const useCompared = (): ComparedPart[] =>
  parse(useSyncExternalStore(subscribe, read, () => NONE))
