import { startTransition, useState } from "react"
import type { FieldValues, UseFormReturn } from "react-hook-form"
import { useLocation, useNavigate, useRevalidator } from "react-router"
import { isApiError, isRefused } from "../api/api-error.ts"
import { failureText } from "../api/failure-text.ts"
import { paths } from "../navigation/paths.ts"
import { toast } from "../ui/feedback/toast.ts"
import { fieldErrorsOf, placeErrors } from "./form-errors.ts"

/** Why a write came to nothing. */
export interface WriteFailure {
  key: string
  error: unknown
  text: string
}

interface WriteOptions<Fields extends FieldValues> {
  /** Which one it is, where there are several: a row's key. */
  key?: string
  /** Gets the shop's sentences for its fields. */
  form?: UseFormReturn<Fields>
  /** What the toast says when it comes to nothing. */
  failed?: string | ((error: unknown) => string)
  /**
   * Reads the page again when the shop refused, which knows more than the page by then; `first` where the same button may
   * do something else after that, so that it takes nothing before.
   */
  rereads?: boolean | "first"
  /** Whoever gave it up need not hear that it failed. */
  signal?: AbortSignal
  onFailure?: (error: unknown) => void
  onSessionLost?: () => void
}

export interface Write {
  run: <Fields extends FieldValues>(
    work: () => unknown,
    options?: WriteOptions<Fields>,
  ) => Promise<void>
  /** Whether the one without a key is in flight. */
  busy: boolean
  busyKeys: ReadonlySet<string>
  /** Of the latest, as long as no other begins. */
  failure: WriteFailure | undefined
  clear: () => void
}

/**
 * What somebody does on a page that changes something: each runs once at a time, and a failure is kept for the
 * place where it happened. A lost session leads to /login, which comes back here. `earlier` says why something
 * came to nothing before this page.
 */
export function useWrite(earlier?: string): Write {
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<WriteFailure | undefined>(
    earlier === undefined ? undefined : { key: "", error: undefined, text: earlier },
  )
  const leaveIfSessionLost = useSessionLoss()
  const { revalidate } = useRevalidator()

  const run: Write["run"] = async (work, options = {}) => {
    const { key = "", form, failed, rereads, signal, onFailure, onSessionLost } = options
    if (busyKeys.has(key)) return
    setBusyKeys((before) => new Set(before).add(key))
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      if (signal?.aborted) return
      if (leaveIfSessionLost(error)) return onSessionLost?.()
      const text = failureText(error)
      if (failed !== undefined)
        toast(typeof failed === "string" ? failed : failed(error), "failure")
      if (!form || !placeErrors(form, fieldErrorsOf(error))) setFailure({ key, error, text })
      onFailure?.(error)
      if (!rereads || !isRefused(error)) return
      const reread = revalidate()
      // Else not waited for: who reads why may try again at once.
      if (rereads === "first") await reread
    } finally {
      const end = () =>
        setBusyKeys((before) => new Set([...before].filter((other) => other !== key)))
      // The router shows what it read by a transition, which anything else overtakes.
      if (rereads === "first") startTransition(end)
      else end()
    }
  }
  const clear = () => setFailure(undefined)
  return { run, busy: busyKeys.has(""), busyKeys, failure, clear }
}

/** Says whether a failure means that the session is over, and leaves the page then. */
function useSessionLoss(): (failure: unknown) => boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (failure) => {
    const lost = isApiError(failure) && failure.status === 401
    if (lost) void navigate(paths.login(pathname + search))
    return lost
  }
}
