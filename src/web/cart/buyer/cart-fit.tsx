import { type ReactNode, useEffect, useId, useMemo, useState } from "react"
import { perMachine } from "#domain/compatibility/per-machine.ts"
import { CELL_BOUNDS, readQuantity } from "#domain/orders/read-quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { publicApi, type Reply } from "#web/api/api.ts"
import {
  FitFindings,
  type FitGroup,
  FitLink,
  groupFindings,
} from "#web/catalogue/shared/fit-findings.tsx"
import { Button } from "#web/ui/button.tsx"
import { controlClass } from "#web/ui/form/field.tsx"
import { type CartLine, isPriced } from "./cart-line.ts"

type MachineFit = ReturnType<typeof useMachineFit>

/** Waits until nobody is typing. */
const AFTER_MS = 600

/** Asks the shop about a cart's lines as one machine, again whenever they have changed. */
function useMachineFit(lines: readonly CartLine[]) {
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

/** Says whether the parts of a cart fit together as one machine. */
export function CartFit({ lines }: { lines: readonly CartLine[] }) {
  const fit = useMachineFit(lines)
  if (fit.parts.length < 2) return null
  if (fit.answer)
    return <Answer fit={fit} groups={groupFindings(fit.answer.findings, lines.filter(isPriced))} />
  return fit.hasFailed ? (
    <Line>
      <span>Whether they fit together could not be checked.</span>
      <Button variant="secondary" size={32} onClick={fit.retry}>
        Try again
      </Button>
    </Line>
  ) : (
    <Line>
      <span className="needs-script">Checking …</span>
    </Line>
  )
}

const Title = () => (
  <h2 className="text-[0.9375rem]/6 font-medium text-text">These as one machine:</h2>
)

const Line = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-12 flex-wrap items-center gap-x-2 rounded-lg border border-border bg-surface px-4 py-2 text-text-2 print:hidden">
    <Title />
    {children}
  </div>
)

const Answer = ({ fit, groups }: { fit: MachineFit; groups: readonly FitGroup[] }) => (
  <details className="group/fit rounded-lg border border-border bg-surface print:hidden">
    <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-lg px-4 py-2 [&::-webkit-details-marker]:hidden">
      <Title />
      <span className="text-text-2 tabular-nums">{inShort(groups)}</span>
      <span className="ml-auto font-medium underline underline-offset-4">
        <span className="group-open/fit:hidden">Show</span>
        <span className="hidden group-open/fit:inline">Hide</span>
      </span>
    </summary>
    <div className="flex flex-col gap-2 border-t border-border px-4 pt-3">
      <Machines fit={fit} />
      <FitFindings groups={groups} />
      <FitLink lines={fit.parts} className="mb-3 self-start" />
    </div>
  </details>
)

/** `9 fit, 1 to check, 1 does not` */
function inShort(groups: readonly FitGroup[]): string {
  const countOf = (verdict: FitGroup["verdict"]) =>
    groups.find((group) => group.verdict === verdict)?.count ?? 0
  const fits = countOf("fits")
  const check = countOf("check")
  const not = countOf("no")
  return [
    `${fits} ${fits === 1 ? "fits" : "fit"}`,
    ...(check > 0 ? [`${check} to check`] : []),
    ...(not > 0 ? [`${not} ${not === 1 ? "does" : "do"} not`] : []),
  ].join(", ")
}

/** The number of machines that the quantities are for: guessed, unless somebody types one. */
function Machines({ fit: { machines, typed, setTyped, isEven } }: { fit: MachineFit }) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
      <label htmlFor={id}>Machines in this cart</label>
      <span className="w-24">
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          placeholder={formatCount(machines)}
          onChange={({ target }) => setTyped(target.value)}
          aria-describedby={`${id}-says`}
          className={`${controlClass} min-h-11 text-right tabular-nums`}
        />
      </span>
      <p id={`${id}-says`}>
        Quantities are divided by it{isEven ? "." : ", and rounded where that is uneven."}
      </p>
    </div>
  )
}
