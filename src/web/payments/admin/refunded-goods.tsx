import { useState } from "react"
import { formatDollars } from "#domain/shop/number-format.ts"
import { ChooseLinesDialog } from "#web/orders/shared/choose-lines-dialog.tsx"
import {
  type ChosenLine,
  chosenText,
  type LineToChoose,
  worthOf,
} from "#web/orders/shared/line-choice.ts"
import { Button } from "#web/ui/button.tsx"

interface RefundedGoodsProps {
  lines: readonly LineToChoose[]
  chosen: ChosenLine[]
  lineCount: number
  onChoose: (chosen: ChosenLine[]) => void
}

/** What a refund is for: the order, or some of its lines. */
export function RefundedGoods({ lineCount, lines, chosen, onChoose }: RefundedGoodsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const textOf = (taken: readonly ChosenLine[]) => chosenText(taken, lineCount)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-[0.9375rem]/6 tabular-nums">
        {chosen.length > 0 ? `For ${textOf(chosen)}` : "For the whole order"}
      </p>
      <Button variant="secondary" size={32} className="needs-script" onClick={() => setOpen(true)}>
        {lineCount === 1 ? "Choose units" : "Choose lines"}
      </Button>
      {isOpen ? (
        <ChooseLinesDialog
          heading="Which goods is it for?"
          button="Use these"
          say={(taken) =>
            taken.length > 0
              ? `${textOf(taken)}, ${formatDollars(worthOf(taken, lines))}`
              : "Nothing chosen: the whole order"
          }
          lines={lines}
          chosen={chosen}
          onClose={close}
          onChoose={(taken) => {
            onChoose(taken)
            close()
          }}
        />
      ) : null}
    </div>
  )
}
