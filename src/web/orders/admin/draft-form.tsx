import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { DEFAULT_VALID_DAYS, MAX_VALID_DAYS } from "#domain/orders/draft-order.ts"
import { amountToSend, writeTyped } from "#domain/pricing/typed-number.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { fieldErrorsOf, useAttemptKey, useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice, WriteForm } from "#web/forms/write-form.tsx"
import { OrderLink } from "#web/navigation/order-link.tsx"
import { paths } from "#web/navigation/paths.ts"
import { DraftState, PricedSums } from "#web/orders/shared/draft-order.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { MoneyField, NumberField, SelectField, TextArea } from "#web/ui/form/field.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { ownPriceOf } from "./own-prices.tsx"
import { type StaffLine, StaffLines } from "./staff-lines.tsx"

export type Draft = Reply<"GET /draft-order/{id}">
type Addresses = Reply<"GET /customer/{id}">["addresses"]

interface DraftFormProps {
  /** Undefined for a new draft. */
  draft: Draft | undefined
  /** E-mail address of the customer. */
  email: string
  addresses: Addresses
  /** Called whenever something is typed or changed. */
  onEdit: () => void
}

/** Returns the lines of a draft with part names, which are empty for parts that are not sold. */
function linesOf(draft: Draft | undefined): StaffLine[] {
  return (draft?.wanted ?? []).map((line, index) => {
    const priced = draft?.priced.lines[index]
    const part = priced && "sku" in priced ? priced : undefined
    return {
      key: String(index),
      partId: line.partId,
      sku: part?.sku ?? "",
      name: part?.name ?? t("No longer on sale"),
      quantity: String(line.quantity),
      price: line.priceReason ? writeTyped(String(line.unitPrice)) : "",
      reason: line.priceReason ?? "",
    }
  })
}

export function DraftForm({ draft, email, addresses, onEdit }: DraftFormProps) {
  const [lines, setLines] = useState<readonly StaffLine[]>(() => linesOf(draft))
  const write = useWrite()
  const navigate = useNavigate()
  const attempt = useAttemptKey()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? "").trim()
    const delivery = typed("deliveryPrice")
    const body = {
      lines: lines.map((line) => ({
        partId: line.partId,
        quantity: Number(line.quantity),
        ...ownPriceOf(line),
      })),
      note: typed("note"),
      days: typed("days"),
      addressId: typed("addressId") || undefined,
      // The form does not show the method of a draft that the API has created.
      delivery: draft?.delivery,
      deliveryPrice: delivery === "" ? null : amountToSend(delivery),
    }
    void write.run(async () => {
      if (draft) {
        const params = { id: draft._id }
        const headers = { "if-match": String(draft.version) }
        await browserApi("PUT /draft-order/{id}", { params, body }, { headers })
        toast(t("Draft saved"))
        return write.revalidate()
      }
      const added = { ...body, email }
      const headers = attempt.headersFor(added)
      const { insertedId } = await browserApi("POST /draft-order", { body: added }, { headers })
      toast(t("Draft saved"))
      void navigate(paths.draftOrder(insertedId))
    })
  }
  const errors = fieldErrorsOf(write.failure?.error)
  return (
    <WriteForm
      onSubmit={save}
      onChange={onEdit}
      write={write}
      button={t("Save draft")}
      buttonLook={{ variant: draft ? "secondary" : "primary", className: "self-start" }}
      notice
    >
      <StaffLines
        lines={lines}
        errors={errors}
        onChange={(change) => {
          setLines(change)
          onEdit()
        }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-5 lg:grid-cols-2">
        {addresses.length > 0 ? (
          <SelectField
            name="addressId"
            label={t("Delivery address")}
            defaultValue={draft?.addressId ?? ""}
            options={[
              { value: "", label: t("Default address of the customer") },
              ...addresses.map(({ _id, lines: label }) => ({
                value: _id,
                label: label.join(", "),
              })),
            ]}
          />
        ) : null}
        <MoneyField
          name="deliveryPrice"
          label={t("Price of delivery")}
          error={errors.deliveryPrice}
          hint={t("Empty: the usual price.")}
          defaultValue={writeTyped(String(draft?.deliveryPrice ?? ""))}
        />
        <NumberField
          name="days"
          label={t("Valid for days")}
          error={errors.days}
          min={1}
          max={MAX_VALID_DAYS}
          defaultValue={draft?.days ?? DEFAULT_VALID_DAYS}
        />
        <TextArea
          name="note"
          label={t("Message to the customer")}
          rows={3}
          maxLength={1000}
          defaultValue={draft?.note}
        />
      </div>
    </WriteForm>
  )
}

/** Reports whether staff can still change a draft and send it again. */
export const isOpenDraft = ({ state }: Draft): boolean =>
  state === "draft" || state === "sent" || state === "expired"

interface DraftActionsProps {
  draft: Draft
  /** Whether the form has changes that are not saved, which the customer would not receive. */
  isEdited: boolean
}

/** State of a draft, its total and the next steps. */
export function DraftActions({ draft, isEdited }: DraftActionsProps) {
  const { _id: id, state, version, email, validUntil, orderId, declineReason } = draft
  const { run, busy, failure } = useWrite()
  const attempt = useAttemptKey()
  const send = () =>
    void run(
      async () => {
        const headers = { ...attempt.headersFor({ id, version }), "if-match": String(version) }
        await browserApi("POST /draft-order/{id}/send", { params: { id } }, { headers })
        attempt.done()
      },
      { done: t("Sent to {email}", { email }), reloadOnRefusal: true },
    )
  const withdraw = () =>
    void run(() => browserApi("POST /draft-order/{id}/withdraw", { params: { id } }), {
      done: t("Draft withdrawn"),
      reloadOnRefusal: true,
    })
  return (
    <section
      aria-label={t("State and next step")}
      className="flex flex-col gap-3 rounded-lg border border-border bg-surface p-5 sm:p-6"
    >
      <p className="flex flex-wrap items-center gap-2">
        <DraftState state={state} />
        {state === "sent" && validUntil ? (
          <span>
            {t("Valid until")} <Moment at={validUntil} />
          </span>
        ) : null}
        {orderId ? <OrderLink id={orderId} number={t("Order")} /> : null}
      </p>
      {declineReason ? <p className="wrap-anywhere">“{declineReason}”</p> : null}
      <PricedSums priced={draft.priced} />
      {isOpenDraft(draft) ? (
        <>
          <p className="text-sm text-text-2">
            {t(
              "Parts are not reserved until the customer accepts. A phone order reserves them now.",
            )}
          </p>
          <p role="status" className="text-sm font-medium empty:hidden">
            {isEdited ? t("Save your changes before you send the draft.") : null}
          </p>
          <div className="needs-script flex flex-wrap gap-3">
            <Button busy={busy} disabled={isEdited} onClick={send}>
              {state === "draft" ? t("Send to the customer") : t("Send again")}
            </Button>
            <Button variant="danger-quiet" busy={busy} onClick={withdraw}>
              {t("Withdraw")}
            </Button>
          </div>
        </>
      ) : null}
      <WriteFailureNotice failure={failure} />
    </section>
  )
}
