import { startTransition, useState } from "react"
import type { FieldValues, UseFormReturn } from "react-hook-form"
import { useLocation, useNavigate, useRevalidator } from "react-router"
import { createIdempotencyKeys } from "#web/api/api.ts"
import { failureText, isApiError, isRefused } from "#web/api/api-error.ts"
import { paths } from "#web/navigation/paths.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import { fieldErrorsOf, showFieldErrors } from "./field-errors.ts"

export interface WriteFailure {
  key: string
  error: unknown
  text: string
}

interface WriteOptions<Fields extends FieldValues> {
  key?: string
  /** Sentence of a toast after a success. The page's data is reloaded, too. */
  done?: string
  form?: UseFormReturn<Fields>
  failed?: string | ((error: unknown) => string)
  /** Reloads the page after a refusal; `first` reloads before the button can be used again. */
  reloadOnRefusal?: boolean | "first"
  signal?: AbortSignal
  onFailure?: (error: unknown) => void
  onSessionLost?: () => void
}

export interface Write {
  run: <Fields extends FieldValues>(
    work: () => unknown,
    options?: WriteOptions<Fields>,
  ) => Promise<void>
  /** Whether the write without a key is running. */
  busy: boolean
  busyKeys: ReadonlySet<string>
  failure: WriteFailure | undefined
  clear: () => void
  /** Reloads the page's data. */
  revalidate: () => Promise<void>
}

/**
 * Runs writes, at most one at a time per key, and keeps the last failure. On a lost session, redirects to /login, which
 * returns to this page. `earlier` is a failure that happened before this page.
 */
export function useWrite(earlier?: string): Write {
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<WriteFailure | undefined>(
    earlier === undefined ? undefined : { key: "", error: undefined, text: earlier },
  )
  const leaveIfSessionLost = useSessionLoss()
  const { revalidate } = useRevalidator()

  const run: Write["run"] = async (work, options = {}) => {
    const {
      key = "",
      done,
      form,
      failed,
      reloadOnRefusal,
      signal,
      onFailure,
      onSessionLost,
    } = options
    if (busyKeys.has(key)) return
    setBusyKeys((before) => new Set(before).add(key))
    setFailure(undefined)
    try {
      await work()
      if (done === undefined) return
      toast(done)
      await revalidate()
    } catch (error) {
      if (signal?.aborted) return
      if (leaveIfSessionLost(error)) return onSessionLost?.()
      const text = failureText(error)
      if (failed !== undefined)
        toast(typeof failed === "string" ? failed : failed(error), "failure")
      if (!form || !showFieldErrors(form, fieldErrorsOf(error))) setFailure({ key, error, text })
      onFailure?.(error)
      if (!reloadOnRefusal || !isRefused(error)) return
      const reload = revalidate()
      // By default does not wait: the user can retry while the page reloads.
      if (reloadOnRefusal === "first") await reload
    } finally {
      const end = () =>
        setBusyKeys((before) => new Set([...before].filter((other) => other !== key)))
      // The router shows reloaded data in a transition; ending in one too keeps the button busy until the data is
      // shown.
      if (reloadOnRefusal === "first") startTransition(end)
      else end()
    }
  }
  const clear = () => setFailure(undefined)
  return { run, busy: busyKeys.has(""), busyKeys, failure, clear, revalidate }
}

/** Reports whether the session was lost; if so, redirects to /login. */
function useSessionLoss(): (failure: unknown) => boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (failure) => {
    const lost = isApiError(failure) && failure.status === 401
    if (lost) void navigate(paths.loginAgain(pathname + search))
    return lost
  }
}

/** Keeps idempotency keys while the component is mounted. */
export const useIdempotencyKeys = () => useState(createIdempotencyKeys)[0]
