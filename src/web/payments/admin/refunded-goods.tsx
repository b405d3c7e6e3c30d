import { useState } from "react"
import { plural, t } from "#domain/languages/translate.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import { ChooseLinesDialog } from "#web/orders/shared/choose-lines-dialog.tsx"
import {
  type ChosenLine,
  chosenText,
  goodsValue,
  type LineToChoose,
} from "#web/orders/shared/chosen-lines.ts"
import { Button } from "#web/ui/button.tsx"

interface RefundedGoodsProps {
  lines: readonly LineToChoose[]
  chosen: ChosenLine[]
  lineCount: number
  onChoose: (chosen: ChosenLine[]) => void
}

export function RefundedGoods({ lineCount, lines, chosen, onChoose }: RefundedGoodsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const textOf = (lines: readonly ChosenLine[]) => chosenText(lines, lineCount)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-[0.9375rem]/6 tabular-nums">
        {chosen.length > 0
          ? t("For {chosen}", { chosen: textOf(chosen) })
          : t("For the whole order")}
      </p>
      <Button variant="secondary" size={32} className="needs-script" onClick={() => setOpen(true)}>
        {plural(lineCount, "Choose units", "Choose lines")}
      </Button>
      {isOpen ? (
        <ChooseLinesDialog
          heading={t("Which goods is it for?")}
          button={t("Use these")}
          summarize={(taken) =>
            taken.length > 0
              ? `${textOf(taken)}, ${formatCents(goodsValue(taken, lines))}`
              : t("Nothing chosen: the whole order")
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
