import type { ReactNode } from "react"
import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { plural, t, translated } from "#domain/languages/translate.ts"
import { formatOneDecimal } from "#domain/shop/measure-format.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import { browserLoader, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ShowFirstSteps } from "#web/shop/admin/first-steps.tsx"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/health.ts"

const title = () => t("Health")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient) {
  const [health, firstSteps] = await Promise.all([api("GET /shop-health"), api("GET /first-steps")])
  return { health, firstSteps }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const { health, firstSteps } = loaderData
  return (
    <>
      <PageHeading title={title()} />
      <ShowFirstSteps firstSteps={firstSteps} />
      <HealthStates health={health} />
      <h2 className="mb-3 text-h3">{t("Background work")}</h2>
      <DataTable
        caption={t("Background work")}
        columns={jobColumns()}
        rows={health.jobs}
        rowKey={({ name }) => name}
      />
    </>
  )
}

type Health = Reply<"GET /shop-health">
type Job = Health["jobs"][number]

/** Below this share, or below one gigabyte, disk space is low. */
const MIN_FREE_SHARE = 0.1
const GIGABYTE = 1e9

interface HealthState {
  title: string
  isHealthy: boolean
  text: ReactNode
  check?: ReactNode
}

function HealthStates({ health }: { health: Health }) {
  const states = [
    mailState(health.mail),
    cardState(health.cards),
    taxIdState(health.taxIds),
    ...(health.disk ? [diskState(health.disk)] : []),
    backupState(health.backup),
    {
      title: t("Content"),
      isHealthy: !health.demo,
      text: health.demo
        ? rich(
            "The demo content is still on: the help address in <link>The shop</link> is the demo's.",
            {
              link: (text) => <SettingsLink group="shop">{text}</SettingsLink>,
            },
          )
        : t("The shop has content of its own."),
    },
  ]
  return (
    <ul className="mb-10 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      {states.map((state) => (
        <StateCard key={state.title} {...state} />
      ))}
    </ul>
  )
}

const StateCard = ({ title, isHealthy, text, check }: HealthState) => (
  <li className="rounded-lg border border-border bg-surface p-5">
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-h3">{title}</h2>
      <Badge tone={isHealthy ? "brand" : "warn"}>
        {isHealthy ? t("in order") : t("needs attention")}
      </Badge>
    </div>
    <div className="text-sm text-text-2">{text}</div>
    {check}
  </li>
)

const SettingsLink = ({ group, children }: { group: string; children: ReactNode }) => (
  <Link to={paths.settings(group)} className="text-brand underline underline-offset-2">
    {children}
  </Link>
)

const carrierText: Record<Health["mail"]["carrier"], string> = translated({
  smtp: "A mail server is set up.",
  outbox: "No mail server is set up: e-mails stay on this machine.",
  none: "No mail server is set up: e-mails are stored, not sent.",
})

function mailState({ carrier, queued, late, dead }: Health["mail"]): HealthState {
  const counts = t("{queued} waiting, {late} of them late; {dead} failed.", {
    queued: formatCount(queued),
    late: formatCount(late),
    dead: formatCount(dead),
  })
  return {
    title: t("Mail"),
    isHealthy: carrier === "smtp" && late === 0 && dead === 0,
    text: `${carrierText[carrier]} ${counts}`,
    check: <TestMail />,
  }
}

const providerText: Record<Health["cards"]["provider"], string> = translated({
  stripe: "Stripe accepts cards.",
  sandbox: "The stand-in accepts test cards: nothing is charged.",
  none: "No card provider is set up.",
})

const cardState = ({
  provider,
  unchecked,
  refundsDue,
  refundsFailed,
}: Health["cards"]): HealthState => ({
  title: t("Cards"),
  isHealthy: provider === "stripe" && unchecked === 0 && refundsFailed === 0,
  text: [
    providerText[provider],
    `${plural(unchecked, "{count} payment unchecked", "{count} payments unchecked")},`,
    `${plural(refundsDue, "{count} refund on its way", "{count} refunds on their way")},`,
    t("{refundsFailed} failed.", { refundsFailed: formatCount(refundsFailed) }),
  ].join(" "),
})

