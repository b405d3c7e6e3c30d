import { Form, Link } from "react-router"
import { formatPrice } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import type { PartsList } from "./list-line.ts"

interface RevisionPickerProps {
  list: PartsList
  /** The one that this is compared with. */
  compared: number | undefined
}

/** Which save is shown, and what it is compared with: a form, so that the address says it. */
export function RevisionPicker({ list, compared }: RevisionPickerProps) {
  const { revisions, revision } = list
  const before = revisions.find((other) => other.revision < revision)
  if (revisions.length < 2) return null
  return (
    <div className="flex max-w-full flex-wrap items-end gap-2 print:hidden">
      <Form
        key={revision}
        method="get"
        className="flex max-w-full gap-2"
        onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      >
        <label className="min-w-0">
          <span className="sr-only">Revision</span>
          <select
            name="revision"
            defaultValue={revision}
            className="min-h-10 w-full rounded border border-control bg-surface px-3 text-base"
          >
            {revisions.map((each) => (
              <option key={each.revision} value={each.revision}>
                {optionText(each)}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </noscript>
      </Form>
      {compared === undefined && before ? (
        <Link
          to={paths.list(list._id, {
            revision: String(revision),
            compare: String(before.revision),
          })}
          className="button button-40 button-secondary"
        >
          Compare with {before.revision}
        </Link>
      ) : null}
    </div>
  )
}

const optionText = ({ revision, savedAt, total }: PartsList["revisions"][number]): string =>
  `Revision ${revision} · ${savedAt.slice(0, 10)} · ${formatPrice(total)}`
