import { Link } from "react-router"
import type { z } from "zod"
import { invoiceSettings, missingForXRechnung } from "#contract/settings/invoice-settings.ts"
import { settingsGroups } from "#contract/settings/settings.ts"
import type { shopSettings } from "#contract/settings/shop-settings.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { paths } from "#web/navigation/paths.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { rich } from "#web/ui/rich-text.tsx"

interface XRechnungNoticeProps {
  shop: z.output<typeof shopSettings.fields>
  /** The shop's, as its taxes know it. */
  vatNumber: string
  /** Saved settings of the group `invoices`. */
  saved: unknown
}

/** Lists what XRechnung needs and is not filled in, with a link to each group. */
export function XRechnungNotice({ shop, vatNumber, saved }: XRechnungNoticeProps) {
  const invoices = invoiceSettings.fields.parse(saved)
  const missing = missingForXRechnung({ ...shop, vatNumber }, invoices)
  if (invoices.rules !== "XRechnung" || missing.length === 0) return null
  return (
    <div className="mb-6 max-w-[44rem]">
      <Notice tone="warn" title={t("XRechnung needs more settings")}>
        <p>{t("Its checks refuse the XML of invoices until these are filled in:")}</p>
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
