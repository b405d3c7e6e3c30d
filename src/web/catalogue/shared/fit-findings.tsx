import { Fragment, type ReactNode } from "react"
import { Link } from "react-router"
import { fitRuleText, verdictText } from "#contract/catalogue/part-text.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"
import { CircleHelp, CircleX } from "#web/ui/icon/form-icons.ts"
import { CircleCheck, Icon } from "#web/ui/icon/icon.tsx"
import type { FitGroup, FitLine, FitReason } from "./fit-groups.ts"

const looks: Record<FitGroup["verdict"], { icon: string; ink: string }> = {
  no: { icon: CircleX, ink: "text-danger" },
  check: { icon: CircleHelp, ink: "text-warn" },
  fits: { icon: CircleCheck, ink: "text-brand" },
}

export const FitFindings = ({ groups }: { groups: readonly FitGroup[] }) => (
  <div className="flex flex-col">
    {groups.map((group, index) => (
      <VerdictGroup
        key={group.verdict}
        group={group}
        open={group.verdict !== "fits" || index === 0}
      />
    ))}
  </div>
)

function VerdictGroup({ group, open }: { group: FitGroup; open: boolean }) {
  const { verdict, count, lines } = group
  const { icon, ink } = looks[verdict]
  return (
    <details open={open} className="group border-t border-border first:border-t-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded font-semibold [&::-webkit-details-marker]:hidden">
        <Icon of={icon} className={ink} />
        <h3>{verdictText[verdict]}</h3>
        <span className="font-normal text-text-3 tabular-nums">{count}</span>
        <span
          aria-hidden
          className="ml-auto mr-1 size-2 -translate-y-0.5 rotate-45 border-r-2 border-b-2 border-text-3 transition-transform group-open:translate-y-0.5 group-open:rotate-225"
        />
      </summary>
      <div className="flex flex-col gap-5 pt-1 pb-5 pl-7.5">
        {[...Map.groupBy(lines, ({ heading = "" }) => heading)].map(([heading, linesBelow]) => (
          <div key={heading}>
            {heading === "" ? null : <h4 className="text-sm font-medium text-text-3">{heading}</h4>}
            <ul className="mt-1 flex flex-col gap-4">
              {linesBelow.map((line) => (
                <FitLineItem key={line.key} line={line} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}

const FitLineItem = ({ line: { heading, reasons, parts } }: { line: FitLine }) => (
  <li className="text-[0.9375rem]/6">
    <Parts parts={parts} />
    {heading === undefined ? (
      reasons.map((reason) => (
        <div key={reason.sentence} className="mt-0.5">
          <p className="text-sm text-text-2">{reason.sentence}</p>
          <Values reason={reason} />
        </div>
      ))
    ) : (
      <FoldedReasons reasons={reasons} />
    )}
  </li>
)

/** Shows several reasons as one paragraph that opens to show the compared values. */
const FoldedReasons = ({ reasons }: Pick<FitLine, "reasons">) => (
  <details>
    <summary className="fit-reasons">
      {reasons.map(({ sentence }) => (
        <Fragment key={sentence}>
          <span>{sentence}</span>{" "}
        </Fragment>
      ))}
      <span className="fit-summary">{t("Values")}</span>
    </summary>
    {reasons.map((reason) => (
      <Values key={reason.sentence} reason={reason} />
    ))}
  </details>
)

const Values = ({ reason: { rule, values } }: { reason: FitReason }) => (
  <ul className="flex flex-wrap gap-x-3 text-sm text-text-3">
    <li className="font-medium">{fitRuleText[rule]}</li>
    {[...Map.groupBy(values, ({ of }) => of)].map(([owner, valuesOfOwner]) => (
      <li key={owner}>
        {owner}:{" "}
        {valuesOfOwner.map(({ label, value }, at) => (
          <Fragment key={label}>
            {at > 0 ? ", " : ""}
            {label} {value ?? <strong className="font-medium text-warn">{t("not known")}</strong>}
          </Fragment>
        ))}
      </li>
    ))}
  </ul>
)

/** Maximum number of parts shown at first; further ones are folded. */
const FEW_PARTS = 4

function Parts({ parts }: Pick<FitLine, "parts">) {
  const folded = parts.slice(FEW_PARTS)
  return (
    <>
      <PartLinks parts={parts.slice(0, FEW_PARTS)} />
      {folded.length > 0 ? (
        <details>
          <summary className="fit-summary">
            {plural(folded.length, "and {count} more part", "and {count} more parts")}
          </summary>
          <PartLinks parts={folded} />
        </details>
      ) : null}
    </>
  )
}

function PartLinks({ parts }: Pick<FitLine, "parts">): ReactNode {
  const prefetch = usePrefetch()
  return parts.length === 0 ? null : (
    <ul className="flex flex-wrap gap-x-3">
      {parts.map(({ id, name, to, offer }) => (
        <li key={id} className={offer ? "fit-offer" : undefined}>
          <Link
            to={to}
            prefetch={prefetch}
            className="rounded font-medium underline underline-offset-4"
          >
            {name}
          </Link>
          {offer ? (
            <span>
              {formatAmount(offer.price)}
              {" · "}
              {t("{count} available", { count: formatCount(offer.availableQuantity) })}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
