import { useEffect, useMemo, useState } from "react"
import { perMachine } from "#domain/compatibility/per-machine.ts"
import { CELL_BOUNDS, readQuantity } from "#domain/orders/read-quantity.ts"
import { publicApi, type Reply } from "#web/api/api.ts"
import { type CartLine, isPriced } from "./cart-line.ts"

export type MachineFit = ReturnType<typeof useMachineFit>

/** Changes come in rows; who is still typing is not asked about each. */
const AFTER_MS = 600

/** What the shop says of a cart's lines as one machine, asked anew whenever they have changed. */
export function useMachineFit(lines: readonly CartLine[]) {
  const [typed, setTyped] = useState("")
  const [answer, setAnswer] = useState<Reply<"POST /fit">>()
  const wanted = readQuantity(typed, CELL_BOUNDS)
  const machine = useMemo(() => perMachine(lines.filter(isPriced), wanted), [lines, wanted])
  const { parts } = machine
  const [failedFor, setFailedFor] = useState<typeof parts>()
  const hasFailed = failedFor === parts

  useEffect(() => {
    if (parts.length < 2 || hasFailed) return
    const stop = new AbortController()
    const ask = () =>
      publicApi("POST /fit", { body: { parts } }, { signal: stop.signal }).then(setAnswer, () => {
        if (!stop.signal.aborted) setFailedFor(parts)
      })
    const timer = setTimeout(() => void ask(), AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [parts, hasFailed])

  return { ...machine, answer, hasFailed, retry: () => setFailedFor(undefined), typed, setTyped }
}
