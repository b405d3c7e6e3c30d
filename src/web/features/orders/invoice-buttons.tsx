import { PaperButton } from "./paper-button.tsx"
import { papersOf } from "./papers-of.ts"
import type { Order } from "./types.ts"

/** The order's invoice and credit notes. */
export function InvoiceButtons({ order }: { order: Order }) {
  const papers = papersOf(order)
  if (papers.length === 0) return null
  return (
    <section aria-label="Invoices" className="flex flex-wrap gap-2 print:hidden">
      {papers.map(({ path, label }) => (
        <PaperButton key={path} path={path} variant="secondary">
          {label}
        </PaperButton>
      ))}
    </section>
  )
}
