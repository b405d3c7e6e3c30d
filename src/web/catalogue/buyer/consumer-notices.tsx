import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { useSite } from "#web/navigation/site.ts"
import { rich } from "#web/ui/rich-text.tsx"
import type { PartData } from "./load-part.ts"

/** The price before a reduction, with the lowest of the 30 days before it. */
export const Reduction = ({ part: { reduction } }: { part: PartData }) =>
  reduction ? (
    <p className="mt-4 text-sm text-text-2">
      {rich("Reduced from {before}. Lowest price of the 30 days before: {lowest}.", {
        before: <s className="tabular-nums">{formatAmount(reduction.from)}</s>,
        lowest: <span className="tabular-nums">{formatAmount(reduction.lowest)}</span>,
      })}
    </p>
  ) : null

/** Manufacturer, responsible person in the EU, and the notice of the legal guarantee. */
export function ConsumerNotices({ part: { safety } }: { part: PartData }) {
  const { guarantee } = useSite()
  const rows = [
    { label: t("Manufacturer"), text: [safety?.manufacturer, safety?.address] },
    { label: t("Responsible in the EU"), text: [safety?.responsible] },
  ]
    .map(({ label, text }) => ({ label, text: text.filter(Boolean).join("\n") }))
    .filter(({ text }) => text !== "")
  return (
    <>
      {rows.length > 0 ? (
        <section aria-labelledby="product-safety">
          <h2 id="product-safety" className="text-h2">
            {t("Product safety")}
          </h2>
          <dl className="mt-3 flex flex-col gap-3 text-[0.9375rem]/6">
            {rows.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-text-2">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {guarantee ? (
        <section aria-labelledby="legal-guarantee">
          <h2 id="legal-guarantee" className="text-h2">
            {t("Legal guarantee")}
          </h2>
          <p className="mt-3 max-w-[66ch] whitespace-pre-line text-text-2">{guarantee}</p>
        </section>
      ) : null}
    </>
  )
}
