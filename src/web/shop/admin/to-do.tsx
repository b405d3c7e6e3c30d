import { useId } from "react"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { MoreLink } from "./more-link.tsx"

export interface OverviewProps {
  overview: Reply<"GET /overview">
  filters: Reply<"GET /order-filter">
  mail: Reply<"GET /mail-count">
}

const returnStates = [
  ["asked", "asked for"],
  ["approved", "on their way"],
] as const
const reviewStates = [
  ["queued", "waiting"],
  ["reported", "reported"],
] as const

/** What waits for an administrator, each with how many and the list of them. */
export function ToDo({ overview: { returns, reviews, taxIds = 0 }, filters, mail }: OverviewProps) {
  const heading = useId()
  const waiting = [
    ...filters
      .filter(({ fixed }) => fixed)
      .map(({ name, query, ...found }) => ({
        thing: "order",
        state: name.toLowerCase(),
        ...found,
        to: paths.manageOrder + addressWith(query, {}),
      })),
    ...returnStates.map(([state, words]) => ({
      thing: "return",
      state: words,
      count: returns?.[state] ?? 0,
      more: false,
      to: paths.returns() + addressWith({ state }, {}),
    })),
    ...reviewStates.map(([parts, words]) => ({
      thing: "review",
      state: words,
      count: reviews?.[parts] ?? 0,
      more: false,
      to: paths.reviews({ parts }),
    })),
    {
      thing: "account",
      state: "with a tax id to look at",
      count: taxIds,
      more: false,
      to: paths.settings("tax"),
    },
    {
      thing: "mail",
      state: "given up",
      count: mail.dead,
      more: false,
      to: paths.mail + addressWith({}, { state: "dead" }),
    },
    {
      thing: "mail",
      state: "waiting",
      count: mail.late,
      more: false,
      to: paths.mail + addressWith({}, { state: "queued" }),
    },
  ].filter(({ count }) => count > 0)
  return (
    <section
      aria-labelledby={heading}
      className="mb-4 rounded-lg border border-border bg-surface p-5"
    >
      <h2 id={heading} className="mb-1 text-h3">
        To do
      </h2>
      {waiting.length === 0 ? (
        <p className="text-sm text-text-2">Nothing waits.</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 text-sm">
          {waiting.map(({ thing, state, count, more, to }) => (
            <li key={to}>
              <MoreLink to={to}>
                {`${formatCount(count)}${more ? "+" : ""} ${thing}${count === 1 ? "" : "s"} ${state}`}
              </MoreLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
