import { type Control, useWatch } from "react-hook-form"
import { filledBreaks, typedLadderProblems } from "#contract/catalogue/ladder-rules.ts"
import { unorderableBreakText } from "#contract/catalogue/ladder-text.ts"
import { LadderTable } from "#web/catalogue/shared/ladder-table.tsx"
import type { PartValues } from "./part-values.ts"

/** What buyers see of the breaks that are typed, once they are right, and which of them nobody reaches. */
export function BreaksPreview({ control }: { control: Control<PartValues> }) {
  const [price, breaks, minimum, most, pack] = useWatch({
    control,
    name: ["price", "breaks", "minimumQuantity", "maximumQuantity", "orderMultiple"],
  })
  const steps = filledBreaks(breaks ?? []).map((step) => ({
    quantity: Number(step.quantity),
    price: Number(step.price),
  }))
  if (steps.length === 0) return null
  const isLadder =
    Number(price) > 0 && Object.keys(typedLadderProblems({ price, breaks })).length === 0
  const limits = {
    minimumQuantity: Number(minimum) || 1,
    maximumQuantity: Number(most) || null,
    orderMultiple: Number(pack) || 1,
  }
  const notes = steps.flatMap(({ quantity }) => unorderableBreakText(limits, quantity) ?? [])
  return (
    <section aria-label="What buyers see" className="rounded border border-border bg-surface p-3">
      <p className="text-sm text-text-3">
        {isLadder ? "Buyers see" : "What buyers see is shown here once price and breaks are right."}
      </p>
      {isLadder ? (
        <LadderTable part={{ price: Number(price), breaks: steps }} quantity={Number.NaN} />
      ) : null}
      <div role="status">
        <ul className="mt-2 flex flex-col gap-1 text-sm text-warn empty:hidden">
          {isLadder ? notes.map((note) => <li key={note}>{note}</li>) : null}
        </ul>
      </div>
    </section>
  )
}
