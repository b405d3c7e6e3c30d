import { fieldText } from "#contract/kernel/field-text.ts"
import { lineDetailsText as text } from "#contract/orders/line-text.ts"
import { t } from "#domain/languages/translate.ts"
import { MAX_DETAIL_LENGTHS } from "#domain/orders/line-details.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { isUnclear, readTypedAmount, typedAmountOf } from "#domain/pricing/typed-number.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import { TextCell } from "#web/ui/sheet/cells.tsx"
import { type LineDetails, targetSentence } from "./line-details.ts"

const MAX_PRICE_LENGTH = 16

interface DetailCellProps {
  line: LineDetails & { name: string }
  onWrite: (details: LineDetails) => void
}

export const DesignatorsCell = ({ line, onWrite }: DetailCellProps) => (
  <TextCell
    cell="designators"
    value={line.designators ?? ""}
    label={t("Designators of {name}", { name: line.name })}
    add={t("+ Designators")}
    addName={t("Add designators for {name}", { name: line.name })}
    maxLength={MAX_DETAIL_LENGTHS.designators}
    onSave={(designators) => onWrite({ designators })}
  />
)

export const NoteCell = ({ line, add, onWrite }: DetailCellProps & { add: string }) => (
  <TextCell
    cell="note"
    value={line.note ?? ""}
    label={t("Note on {name}", { name: line.name })}
    add={add}
    addName={t("Add note for {name}", { name: line.name })}
    maxLength={MAX_DETAIL_LENGTHS.note}
    onSave={(note) => onWrite({ note })}
  />
)

interface LineDetailCellsProps extends DetailCellProps {
  /** Price of one unit; undefined if the part is not for sale. */
  unitPrice: number | undefined
}

/** Cells for the customer's part number and the target price of a line; they open on demand. */
export const LineDetailCells = ({ line, unitPrice, onWrite }: LineDetailCellsProps) => (
  <>
    <TextCell
      cell="own-number"
      value={line.customerPartNumber ?? ""}
      shown={`${text.customerPartNumber} ${line.customerPartNumber}`}
      label={t("{customerPartNumber} of {name}", {
        customerPartNumber: text.customerPartNumber,
        name: line.name,
      })}
      add={t("+ Your number")}
      addName={t("Add your number for {name}", { name: line.name })}
      maxLength={MAX_DETAIL_LENGTHS.customerPartNumber}
      onSave={(customerPartNumber) => onWrite({ customerPartNumber })}
    />
    <TextCell
      cell="target"
      value={line.targetPrice ? typedAmountOf(line.targetPrice) : ""}
      shown={line.targetPrice ? targetSentence(line.targetPrice, unitPrice) : ""}
      label={t("{targetPrice} of {name}", { targetPrice: text.targetPrice, name: line.name })}
      add={t("+ Target")}
      addName={t("Add a target price for {name}", { name: line.name })}
      maxLength={MAX_PRICE_LENGTH}
      onSave={(typed) => saveTargetPrice(typed, onWrite)}
    />
  </>
)

function saveTargetPrice(typed: string, onWrite: LineDetailCellsProps["onWrite"]): void {
  const amount = readTypedAmount(typed)
  if (typed === "") onWrite({ targetPrice: null })
  else if (amount) onWrite({ targetPrice: toAmount(amount) })
  else
    toast(
      isUnclear(typed) ? fieldText.notAnAmount("Target price", typed) : text.notAPrice,
      "failure",
    )
}
