import { useEffect, useRef } from "react"
import { useSearchParams } from "react-router"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { ReturnCard } from "./return-card.tsx"
import { ReturnForm } from "./return-form.tsx"

interface OrderReturnsProps {
  order: Reply<"GET /order/{id}">
  back: Reply<"GET /order/{id}/return">
  isOwn: boolean
  isAdmin: boolean
}

/** What of an order was sent back, and the form for more. */
export function OrderReturns({ order, back, isOwn, isAdmin }: OrderReturnsProps) {
  const [params, setParams] = useSearchParams()
  const wanted = params.get("return")
  const mayAsk = isOwn && back.lines.length > 0
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = mayAsk && wanted !== null
  useEffect(() => {
    if (isOpen && wanted === "") heading.current?.scrollIntoView()
  }, [isOpen, wanted])
  if (!mayAsk && back.returns.length === 0) return null
  const close = () =>
    setParams(
      (before) => {
        before.delete("return")
        return before
      },
      { preventScrollReset: true },
    )
  return (
    <section aria-labelledby="returns" className="mt-10 print:hidden">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="returns" ref={heading} tabIndex={-1} className="scroll-mt-24 text-h3">
          Returns
        </h2>
        {mayAsk && !isOpen ? (
          <ButtonLink to={paths.orderReturn(order._id)} variant="secondary" preventScrollReset>
            Return goods
          </ButtonLink>
        ) : null}
      </div>
      {isOpen ? (
        <ReturnForm
          key={wanted}
          order={order}
          returnable={new Map(back.lines.map((line) => [line.number, line.returnable]))}
          first={Number(wanted)}
          onDone={() => {
            close()
            heading.current?.focus()
          }}
        />
      ) : null}
      {back.returns.length > 0 ? (
        <ul className="mt-4 flex flex-col gap-4">
          {back.returns.map((one) => (
            <ReturnCard key={one._id} one={one} isOwn={isOwn} isAdmin={isAdmin} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