const taxIdState = ({
  authorities,
  answeredAt,
  unanswered,
  withoutProof,
}: Health["taxIds"]): HealthState => ({
  title: t("VIES and other authorities"),
  isHealthy: authorities.length > 0 && unanswered === 0 && !withoutProof,
  text: (
    <>
      {authorities.includes("eu_vat") ? t("VIES is queried") : t("VIES is not queried")}
      {authorities.includes("gb_vat") ? t(", HMRC is queried") : ""}
      {". "}
      {answeredAt
        ? rich("Last answer: {moment}.", { moment: <Moment at={answeredAt} /> })
        : t("No number was checked yet.")}{" "}
      {t("{unanswered} without an answer.", { unanswered: formatCount(unanswered) })}
      {withoutProof
        ? ` ${t("VIES gives no consultation numbers. Ask your tax office to register the shop's VAT number with VIES.")}`
        : null}
    </>
  ),
})

function diskState({ freeBytes, totalBytes }: NonNullable<Health["disk"]>): HealthState {
  const gigabytes = (bytes: number) => formatOneDecimal(bytes / GIGABYTE)
  return {
    title: t("Disk"),
    isHealthy: freeBytes > GIGABYTE && freeBytes / totalBytes > MIN_FREE_SHARE,
    text: t("{freeBytes} GB of {totalBytes} GB are free in the data folder.", {
      freeBytes: gigabytes(freeBytes),
      totalBytes: gigabytes(totalBytes),
    }),
  }
}

const backupState = ({ madeAt, isOld }: Health["backup"]): HealthState => ({
  title: t("Backup"),
  isHealthy: madeAt !== undefined && !isOld,
  text: madeAt
    ? rich("Last made with <code>npm run backup</code>: {moment}.", {
        code: (text) => <code>{text}</code>,
        moment: <Moment at={madeAt} />,
      })
    : rich("No backup has been made with <code>npm run backup</code> yet.", {
        code: (text) => <code>{text}</code>,
      }),
})

function TestMail() {
  const { run, busy, failure } = useWrite()
  const test = async () => {
    const { to } = await browserApi("POST /mail-test")
    toast(t("We have sent a test e-mail to {to}", { to }))
  }
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <WriteFailureLine failure={failure} />
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => void run(test, { failed: t("The test e-mail was not sent") })}
      >
        {t("Send me a test e-mail")}
      </Button>
    </div>
  )
}

/** Names of the jobs explained in `docs/operations.md`. Jobs of other releases are shown by their key. */
const jobNames: Readonly<Record<string, string>> = translated({
  payments: "Payments",
  vocabulary: "Vocabulary",
  "order-totals": "Totals of orders",
  "sold-off": "Sold-off parts",
  "staff-alerts": "Alerts to staff",
  invoices: "Invoices",
  "all-invoices": "Invoices of all time",
  "tax-ids": "Tax ids",
  expired: "Expired data",
  pictures: "Uploads",
  mail: "Mail",
  "mail-given-up": "Failed e-mails",
})

const jobColumns = (): Column<Job>[] => [
  { header: t("Job"), namesRow: true, cell: ({ name }) => jobNames[name] ?? name },
  { header: t("Waiting"), numeric: true, cell: ({ waiting }) => formatCount(waiting) },
  { header: t("Failed"), numeric: true, cell: ({ failed }) => formatCount(failed) },
  {
    header: t("Last done"),
    cell: ({ doneAt }) => (doneAt ? <Moment at={doneAt} oneLine /> : t("not in the last hour")),
  },
]

export const ErrorBoundary = retryPanel(title, () =>
  t("The state of the shop could not be loaded."),
)
