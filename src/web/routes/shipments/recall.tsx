import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { Link, useSearchParams } from "react-router"
import { recallRules } from "#contract/kernel/form-rules.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { ifChanged } from "#web/api/if-changed.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { TextArea, TextField } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/recall.ts"

const title = () => t("Recall")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

type Letter = Record<keyof typeof recallRules, string>

const buyersText = (count: number): string => plural(count, "1 buyer", "{count} buyers")

interface RecallLetterProps {
  found: { number: string; buyerCount: number }
  /** Sentences about letters that were sent from this page. */
  sent: readonly string[]
  onSent: (sentence: string) => void
}

function RecallLetter({ found, sent, onSent }: RecallLetterProps) {
  const form = useForm<Letter>({ defaultValues: { subject: "", message: "" } })
  const [letter, setLetter] = useState<Letter>()
  const field = fieldsOf(form, recallRules)
  const { number, buyerCount } = found
  const send = async () => {
    if (!letter) return
    const body = { number, ...letter }
    const changed = await ifChanged(browserApi("POST /recall", { body }))
    setLetter(undefined)
    form.reset()
    if (!changed) return toast(t("All of them have already received it"))
    const buyers = buyersText(changed.modifiedCount)
    onSent(t("“{subject}” was sent to {buyers}.", { subject: letter.subject, buyers }))
    toast(t("Sent to {modifiedCount}", { modifiedCount: buyers }))
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={form.handleSubmit(setLetter)}
      aria-label={t("Letter")}
      className="mt-6 flex max-w-xl flex-col gap-4"
    >
      {sent.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <h2 className="text-h3">
        {sent.length > 0
          ? t("Write again to {buyerCount}", { buyerCount: buyersText(buyerCount) })
          : t("Write to {buyerCount}", { buyerCount: buyersText(buyerCount) })}
      </h2>
      <TextField label={t("Subject")} autoComplete="off" {...field("subject")} />
      <TextArea
        label={t("Message")}
        hint={t("Plain text. The e-mail states the number and the buyer's orders.")}
        {...field("message")}
      />
      <SubmitButton className="self-start">{t("Write to them")}</SubmitButton>
      {letter ? (
        <ConfirmDialog
          title={t("Write to {buyerCount}?", { buyerCount: buyersText(buyerCount) })}
          confirmLabel={t("Send")}
          onConfirm={send}
          onClose={() => setLetter(undefined)}
        >
          {t(
            "“{subject}”, about {number}. Buyers who already received this text do not receive it again.",
            { subject: letter.subject, number },
          )}
        </ConfirmDialog>
      ) : null}
    </form>
  )
}

type RecallReply = Reply<"GET /recall">

export default function Recall() {
  const [params] = useSearchParams()
  const number = params.get("recall") ?? ""
  const [typed, setTyped] = useState(number)
  const { found, find, more, write, sent, addSent } = useRecall()
  const findAtFirst = useEffectEvent(() => {
    if (number !== "") find(number)
  })
  useEffect(() => findAtFirst(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== "") find(typed.trim())
  }
  return (
    <>
      <PageIntro title={title()}>
        {t("Finds the orders that contain units of a batch, and writes to their buyers.")}
      </PageIntro>
      <form noValidate method="post" onSubmit={submit} className="mb-4 max-w-xl">
        <TextField
          label={t("Batch or serial number")}
          name="recalled"
          autoComplete="off"
          maxLength={64}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          beside={
            <SubmitButton variant="secondary" busy={write.busyKeys.has(searchKey(typed.trim()))}>
              {t("Find")}
            </SubmitButton>
          }
        />
      </form>
      <WriteFailureNotice failure={write.failure} />
      <p role="status" className="text-[0.9375rem]/6 text-text-2 tabular-nums empty:hidden">
        {found ? foundText(found) : null}
      </p>
      {found && found.orders.length > 0 ? (
        <DataTable
          caption={t("Orders with {number}", { number: found.number })}
          columns={columns()}
          rows={found.orders}
        />
      ) : null}
      {found && found.orders.length < found.orderCount ? (
        <Button
          variant="secondary"
          className="mt-3"
          busy={write.busyKeys.has("more")}
          onClick={more}
        >
          {t("Show more")}
        </Button>
      ) : null}
      {found && found.buyerCount > 0 ? (
        <RecallLetter key={found.number} found={found} sent={sent} onSent={addSent} />
      ) : null}
    </>
  )
}

const foundText = ({ number, orderCount, buyerCount }: RecallReply & { number: string }): string =>
  orderCount === 0
    ? t("Nothing was shipped with {number}.", { number })
    : plural(
        orderCount,
        "1 order of {buyers} who can be contacted.",
        "{count} orders of {buyers} who can be contacted.",
        { buyers: buyersText(buyerCount) },
      )

const columns = (): Column<RecallReply["orders"][number]>[] => [
  {
    header: t("Order"),
    namesRow: true,
    cell: ({ _id, orderNumber }) => (
      <Link to={paths.order(_id)} className="underline underline-offset-2">
        {orderNumber}
      </Link>
    ),
  },
  {
    header: t("Buyer"),
    wide: true,
    cell: ({ userName, email }) => [userName, email].filter(Boolean).join(", "),
  },
  {
    header: t("Sent"),
    wide: true,
    cell: ({ lines }) => (
      <ul>
        {lines.map(({ shipment, number, name, quantity, returned, shippedAt }) => (
          <li key={`${shipment} ${number}`}>
            {`${formatCount(quantity)} × ${name}, `}
            <Moment at={shippedAt} dayOnly />
            {returned > 0 ? `, ${plural(returned, "1 came back", "{count} came back")}` : null}
          </li>
        ))}
      </ul>
    ),
  },
]

/** Identifies the search for a number, so that a search for another one need not wait. */
const searchKey = (number: string): string => `search ${number}`

function useRecall() {
  const write = useWrite()
  const [found, setFound] = useState<RecallReply & { number: string }>()
  const [sent, setSent] = useState<string[]>([])
  const latest = useRef("")
  const find = (number: string) => {
    latest.current = number
    void write.run(
      async () => {
        const reply = await browserApi("GET /recall", { query: { number } })
        // A later search has begun.
        if (latest.current !== number) return
        setFound({ ...reply, number })
        setSent([])
      },
      { key: searchKey(number) },
    )
  }
  const more = () => {
    if (!found) return
    const { number, orders } = found
    const query = { number, after: orders.at(-1)?._id }
    void write.run(
      async () => {
        const next = await browserApi("GET /recall", { query })
        if (latest.current === number)
          setFound({ ...next, number, orders: [...orders, ...next.orders] })
      },
      { key: "more" },
    )
  }
  const addSent = (sentence: string) => setSent((before) => [...before, sentence])
  return { found, find, more, write, sent, addSent }
}
