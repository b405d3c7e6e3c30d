import { type FormEvent, useEffect, useEffectEvent, useState } from "react"
import { Link, useSearchParams } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { RecallLetter } from "./recall-letter.tsx"

type Found = Reply<"GET /recall">
type RecalledOrder = Found["orders"][number]

/** Who got units of a batch, or the one with a serial number, and a letter to all of them. */
export function Recall() {
  const [params] = useSearchParams()
  const sought = params.get("recall") ?? ""
  const [typed, setTyped] = useState(sought)
  const { found, find, more, write } = useRecall()
  const findSought = useEffectEvent(() => {
    if (sought !== "") find(sought)
  })
  useEffect(() => findSought(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== "") find(typed.trim())
  }
  return (
    <>
      <p className="mt-2 mb-6 max-w-[66ch] text-text-2">
        Which orders units of a batch went out with, and a letter to their buyers.
      </p>
      <form noValidate method="post" onSubmit={submit} className="mb-4 max-w-xl">
        <TextField
          label="Batch or serial number"
          name="recalled"
          autoComplete="off"
          maxLength={64}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          beside={
            <SubmitButton variant="secondary" busy={write.busy}>
              Find
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
          caption={`Orders with ${found.number}`}
          columns={columns}
          rows={found.orders}
          rowKey={({ _id }) => _id}
        />
      ) : null}
      {found && found.orders.length < found.orderCount ? (
        <Button
          variant="secondary"
          className="mt-3"
          busy={write.busyKeys.has("more")}
          onClick={more}
        >
          Show more
        </Button>
      ) : null}
      {found && found.buyerCount > 0 ? <RecallLetter key={found.number} found={found} /> : null}
    </>
  )
}

const foundText = ({ number, orderCount, buyerCount }: Found & { number: string }): string =>
  orderCount === 0
    ? `Nothing was sent with ${number}.`
    : `${orderCount === 1 ? "1 order" : `${formatCount(orderCount)} orders`} of ${
        buyerCount === 1 ? "1 buyer" : `${formatCount(buyerCount)} buyers`
      } who can be written to.`

const columns: Column<RecalledOrder>[] = [
  {
    header: "Order",
    namesRow: true,
    cell: ({ _id, orderNumber }) => (
      <Link to={paths.order(_id)} className="underline underline-offset-2">
        {orderNumber}
      </Link>
    ),
  },
  { header: "Buyer", cell: ({ userName, email }) => [userName, email].filter(Boolean).join(", ") },
  {
    header: "Sent",
    cell: ({ lines }) => (
      <ul>
        {lines.map(({ shipment, number, name, quantity, shippedAt }) => (
          <li key={`${shipment} ${number}`}>
            {`${formatCount(quantity)} × ${name}, `}
            <Moment at={shippedAt} dayOnly />
          </li>
        ))}
      </ul>
    ),
  },
]

function useRecall() {
  const write = useWrite()
  const [found, setFound] = useState<Found & { number: string }>()
  const find = (number: string) =>
    void write.run(async () =>
      setFound({ ...(await browserApi("GET /recall", { query: { number } })), number }),
    )
  const more = () => {
    if (!found) return
    const { number, orders } = found
    const query = { number, after: orders.at(-1)?._id }
    void write.run(
      async () => {
        const next = await browserApi("GET /recall", { query })
        setFound({ ...next, number, orders: [...orders, ...next.orders] })
      },
      { key: "more" },
    )
  }
  return { found, find, more, write }
}
