import type { ReactNode } from "react"
import { Link } from "react-router"
import type { Reply } from "#web/api/api.ts"
import { FieldChanges } from "#web/catalogue/shared/field-changes.tsx"
import { addressWith } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { Moment } from "#web/ui/moment.tsx"

type Entry = Reply<"GET /audit">["entries"][number]

/** What was done with rights, newest first: by whom, to what, as it was and as it is. */
export const AuditEntries = ({ entries }: { entries: readonly Entry[] }) => (
  <ol className="rounded-lg border border-border bg-surface">
    {entries.map((entry) => (
      <li
        key={entry._id}
        className="grid gap-x-6 gap-y-1 border-border px-4 py-3 not-first:border-t md:grid-cols-[13rem_minmax(0,1fr)]"
      >
        <div className="flex flex-wrap gap-x-3 text-sm text-text-2 md:flex-col">
          <Moment at={entry.at} />
          <Doer entry={entry} />
        </div>
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-base font-medium">
            {entry.words}
            <About entry={entry} />
          </h2>
          <Told entry={entry} />
        </div>
      </li>
    ))}
  </ol>
)

/** Leads to all that they did. */
const Doer = ({ entry: { by, byId, byEmail } }: { entry: Entry }) => (
  <Link
    to={addressWith({}, { who: byId ?? "shop" })}
    className="min-h-6 wrap-anywhere hover:underline"
  >
    {byId ? (byEmail ?? by) : "The shop itself"}
  </Link>
)

function About({ entry: { about, target } }: { entry: Entry }) {
  const to = pageOf(about)
  const name = about?.name ?? target
  return (
    <span className="font-normal">
      {": "}
      {to ? (
        <Link to={to} className="text-brand underline underline-offset-2">
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  )
}

function pageOf(about: Entry["about"]): string | undefined {
  if (about?.id === undefined) return undefined
  const { kind, id, name } = about
  const pages: Readonly<Record<string, string>> = {
    part: paths.editProduct(id),
    order: paths.order(id),
    account: paths.makeAdmin + addressWith({}, { q: name }),
    import: paths.importProducts,
    settings: paths.settings(id),
    vocabulary: paths.vocabulary(),
  }
  return pages[kind]
}

const Told = ({ entry: { changes, facts, more } }: { entry: Entry }): ReactNode => (
  <div className="mt-1 flex flex-col gap-1 text-sm empty:hidden">
    {changes.length > 0 ? <FieldChanges changes={changes} /> : null}
    {facts.length > 0 ? (
      <p className="text-text-2">
        {facts.map(({ field, value }) => `${field}: ${value}`).join(" · ")}
      </p>
    ) : null}
    {more ? <p className="text-text-2">{`${more} more are in the export.`}</p> : null}
  </div>
)
