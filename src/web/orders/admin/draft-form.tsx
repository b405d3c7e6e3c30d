import type { FormEvent } from "react"
import { useNavigate } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { MAX_VALID_DAYS } from "#domain/orders/draft-order.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { ConfirmButton } from "#web/forms/confirm-dialog.tsx"
import { fieldErrorsOf } from "#web/forms/field-errors.ts"
import { useDebouncedQuery } from "#web/forms/use-debounced-query.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { WriteForm } from "#web/forms/write-form.tsx"
import { OrderLink } from "#web/navigation/order-link.tsx"
import { paths } from "#web/navigation/paths.ts"
import { DraftState, PricedSums } from "#web/orders/shared/draft-order.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { MoneyField, NumberField, SelectField, TextArea } from "#web/ui/form/field.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { priceForCustomer } from "./customer-order.tsx"
import { StaffLines } from "./staff-lines.tsx"
import { contentsOf, type Draft, type DraftEdit } from "./use-draft-edit.ts"

/** Reports whether staff can still change a draft and send it again. */
const isOpenDraft = ({ state }: Draft): boolean =>
  state === "draft" || state === "sent" || state === "expired"

interface DraftFormProps {
  /** Undefined for a new draft. */
  draft: Draft | undefined
  /** E-mail address of the customer. */
  email: string
  addresses: Reply<"GET /customer/{id}">["addresses"]
  edit: DraftEdit
}

/** Saves a draft. After a change of someone else, says that the form now shows the newer version. */
function useDraftSave({ draft, email, edit }: Omit<DraftFormProps, "addresses">) {
  const { typed, version, markSaved } = edit
  const write = useWrite()
  const navigate = useNavigate()
  const attempt = useIdempotencyKeys()
  // The form does not show the method of a draft that the API has created.
  const body = { ...contentsOf(typed), delivery: draft?.delivery }
  const add = async () => {
    const added = { ...body, email }
    const headers = attempt.headersFor(added)
    const { insertedId } = await browserApi("POST /draft-order", { body: added }, { headers })
    markSaved(typed, { createdId: insertedId })
    toast(t("Draft saved"))
    await navigate(paths.draftOrder(insertedId))
    attempt.done()
  }
  const change = async (id: string) => {
    const headers = { "if-match": String(version) }
    const call = { params: { id }, body }
    const saved = await browserApi("PUT /draft-order/{id}", call, { headers })
    markSaved(typed, { version: saved.version })
    toast(t("Draft saved"))
    await write.revalidate()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    void write.run(() => (draft ? change(draft._id) : add()), { reloadOnRefusal: "first" })
  }
  const { failure, busy } = write
  const code = isApiError(failure?.error) ? failure.error.body.code : undefined
  const newer = t(
    "This draft order was changed meanwhile. Its newer version is shown here with what you typed. Check it, then save again.",
  )
  return {
    save,
    busy,
    failure: failure && code === "draft_changed" ? { ...failure, text: newer } : failure,
    isRefusedAsClosed: code === "draft_closed",
  }
}

export function DraftForm({ draft, email, addresses, edit }: DraftFormProps) {
  const { typed, type, typeLines } = edit
  const { save, busy, failure, isRefusedAsClosed } = useDraftSave({ draft, email, edit })
  // After this refusal the form stays, with its message and what was typed.
  if (draft && !isOpenDraft(draft) && !isRefusedAsClosed) return null
  const errors = fieldErrorsOf(failure?.error)
  return (
    <section aria-label={t("Contents")} className="mt-6 border-t border-border pt-6">
      <WriteForm
        onSubmit={save}
        write={{ busy, failure }}
        button={t("Save draft")}
        buttonProps={{ variant: draft ? "secondary" : "primary", className: "self-start" }}
        notice
      >
        <StaffLines lines={typed.lines} errors={errors} onChange={typeLines} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-5 lg:grid-cols-2">
          {addresses.length > 0 ? (
            <SelectField
              name="addressId"
              label={t("Delivery address")}
              value={typed.addressId}
              onChange={({ target }) => type({ addressId: target.value })}
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
            value={typed.deliveryPrice}
            onChange={({ target }) => type({ deliveryPrice: target.value })}
          />
          <NumberField
            name="days"
            label={t("Valid for days")}
            error={errors.days}
            min={1}
            max={MAX_VALID_DAYS}
            value={typed.days}
            onChange={({ target }) => type({ days: target.value })}
          />
          <TextArea
            name="note"
            label={t("Message to the customer")}
            rows={3}
            maxLength={1000}
            value={typed.note}
            onChange={({ target }) => type({ note: target.value })}
          />
        </div>
        {draft ? null : <SumsSoFar email={email} {...contentsOf(typed)} />}
      </WriteForm>
    </section>
  )
}

type SumsSoFarProps = Pick<DraftFormProps, "email"> & ReturnType<typeof contentsOf>

/** Total of a draft that is not saved yet. */
function SumsSoFar({ email, lines, addressId, deliveryPrice }: SumsSoFarProps) {
  const priced = lines.map(({ partId, quantity, ownPrice }) => ({ partId, quantity, ownPrice }))
  const isComplete = lines.length > 0 && lines.every(({ quantity }) => quantity !== "")
  const question = { email, lines: priced, addressId, deliveryPrice }
  const { latest, problem } = useDebouncedQuery(isComplete ? question : undefined, priceForCustomer)
  return (
    <div role="status" className="flex flex-col gap-3 empty:hidden">
      {problem ? <Notice tone="warn">{problem}</Notice> : null}
      {isComplete && latest && !problem ? <PricedSums priced={latest} /> : null}
    </div>
  )
}

interface DraftActionsProps {
  draft: Draft
  /** Whether the form has changes that are not saved, which the customer would not receive. */
  isEdited: boolean
}

/** State of a draft, its total and the next steps. */
export function DraftActions({ draft, isEdited }: DraftActionsProps) {
  const { _id: id, state, version, email, validUntil, orderId, declineReason } = draft
  const { run, busy, failure, revalidate } = useWrite()
  const attempt = useIdempotencyKeys()
  const send = () =>
    void run(
      async () => {
        const headers = { ...attempt.headersFor({ id, version }), "if-match": String(version) }
        await browserApi("POST /draft-order/{id}/send", { params: { id } }, { headers })
        attempt.done()
      },
      { done: t("Sent to {email}", { email }), reloadOnRefusal: true },
    )
  const withdraw = async (close: () => void) => {
    await browserApi("POST /draft-order/{id}/withdraw", { params: { id } })
    close()
    toast(t("Draft withdrawn"))
    await revalidate()
  }
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
            <ConfirmButton
              label={t("Withdraw")}
              title={t("Withdraw this draft order?")}
              confirmLabel={t("Withdraw")}
              reloadOnRefusal
              onConfirm={withdraw}
            >
              {t("Its link stops working. A withdrawn draft cannot be sent again.")}
            </ConfirmButton>
          </div>
        </>
      ) : null}
      <WriteFailureNotice failure={failure} />
    </section>
  )
}
