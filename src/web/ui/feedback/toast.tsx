import { type FocusEvent, type KeyboardEvent, useRef, useState, useSyncExternalStore } from "react"
import { t } from "#domain/languages/translate.ts"
import { CircleCheck, Icon, TriangleAlert, X } from "../icon/icon.tsx"
import { useVisibleTimeout } from "../timers.ts"

type ToastTone = "success" | "failure"

interface ToastAction {
  label: string
  /** Name for screen readers. It begins with the label. */
  name: string
  run: () => void
}

interface Toast {
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

/**
 * Shows a message for five seconds. Callers show important messages on the page as well. Returns a function that
 * withdraws the message.
 */
export function toast(text: string, tone: ToastTone = "success", action?: ToastAction): () => void {
  lastId += 1
  const id = lastId
  replaceToasts([{ id, text, tone, action }, ...toasts].slice(0, MAX_VISIBLE))
  return () => dismissToast(id)
}

const dismissToast = (id: number): void => replaceToasts(toasts.filter((shown) => shown.id !== id))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )

const SHOWN_MS = 5000

/** Toast area. Its live regions exist from the start, because screen readers often ignore new regions. */
export function Toaster() {
  const toasts = useToasts()
  const [paused, setPaused] = useState(false)
  const focusedBefore = useRef<HTMLElement | null>(null)

  const rememberFocus = (event: FocusEvent) => {
    setPaused(true)
    const { relatedTarget, currentTarget } = event
    if (currentTarget.contains(relatedTarget)) return
    focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  const close = (id: number) => {
    dismissToast(id)
    setPaused(false)
    // The element that had the focus may have been removed with its row.
    const { current: before } = focusedBefore
    const back = before?.isConnected ? before : document.querySelector("h1")
    back?.focus({ preventScroll: true })
    focusedBefore.current = null
  }
  const closeNewest = (event: KeyboardEvent) => {
    const [newest] = toasts
    if (event.key === "Escape" && newest) close(newest.id)
  }
  // The newest toast is at the top, in whichever region it is.
  const regionClass = (tone: ToastTone) =>
    `flex flex-col gap-2 ${toasts[0]?.tone === tone ? "order-first" : ""}`
  const region = (tone: ToastTone) =>
    toasts
      .filter((shown) => shown.tone === tone)
      .map((shown) => <ToastCard key={shown.id} shown={shown} paused={paused} onClose={close} />)

  return (
    <section
      aria-label={t("Notifications")}
      data-paused={paused || undefined}
      className="pointer-events-none fixed inset-x-2 top-[calc(var(--bar)+1rem)] z-50 flex flex-col gap-2 xs:right-4 xs:left-auto xs:w-[360px]"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={rememberFocus}
      onBlur={() => setPaused(false)}
      onKeyDown={closeNewest}
    >
      <div role="alert" className={regionClass("failure")}>
        {region("failure")}
      </div>
      <div role="status" className={regionClass("success")}>
        {region("success")}
      </div>
    </section>
  )
}

const toneStyles = {
  success: { icon: CircleCheck, edge: "border-l-brand", color: "text-brand" },
  failure: { icon: TriangleAlert, edge: "border-l-danger", color: "text-danger" },
} as const

interface ToastCardProps {
  shown: Toast
  paused: boolean
  onClose: (id: number) => void
}

function ToastCard({ shown, paused, onClose }: ToastCardProps) {
  const { icon, edge, color } = toneStyles[shown.tone]
  useVisibleTimeout(SHOWN_MS, paused, () => dismissToast(shown.id))
  return (
    <div
      className={`pointer-events-auto flex items-start gap-3 rounded-md border border-l-[3px] border-border bg-surface p-3 shadow-raised transition-[opacity,translate] duration-[180ms] starting:-translate-y-2 starting:opacity-0 ${edge}`}
    >
      <Icon of={icon} className={`mt-[0.15em] ${color}`} />
      <p className="min-w-0 flex-1 break-words text-[0.9375rem]/6">{shown.text}</p>
      {shown.action ? (
        <button
          type="button"
          aria-label={shown.action.name}
          className="button button-32 button-link"
          onClick={() => {
            onClose(shown.id)
            shown.action?.run()
          }}
        >
          {shown.action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={t("Close notification")}
        className="-my-0.5 grid size-7 shrink-0 cursor-pointer place-items-center rounded text-text-3 hover:bg-sunken hover:text-text"
        onClick={() => onClose(shown.id)}
      >
        <Icon of={X} size={16} />
      </button>
    </div>
  )
}
