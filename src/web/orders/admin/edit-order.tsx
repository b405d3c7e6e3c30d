import { type FormEvent, useId, useRef, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { amountToSend, writeTyped } from "#domain/pricing/typed-number.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { OpenForm, useOpenedForm } from "#web/forms/edited-section.tsx"
import { fieldErrorsOf } from "#web/forms/field-errors.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { lineChangeText } from "#web/orders/shared/line-change-text.ts"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { MoneyField, TextArea } from "#web/ui/form/field.tsx"
import { hasOwnPrice, ownPriceOf } from "./own-prices.tsx"
import { rebaseLines, type StaffLine, StaffLines } from "./staff-lines.tsx"

/** Form that edits an unpaid order; previews the changes before saving. */
export function EditOrder({ order }: { order: Order }) {
  const heading = useId()
  const { isOpen, open, close, opener } = useOpenedForm()
  // An open form stays when the order may no longer be edited, so that its refusal can be read.
  if (!order.can.edit.allowed && !isOpen) return null
  return (
    <section aria-labelledby={heading} className="mt-8 print:hidden">
      <h2 id={heading} className="sr-only">
        {t("Edit this order")}
      </h2>
      {isOpen ? (
        <OpenForm>
          <EditForm order={order} onClose={close} />
        </OpenForm>
      ) : (
        <Button ref={opener} variant="secondary" className="needs-script" onClick={open}>
          {t("Edit lines and prices")}
        </Button>
      )}
    </section>
  )
}

const lineOf = ({ number, partId, sku, name, quantity, ...line }: Order["lines"][number]) => ({
  key: String(number),
  number,
  partId,
  sku,
  name,
  quantity: String(quantity),
  orderedQuantity: String(quantity),
  price: line.ownPrice ? writeTyped(String(line.unitPrice)) : "",
  reason: line.ownPrice?.reason ?? "",
})

const linesOf = (order: Order): StaffLine[] => order.lines.map(lineOf)

/** Returns the price of delivery that staff set, as typed; empty for the shop's price. */
function ownDeliveryOf({ charges = [] }: Order): string {
  const charge = charges.find(({ own }) => own)
  return charge ? writeTyped(String(charge.amount)) : ""
}

interface ChangedLine {
  number?: number | undefined
  partId?: string
  /** As typed, so that the server reports what is no quantity. */
  quantity: string
  ownPrice?: string | null
  priceReason?: string
}

/** Returns the changed lines in the form of the request, by key. */
function changedLines(
  lines: readonly StaffLine[],
  before: readonly StaffLine[],
): Map<string, ChangedLine> {
  const known = new Map(before.map((line) => [line.key, line]))
  const changes = new Map<string, ChangedLine>()
  for (const line of lines) {
    const change = changeOf(line, known.get(line.key))
    if (change) changes.set(line.key, change)
  }
  return changes
}

function changeOf(line: StaffLine, was: StaffLine | undefined): ChangedLine | undefined {
  const { number, partId, quantity } = line
  if (!was) return { partId, quantity, ...ownPriceOf(line) }
  const isPriceKept = line.price.trim() === was.price.trim() && line.reason === was.reason
  if (isPriceKept && quantity === was.quantity) return undefined
  if (isPriceKept) return { number, quantity }
  const price = hasOwnPrice(line) ? ownPriceOf(line) : { ownPrice: null }
  return { number, quantity, ...price }
}

/** Renames errors of the request's lines, which are only the changed ones, to the lines that are shown. */
const errorsByLine = (
  errors: Record<string, string>,
  changed: readonly string[],
  lines: readonly StaffLine[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.replace(/^lines\.(\d+)/, (_, index) => {
        const shown = lines.findIndex(({ key }) => key === changed[Number(index)])
        return `lines.${shown}`
      }),
      message,
    ]),
  )

function EditForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const [base, setBase] = useState(order)
  const before = linesOf(base)
  const ownDelivery = ownDeliveryOf(base)
  const [lines, setLines] = useState<readonly StaffLine[]>(before)
  const [savedLines, setSavedLines] = useState<readonly StaffLine[]>()
  const [delivery, setDelivery] = useState(ownDelivery)
  if (order.revision !== base.revision) {
    setBase(order)
    setLines(rebaseLines(lines, savedLines ?? before, linesOf(order)))
    setSavedLines(undefined)
    if (delivery === ownDelivery) setDelivery(ownDeliveryOf(order))
  }
  const [reason, setReason] = useState("")
  const [checked, setChecked] = useState<{ edited: EditReply; request: string }>()
  const write = useWrite()
  const attempt = useIdempotencyKeys()
  const changed = changedLines(lines, before)
  const body = {
    revision: base.revision ?? 0,
    lines: [...changed.values()],
    ...(delivery !== ownDelivery && {
      deliveryPrice: delivery.trim() === "" ? null : amountToSend(delivery),
    }),
    ...(reason !== "" && { reason }),
  }
  const request = JSON.stringify(body)
  const latest = useRef(request)
  latest.current = request
  const preview = checked?.request === request ? checked.edited : undefined
  const params = { id: order._id }
  const errors = fieldErrorsOf(write.failure?.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void write.run(
      async () => {
        if (!preview) {
          const previewed = { ...body, preview: true }
          const edited = await browserApi("POST /order/{id}/edit", { params, body: previewed })
          return setChecked({ edited, request })
        }
        const headers = attempt.headersFor(body)
        await browserApi("POST /order/{id}/edit", { params, body }, { headers })
        attempt.done()
        if (latest.current === request) return onClose()
        // What was typed meanwhile stays for the next save.
        setSavedLines(lines)
        setReason((now) => (now === reason ? "" : now))
      },
      {
        done: preview ? t("Order changed. The buyer receives an e-mail.") : undefined,
        reloadOnRefusal: true,
      },
    )
  }
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button={preview ? t("Save and e-mail the buyer") : t("Check changes")}
      buttonProps={{ variant: preview ? "primary" : "secondary" }}
      beside={
        <Button variant="link" onClick={onClose}>
          {t("Cancel")}
        </Button>
      }
      notice
      className="flex flex-col gap-5 rounded-lg border border-border bg-surface p-5 sm:p-6"
    >
      <StaffLines
        lines={lines}
        errors={errorsByLine(errors, [...changed.keys()], lines)}
        onChange={setLines}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <MoneyField
          name="delivery"
          label={t("Price of delivery")}
          hint={t("Empty: the usual price.")}
          value={delivery}
          error={errors.deliveryPrice}
          onChange={({ target }) => setDelivery(target.value)}
        />
        <TextArea
          name="reason"
          label={t("Message to the buyer")}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <div role="status">{preview ? <Preview edited={preview} /> : null}</div>
    </WriteForm>
  )
}

type EditReply = Reply<"POST /order/{id}/edit">

const Preview = ({ edited: { price, changes } }: { edited: EditReply }) => (
  <div className="rounded bg-sunken px-4 py-3 text-[0.9375rem]/6 tabular-nums">
    <ul>
      {changes.map((change) => (
        <li key={change.number}>{lineChangeText(change)}</li>
      ))}
    </ul>
    <p className="font-medium">
      {t("The order costs {after}, was {before}.", {
        after: formatAmount(price.after),
        before: formatAmount(price.before),
      })}
    </p>
  </div>
)
