import { useSyncExternalStore } from "react"

export type ToastTone = "success" | "failure"

/** What can be done about what it says. */
export interface ToastAction {
  label: string
  run: () => void
}

export interface Toast {
  id: number
  text: string
  tone: ToastTone
  action?: ToastAction | undefined
}

const MAX_VISIBLE = 3
const NONE: readonly Toast[] = []

let toasts = NONE
let lastId = 0
const listeners = new Set<() => void>()

function replaceToasts(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says something for five seconds, top right. What must not be missed is also said where it happened. */
export function toast(text: string, tone: ToastTone = "success", action?: ToastAction): void {
  lastId += 1
  replaceToasts([{ id: lastId, text, tone, action }, ...toasts].slice(0, MAX_VISIBLE))
}

export const dismissToast = (id: number): void =>
  replaceToasts(toasts.filter((shown) => shown.id !== id))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Newest first. */
export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
