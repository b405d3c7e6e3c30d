import { comparisonText } from "#contract/catalogue/comparison-text.ts"
import { MAX_COMPARED } from "#domain/catalogue/compared-limits.ts"
import { paths } from "../../navigation/paths.ts"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon/icon.tsx"
import { X } from "../../ui/icon/icons.ts"
import { dropCompared, setCompared, useCompared } from "./compared-parts.ts"

/** The parts that were chosen so far, and the way to see them side by side. */
export function CompareTray() {
  const parts = useCompared()
  const said = parts.length === 1 ? comparisonText.oneMore : ""
  return (
    <>
      <p role="status" className="sr-only">
        {parts.length > 0 ? comparisonText.chosen(parts.length) : ""}
      </p>
      {parts.length > 0 ? (
        <section aria-label={comparisonText.tray} className="compare-tray">
          <ul className="compare-chosen">
            {parts.map(({ id, name }) => (
              <li key={id}>
                <span title={name}>{name}</span>
                <button
                  type="button"
                  aria-label={comparisonText.remove(name)}
                  onClick={() => dropCompared(id)}
                >
                  <Icon of={X} size={16} />
                </button>
              </li>
            ))}
          </ul>
          <div className="compare-go">
            {said || parts.length >= MAX_COMPARED ? (
              <p className="text-sm text-text-2">{said || comparisonText.full}</p>
            ) : null}
            <Button variant="link" onClick={() => setCompared([])}>
              {comparisonText.clear}
            </Button>
            {parts.length > 1 ? (
              <ButtonLink to={paths.compare(parts.map(({ id }) => id))}>
                {`${comparisonText.compare} ${parts.length}`}
              </ButtonLink>
            ) : null}
          </div>
        </section>
      ) : null}
    </>
  )
}
