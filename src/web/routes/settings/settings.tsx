import { data, Link, redirect, useRevalidator } from "react-router"
import type { z } from "zod"
import type { ApiClient } from "#contract/client.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { invoiceSettings, missingForXRechnung } from "#contract/settings/invoice-settings.ts"
import { settingsGroups } from "#contract/settings/settings.ts"
import type { shopSettings } from "#contract/settings/shop-settings.ts"
import type { TaxSettings } from "#contract/settings/tax-settings.ts"
import { plural, t, translate } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { SettingsForm, SettingsNav } from "#web/settings/admin/settings-form.tsx"
import { settingsPreviews } from "#web/settings/admin/settings-previews.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice, retryPanel } from "#web/ui/feedback/notice.tsx"
import { TextLink } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import type { Route } from "./+types/settings.ts"
import settingsCss from "./settings.css?url"

const title = () => t("Settings")
const MAX_PARTS_SHOWN = 5

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: settingsCss }]
export const meta: Route.MetaFunction = ({ matches, params }) =>
  titleMeta(matches, `${title()}: ${translate(groupOf(params.group)?.title ?? "not found")}`)

const groupOf = (name: string = settingsGroups[0].name) =>
  settingsGroups.find((group) => group.name === name)

async function load(api: ApiClient, request: PageRequest<Route.LoaderArgs>) {
  const { search, params, viewerEmail } = request
  const group = groupOf(params.group)
  const recalled = search.get("recall")
  if (group?.name === "shipping" && recalled) throw redirect(paths.recall(recalled))
  if (!group) throw data(null, { status: 404 })
  const isInvoices = group.name === "invoices"
  const [groups, loaded, shop, tax, withoutWeight] = await Promise.all([
    api("GET /settings"),
    api(group.read.route),
    isInvoices ? api("GET /settings/shop") : undefined,
    isInvoices ? api("GET /settings/tax") : undefined,
    group.name === "delivery"
      ? api("GET /product/grid", { query: { missing: "packedWeightG", limit: MAX_PARTS_SHOWN } })
      : undefined,
  ])
  const saved = groups.find((one) => one.name === group.name)
  return {
    account: await viewerEmail(),
    saved,
    loaded,
    shop: shop?.settings,
    tax: tax?.settings,
    withoutWeight,
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Settings({ loaderData, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { account, shop, tax, loaded } = loaderData
  const group = groupOf(params.group)
  if (!group) return null
  const save = async (settings: Record<string, unknown>, version: number) => {
    // The form has validated the values with this group's schema, which the types cannot express.
    const body = asDeclared<never>(settings)
    const headers = { "if-match": String(version) }
    const saved = await browserApi(group.write.route, { body }, { headers })
    void revalidate()
    return saved.version
  }
  return (
    <>
      <PageTitle>
        {title()}: {translate(group.title)}
      </PageTitle>
      <LastSaved {...loaderData.saved} />
      <SettingsNav shown={group.name} />
      {shop && tax ? <InvoiceNotices shop={shop} tax={tax} saved={loaded.settings} /> : null}
      {loaderData.withoutWeight ? <PartsWithoutWeight {...loaderData.withoutWeight} /> : null}
      <SettingsForm
        key={JSON.stringify([account, group.name])}
        account={account}
        group={group.name}
        schema={group.fields}
        loaded={loaded}
        defaults={settingsPreviews.has(group.name) ? undefined : group.fields.parse({})}
        preview={settingsPreviews.get(group.name)}
        save={save}
        reload={() => browserApi(group.read.route)}
      />
      <GroupPages group={group.name} />
    </>
  )
}

/** Returns links to pages that belong to a group of settings. */
function pagesOf(group: string): { to: string; label: string }[] {
  const duties = { to: paths.duties, label: t("Duties by law") }
  switch (group) {
    case "tax":
      return [
        { to: paths.taxIds, label: t("Tax ids to review") },
        { to: paths.postalRates, label: t("Tax rates by postal code") },
      ]
    case "invoices":
      return [{ to: paths.dailyRates, label: t("Daily rates") }]
    case "shipping":
      return [{ to: paths.recall(), label: t("Recall") }]
    case "duties":
      return [duties, { to: paths.withdrawals, label: t("Withdrawals") }]
    case "makers":
    case "fees":
      return [duties]
    default:
      return []
  }
}

const GroupPages = ({ group }: { group: string }) => (
  <div className="mt-8 flex flex-wrap gap-3 empty:hidden">
    {pagesOf(group).map(({ to, label }) => (
      <ButtonLink key={to} to={to} variant="secondary">
        {label}
      </ButtonLink>
    ))}
  </div>
)

interface LastSavedProps {
  changedAt?: string | null
  changedBy?: string | null
}

const LastSaved = ({ changedAt, changedBy }: LastSavedProps) => (
  <p className="mt-2 text-sm text-text-2">
    {changedAt
      ? rich("Saved {moment}{author}", {
          moment: <Moment at={changedAt} />,
          author: changedBy ? ` ${t("by {changedBy}", { changedBy })}` : "",
        })
      : t("Default settings, not changed yet.")}
  </p>
)

interface InvoiceNoticesProps {
  shop: z.output<typeof shopSettings.fields>
  tax: TaxSettings
  /** Saved settings of the `invoices` group. */
  saved: unknown
}

/** Lists missing settings that electronic invoices need. */
function InvoiceNotices({ shop, tax, saved }: InvoiceNoticesProps) {
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

interface PartsWithoutWeightProps {
  total: number
  /** The first products without a weight. */
  rows: readonly { _id: string; name: string }[]
}

/** Counts and lists products without a weight, next to the prices that depend on it. */
function PartsWithoutWeight({ total, rows }: PartsWithoutWeightProps) {
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

export const ErrorBoundary = retryPanel(title, () => t("The settings could not be loaded."))
