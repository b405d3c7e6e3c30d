import { useState } from "react"
import { Button } from "#web/ui/button.tsx"
import { type ChosenLine, chosenText, type RefundableLine } from "./refund-lines.ts"
import { RefundLinesDialog } from "./refund-lines-dialog.tsx"

interface RefundedGoodsProps {
  lines: readonly RefundableLine[]
  chosen: ChosenLine[]
  onChoose: (chosen: ChosenLine[]) => void
}

/** What a refund is for: the order, or some of its lines. */
export function RefundedGoods({ lines, chosen, onChoose }: RefundedGoodsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-[0.9375rem]/6 tabular-nums">
        {chosen.length > 0 ? `For ${chosenText(chosen)}` : "For the whole order"}
      </p>
      <Button variant="secondary" size={32} className="needs-script" onClick={() => setOpen(true)}>
        Choose lines
      </Button>
      {isOpen ? (
        <RefundLinesDialog
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
