import { type ReactNode, useId, useState } from "react"
import { perMachine } from "#domain/cart/change-lines.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { MAX_UNITS } from "#domain/orders/quantity.ts"
import { readQuantity } from "#domain/orders/read-quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { publicApi } from "#web/api/api.ts"
import { FitFindings } from "#web/catalogue/shared/fit-findings.tsx"
import { type FitGroup, groupFindings } from "#web/catalogue/shared/fit-groups.ts"
import { FitLink } from "#web/catalogue/shared/fit-link.tsx"
import { useDebouncedQuery } from "#web/forms/use-debounced-query.ts"
import { Button } from "#web/ui/button.tsx"
import { controlClass, FieldError } from "#web/ui/form/field.tsx"
import { useEntry } from "#web/ui/sheet/cells.tsx"
import { type Cart, type CartLine, isPriced } from "./cart-line.ts"

const DEBOUNCE_MS = 600
const BOUNDS = { min: 1, max: MAX_UNITS }
const noMachines = () =>
  t("Enter a whole number from 1 to {most}.", { most: formatCount(MAX_UNITS) })

/** Checks whether a cart's lines fit together as one machine, again after each change. */
function useMachineFit(lines: readonly CartLine[], builds: number) {
  const [attempt, setAttempt] = useState(1)
  const { parts, isEven } = perMachine(lines.filter(isPriced), builds)
  const { latest, problem } = useDebouncedQuery(
    { parts, attempt },
    (query, signal) => publicApi("POST /fit", { body: { parts: query.parts } }, { signal }),
    DEBOUNCE_MS,
  )
  const hasFailed = problem !== undefined
  return { parts, isEven, answer: latest, hasFailed, retry: () => setAttempt(attempt + 1) }
}

interface CartFitProps {
  cart: Pick<Cart, "lines" | "builds">
  onBuilds: (builds: number | null) => void
}

/** Shows whether the parts of a cart fit together; first asks how many machines they are for. */
export function CartFit({ cart: { lines, builds }, onBuilds }: CartFitProps) {
  if (lines.filter(isPriced).length < 2) return null
  return (
    <div className="needs-script rounded-lg border border-border bg-surface text-text-2 print:hidden">
      <FitRow title={builds === undefined ? t("Do these parts fit together?") : undefined}>
        <MachineCountField builds={builds} onBuilds={onBuilds} />
      </FitRow>
      {builds === undefined ? null : <Fit lines={lines} builds={builds} />}
    </div>
  )
}

interface FitProps {
  lines: readonly CartLine[]
  builds: number
}

function Fit({ lines, builds }: FitProps) {
  const { parts, answer, hasFailed, isEven, retry } = useMachineFit(lines, builds)
  if (hasFailed)
    return (
      <FitRow title={titleText()}>
        <span>{t("Whether they fit together could not be checked.")}</span>
        <Button variant="secondary" size={32} onClick={retry}>
          {t("Try again")}
        </Button>
      </FitRow>
    )
  if (answer?.isMachine)
    return (
      <FoldedFindings groups={groupFindings(answer.findings, lines.filter(isPriced))}>
        <p className="text-sm text-text-2">
          {isEven
            ? t("Quantities are divided by the number of machines.")
            : t(
                "Quantities are divided by the number of machines, and rounded where that is uneven.",
              )}
        </p>
        <FitLink lines={parts} className="self-start" />
      </FoldedFindings>
    )
  return (
    <FitRow title={titleText()}>
      <span>
        {answer ? t("These parts do not form a machine that can be checked.") : t("Checking …")}
      </span>
    </FitRow>
  )
}

const titleText = () => t("These as one machine:")

const Title = ({ children }: { children: string }) => (
  <h2 className="text-[0.9375rem]/6 font-medium text-text">{children}</h2>
)

const FitRow = ({ title, children }: { title: string | undefined; children: ReactNode }) => (
  <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-border px-4 py-2 not-first:border-t">
    {title === undefined ? null : <Title>{title}</Title>}
    {children}
  </div>
)

const FoldedFindings = ({
  groups,
  children,
}: {
  groups: readonly FitGroup[]
  children: ReactNode
}) => (
  <details className="group/fit border-t border-border text-text">
    <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-b-lg px-4 py-2 [&::-webkit-details-marker]:hidden">
      <Title>{titleText()}</Title>
      <span className="text-text-2 tabular-nums">{fitSummary(groups)}</span>
      <span className="ml-auto font-medium underline underline-offset-4">
        <span className="group-open/fit:hidden">{t("Show")}</span>
        <span className="hidden group-open/fit:inline">{t("Hide")}</span>
      </span>
    </summary>
    <div className="flex flex-col gap-2 border-t border-border px-4 pt-3">
      {children}
      <FitFindings groups={groups} />
    </div>
  </details>
)

/** Returns a summary such as `9 fit, 1 to check, 1 does not`. */
function fitSummary(groups: readonly FitGroup[]): string {
  const countOf = (verdict: FitGroup["verdict"]) =>
    groups.find((group) => group.verdict === verdict)?.count ?? 0
  const fits = countOf("fits")
  const check = countOf("check")
  const unfit = countOf("no")
  return [
    `${fits} ${plural(fits, "fits", "fit")}`,
    ...(check > 0 ? [t("{check} to check", { check })] : []),
    ...(unfit > 0 ? [plural(unfit, "{count} does not", "{count} do not")] : []),
  ].join(", ")
}

interface MachineCountFieldProps {
  builds: number | undefined
  onBuilds: CartFitProps["onBuilds"]
}

/** Field for the number of machines that the quantities are for; an empty value resets it to unknown. */
function MachineCountField({ builds, onBuilds }: MachineCountFieldProps) {
  const id = useId()
  const problemId = `${id}-problem`
  const { input, invalidText } = useEntry({
    value: String(builds ?? ""),
    read: (typed) => (typed === "" ? "" : readQuantity(typed, BOUNDS)?.toString()),
    onWrite: (written) => onBuilds(written === "" ? null : Number(written)),
  })
  const isInvalid = invalidText !== undefined
  return (
    <form
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2"
      onSubmit={(event) => {
        event.preventDefault()
        input.onBlur()
      }}
    >
      <label htmlFor={id}>{t("Machines in this cart")}</label>
      <span className="w-24">
        <input
          {...input}
          id={id}
          tabIndex={0}
          type="text"
          inputMode="numeric"
          aria-invalid={isInvalid || undefined}
          aria-describedby={problemId}
          className={`${controlClass} min-h-11 text-right tabular-nums`}
        />
      </span>
      <Button type="submit" variant="secondary" size={44}>
        {t("Check")}
      </Button>
      <div id={problemId} role="alert" className="empty:hidden">
        {isInvalid ? <FieldError>{noMachines()}</FieldError> : null}
      </div>
    </form>
  )
}
