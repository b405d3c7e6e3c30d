import { Link } from "react-router"
import type { z } from "zod"
import { invoiceSettings, missingForXRechnung } from "#contract/settings/invoice-settings.ts"
import { settingsGroups } from "#contract/settings/settings.ts"
import type { shopSettings } from "#contract/settings/shop-settings.ts"
import type { TaxSettings } from "#contract/settings/tax-settings.ts"
import { plural, t, translate } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { TextLink } from "#web/ui/links.tsx"
import { rich } from "#web/ui/rich-text.tsx"

interface InvoiceNoticesProps {
  shop: z.output<typeof shopSettings.fields>
  tax: TaxSettings
  /** Saved settings of the `invoices` group. */
  saved: unknown
}

/** Lists missing settings that electronic invoices need. */
export function InvoiceNotices({ shop, tax, saved }: InvoiceNoticesProps) {
  const invoices = invoiceSettings.fields.parse(saved)
  const missing = missingForXRechnung({ ...shop, vatNumber: tax.vatNumber }, invoices)
  if (invoices.rules === "XRechnung") return <XRechnungNotice missing={missing} />
  const hasNumber = tax.vatNumber !== "" || shop.taxIds.length > 0
  return invoices.facturX && tax.on && !hasNumber ? <FacturXNotice /> : null
}

const FacturXNotice = () => (
  <div className="mb-6 max-w-[44rem]">
    <Notice tone="warn" title={t("Factur-X needs the shop’s VAT number")}>
      {rich("Validators reject invoices with tax until you enter it: {link}.", {
        link: (
          <Link to={paths.settings("tax")} className="underline underline-offset-4">
            {t("Tax settings")}
          </Link>
        ),
      })}
    </Notice>
  </div>
)

interface XRechnungNoticeProps {
  missing: ReturnType<typeof missingForXRechnung>
}

/** Lists missing settings that XRechnung needs, with a link to each group. */
function XRechnungNotice({ missing }: XRechnungNoticeProps) {
  if (missing.length === 0) return null
  return (
    <div className="mb-6 max-w-[44rem]">
      <Notice tone="warn" title={t("XRechnung needs more settings")}>
        <p>{t("Validators reject the XML of invoices until you fill in these settings:")}</p>
        <ul className="mt-2 list-disc pl-5">
          {missing.map(({ group, label }) => (
            <li key={label}>
              {rich("{label} in {link}", {
                label: translate(label),
                link: (
                  <Link to={paths.settings(group)} className="underline underline-offset-4">
                    {translate(settingsGroups.find(({ name }) => name === group)?.title ?? "")}
                  </Link>
                ),
              })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

interface WeightlessPartsProps {
  total: number
  /** The first products without a weight. */
  rows: readonly { _id: string; name: string }[]
}

/** Counts and lists products without a weight, next to the prices that depend on it. */
export function WeightlessParts({ total, rows }: WeightlessPartsProps) {
  if (total === 0)
    return <p className="mb-6 text-sm text-text-2">{t("Every product has a packed weight.")}</p>
  return (
    <div className="mb-6">
      <Notice
        tone="warn"
        title={plural(
          total,
          "{count} product has no packed weight",
          "{count} products have no packed weight",
        )}
      >
        <ul className="flex flex-wrap gap-x-5">
          {rows.map(({ _id, name }) => (
            <li key={_id}>
              <TextLink to={paths.editProduct(_id)}>{name}</TextLink>
            </li>
          ))}
          <li>
            <TextLink to={paths.partsWithoutWeight}>
              {t("Show all {count} in the product grid", { count: formatCount(total) })}
            </TextLink>
          </li>
        </ul>
      </Notice>
    </div>
  )
}
