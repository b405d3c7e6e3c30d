import { text } from "#contract/text.ts"
import { paths } from "#web/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Icon } from "#web/ui/icon.tsx"
import { CircleCheck } from "#web/ui/icons.ts"
import { Notice } from "#web/ui/notice.tsx"

const focusOnMount = (element: HTMLElement | null) => element?.focus()

interface PaymentDoneProps {
  transactionId: string
  /** The provider has the money, and the shop has not heard it confirmed yet. */
  delayed: boolean
}

export function PaymentDone({ transactionId, delayed }: PaymentDoneProps) {
  return (
    <section className="rounded-lg border border-brand bg-brand-subtle p-6">
      <Icon of={CircleCheck} size={32} className="text-brand" />
      <h2 ref={focusOnMount} tabIndex={-1} className="mt-3 text-h2">
        {text.payment.completed}
      </h2>
      <TransactionId id={transactionId} />
      <div role="status" className="mt-4 empty:hidden">
        {delayed ? (
          <Notice tone="warn">We are confirming your order; do not pay again.</Notice>
        ) : null}
      </div>
      <ButtonLink to={paths.myOrder} className="mt-6">
        {text.sidebar.myOrder}
      </ButtonLink>
    </section>
  )
}

export function AlreadyPaid({ transactionId }: { transactionId: string | undefined }) {
  return (
    <section className="rounded-lg border border-border bg-surface p-6">
      <h2 className="text-h2">This order is paid</h2>
      {transactionId ? <TransactionId id={transactionId} /> : null}
      <ButtonLink to={paths.myOrder} className="mt-6">
        {text.sidebar.myOrder}
      </ButtonLink>
    </section>
  )
}

const TransactionId = ({ id }: { id: string }) => (
  <p className="mt-3 text-[0.9375rem]/6">
    Transaction id: <span className="font-mono text-mono break-all select-all">{id}</span>
  </p>
)
