import { Link } from "react-router"
import { endSentence, formatHoldEnd, orderHoldText } from "#contract/orders/order-text.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { useSite } from "#web/navigation/site.ts"

type Order = Reply<"GET /order/{id}">
export type HeldOrder = Pick<Order, "heldUntil" | "heldBecause" | "heldHoursConfirmed">

interface HoldNoteProps {
  order: HeldOrder
  offersConfirming?: boolean
  className: string
}

export function HoldNote({ order, offersConfirming = true, className }: HoldNoteProps) {
  const { timeZone } = useSite()
  const { heldUntil, heldBecause, heldHoursConfirmed } = order
  if (heldUntil === undefined) return null
  const until = formatHoldEnd(new Date(heldUntil), timeZone, new Date())
  return (
    // Server and browser may format the time zone differently.
    <p suppressHydrationWarning className={`text-sm text-text-2 tabular-nums ${className}`}>
      {orderHoldText.reserved(until)}
      {heldBecause === "takes_last" ? ` ${orderHoldText.takesLast}` : null}
      {offersConfirming && heldHoursConfirmed !== undefined ? (
        <>
          {" "}
          <Confirm toKeep={orderHoldText.toKeep(heldHoursConfirmed)} />
        </>
      ) : null}
    </p>
  )
}

export function ConfirmNote({ orders }: { orders: readonly HeldOrder[] }) {
  const hours = orders.find(({ heldHoursConfirmed }) => heldHoursConfirmed)?.heldHoursConfirmed
  if (hours === undefined) return null
  return (
    <p className="mt-1 text-sm text-text-2">
      <Confirm toKeep={orderHoldText.toKeepAll(hours)} />
    </p>
  )
}

const Confirm = ({ toKeep }: { toKeep: string }) => (
  <>
    <Link to={paths.account} className="underline underline-offset-2">
      {orderHoldText.confirm}
    </Link>
    {toKeep}
  </>
)

export function EndText({ of }: { of: NonNullable<Order["cancelled"]> }) {
  const { timeZone } = useSite()
  return <span suppressHydrationWarning>{endSentence(of, { timeZone, now: new Date() })}</span>
}
