import { type FormEvent, useState } from "react"
import { useRevalidator } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { addressWith } from "#web/navigation/list-address.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { TabLinks } from "#web/ui/tab-links.tsx"

type SavedFilter = Reply<"GET /order-filter">[number]

interface SavedFiltersProps {
  filters: readonly SavedFilter[]
  /** What the list is narrowed down by now. */
  sought: Readonly<Record<string, string>>
}

/** What the shop looks for again and again, each with how many there are; what is sought now can be one of them. */
export function SavedFilters({ filters, sought }: SavedFiltersProps) {
  const [isNaming, setNaming] = useState(false)
  const { run, busy, failure } = useWrite()
  const { revalidate } = useRevalidator()
  const now = keyOf(sought)
  const shown = filters.find(({ query }) => keyOf(query) === now)
  const save = (name: string, query: Record<string, string> | null, said: string) =>
    run(async () => {
      await browserApi("PUT /order-filter", { body: { name, query } })
      toast(said)
      setNaming(false)
      await revalidate()
    })
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <TabLinks
        label="Saved filters"
        keepsPlace
        tabs={[
          { to: "?", label: "All", isShown: now === "" },
          ...filters.map((filter) => ({
            to: addressWith(filter.query, {}),
            label: `${filter.name} (${formatCount(filter.count)}${filter.more ? "+" : ""})`,
            isShown: filter === shown,
          })),
        ]}
      />
      {shown && !shown.fixed ? (
        <Button
          variant="link"
          className="needs-script"
          busy={busy}
          onClick={() => void save(shown.name, null, `“${shown.name}” is removed`)}
        >
          Remove this filter
        </Button>
      ) : null}
      {now === "" || shown || isNaming ? null : (
        <Button variant="link" className="needs-script" onClick={() => setNaming(true)}>
          Save this filter
        </Button>
      )}
      {isNaming ? (
        <NameFilter
          busy={busy}
          onName={(name) => void save(name, given(sought), `Saved as “${name}”`)}
          onCancel={() => setNaming(false)}
        />
      ) : null}
      <WriteFailureNotice failure={failure} />
    </div>
  )
}

interface NameFilterProps {
  busy: boolean
  onName: (name: string) => void
  onCancel: () => void
}

function NameFilter({ busy, onName, onCancel }: NameFilterProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get("name")).trim()
    if (name) onName(name)
  }
  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={submit}>
      <label className="flex items-center gap-2 text-sm">
        Name
        <input
          ref={focus}
          name="name"
          required
          maxLength={40}
          autoComplete="off"
          className="min-h-10 w-48 rounded border border-control bg-surface px-3 text-base"
        />
      </label>
      <Button type="submit" variant="secondary" busy={busy}>
        Save for all administrators
      </Button>
      <Button variant="link" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}

const focus = (field: HTMLInputElement | null) => field?.focus()

const given = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""))

/** The same of the same filters, in whichever order they stand. */
const keyOf = (query: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(given(query)).toSorted()).toString()
