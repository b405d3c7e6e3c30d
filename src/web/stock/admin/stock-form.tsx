import { useForm } from "react-hook-form"
import { stockRules } from "#contract/kernel/form-rules.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { formatChange } from "#domain/shop/number-format.ts"
import { readMovementNote } from "#domain/stock/stock-level.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useAttemptKey, useWrite } from "#web/forms/use-write.ts"
import { fieldsOf, PanelForm } from "#web/forms/write-form.tsx"
import { OrderLink } from "#web/navigation/order-link.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { SelectField, TextField } from "#web/ui/form/field.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

interface StockFields {
  delta: string
  reason: "restock" | "correction"
  note: string
}

const EMPTY: StockFields = { delta: "", reason: "restock", note: "" }

/** Form that moves stock, with a reason. The idempotency key prevents a second movement on retry. */
export function StockForm({ partId, onMoved }: { partId: string; onMoved: () => Promise<void> }) {
  const form = useForm<StockFields>({ defaultValues: EMPTY })
  const field = fieldsOf(form, stockRules)
  const write = useWrite()
  const attempt = useAttemptKey()

  const move = async (body: StockFields) => {
    const headers = attempt.headersFor(body)
    await browserApi("POST /part/{id}/stock", { params: { id: partId }, body }, { headers })
    attempt.done()
    toast(t("Stock changed"))
    form.reset(EMPTY)
    await onMoved()
  }
  const submit = form.handleSubmit((values) =>
    write.run(() => move(values), { form, failed: t("The stock was not changed") }),
  )
  return (
    <PanelForm onSubmit={submit} write={write} button={t("Change stock")}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          label={t("Change|noun")}
          type="number"
          inputMode="text"
          step={1}
          hint={t("20 adds, -20 removes")}
          {...field("delta")}
        />
        <SelectField
          label={t("Reason")}
          options={[
            { value: "restock", label: t("Restock") },
            { value: "correction", label: t("Correction") },
          ]}
          {...form.register("reason")}
        />
      </div>
      <TextField label={t("Note")} hint={t("Optional.")} autoComplete="off" {...field("note")} />
    </PanelForm>
  )
}

type Movement = Reply<"GET /part/{id}/movements">[number]

const words: Record<Movement["reason"], string> = translated({
  initial: "Initial stock",
  order: "Ordered",
  backorder: "Received for a back-order",
  line_cancelled: "Cancelled by the buyer",
  line_changed: "Order edited",
  order_cancelled: "Order deleted",
  order_revived: "Order paid after all",
  refund_return: "Returned with a refund",
  restock: "Restock",
  correction: "Correction",
})

const columns = (): Column<Movement>[] => [
  { header: t("When"), cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
  { header: t("Change|noun"), numeric: true, cell: ({ delta }) => formatChange(delta) },
  { header: t("Reason"), namesRow: true, cell: ({ reason }) => words[reason] },
  {
    header: t("Order"),
    cell: ({ orderId, orderNumber }) =>
      orderNumber && orderId ? <OrderLink id={orderId} number={orderNumber} /> : "–",
  },
  { header: t("By"), cell: ({ actor }) => actor || t("the shop") },
  { header: t("Note"), cell: ({ note }) => readMovementNote(note) || "–" },
]

export const MovementsTable = ({ movements }: { movements: readonly Movement[] }) => (
  <DataTable
    caption={t("Stock movements")}
    columns={columns()}
    rows={movements}
    rowKey={({ _id }) => _id}
    compact
  />
)
