import type { ReactNode } from "react"
import { Link } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Health = Reply<"GET /shop-health">
type Job = Health["jobs"][number]

/** Below a tenth, or a gigabyte, uploads and the database soon have no room. */
const MIN_FREE_SHARE = 0.1
const GIGABYTE = 1e9

interface State {
  title: string
  isRight: boolean
  words: ReactNode
}

export function HealthStates({ health }: { health: Health }) {
  const states = [
    mailState(health.mail),
    cardState(health.cards),
    taxIdState(health.taxIds),
    diskState(health.disk),
    backupState(health.backup),
    {
      title: "Content",
      isRight: !health.demo,
      words: health.demo ? (
        <>
          The demo content is still on: the help address in{" "}
          <SettingsLink group="shop">The shop</SettingsLink> is the demo's.
        </>
      ) : (
        "The shop has content of its own."
      ),
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

const StateCard = ({ title, isRight, words }: State) => (
  <li className="rounded-lg border border-border bg-surface p-5">
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-h3">{title}</h2>
      <Badge tone={isRight ? "brand" : "warn"}>{isRight ? "in order" : "look at it"}</Badge>
    </div>
    <div className="text-sm text-text-2">{words}</div>
    {title === "Mail" ? <TestMail /> : null}
  </li>
)

const SettingsLink = ({ group, children }: { group: string; children: ReactNode }) => (
  <Link to={paths.settings(group)} className="text-brand underline underline-offset-2">
    {children}
  </Link>
)

const carrierWords: Record<Health["mail"]["carrier"], string> = {
  smtp: "A mail server is set.",
  outbox: "No mail server is set: mail stays on this machine.",
  none: "No mail server is set: mail is kept and not sent.",
}

function mailState({ carrier, queued, late, dead }: Health["mail"]): State {
  const counts = `${formatCount(queued)} waiting, of those ${formatCount(late)} late; ${formatCount(dead)} given up.`
  return {
    title: "Mail",
    isRight: carrier === "smtp" && late === 0 && dead === 0,
    words: `${carrierWords[carrier]} ${counts}`,
  }
}

const providerWords: Record<Health["cards"]["provider"], string> = {
  stripe: "Stripe takes cards.",
  sandbox: "The stand-in takes test cards: nothing is charged.",
  none: "No card provider is set.",
}

const cardState = ({ provider, unchecked, refundsDue, refundsFailed }: Health["cards"]): State => ({
  title: "Cards",
  isRight: provider === "stripe" && unchecked === 0 && refundsFailed === 0,
  words: `${providerWords[provider]} ${formatCount(unchecked)} payments unchecked, ${formatCount(refundsDue)} refunds on their way, ${formatCount(refundsFailed)} failed.`,
})

const taxIdState = ({ authorities, answeredAt, unanswered }: Health["taxIds"]): State => ({
  title: "VIES and other authorities",
  isRight: authorities.length > 0 && unanswered === 0,
  words: (
    <>
      {authorities.includes("eu_vat") ? "VIES is asked" : "VIES is not asked"}
      {authorities.includes("gb_vat") ? ", HMRC is asked" : ""}.{" "}
      {answeredAt ? (
        <>
          Last answer: <Moment at={answeredAt} />.
        </>
      ) : (
        "No number was checked yet."
      )}{" "}
      {formatCount(unanswered)} without an answer.
    </>
  ),
})

function diskState({ freeBytes, totalBytes }: Health["disk"]): State {
  const gigabytes = (bytes: number) => (bytes / GIGABYTE).toFixed(1)
  return {
    title: "Disk",
    isRight: freeBytes > GIGABYTE && freeBytes / totalBytes > MIN_FREE_SHARE,
    words: `${gigabytes(freeBytes)} GB of ${gigabytes(totalBytes)} GB are free in the data folder.`,
  }
}

const backupState = ({ madeAt, isOld }: Health["backup"]): State => ({
  title: "Backup",
  isRight: !isOld,
  words: madeAt ? (
    <>
      Last made by <code>npm run backup</code>: <Moment at={madeAt} />.
    </>
  ) : (
    <>
      None was made by <code>npm run backup</code> yet.
    </>
  ),
})

function TestMail() {
  const { run, busy, failure } = useWrite()
  const test = async () => {
    const { to } = await browserApi("POST /mail-test")
    toast(`A test mail is on its way to ${to}`)
  }
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <WriteFailureLine failure={failure} />
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => void run(test, { failed: "No test mail was sent" })}
      >
        Send me a test mail
      </Button>
    </div>
  )
}

const columns: Column<Job>[] = [
  { header: "Job", namesRow: true, cell: ({ name }) => name.replaceAll("-", " ") },
  { header: "Waiting", numeric: true, cell: ({ waiting }) => formatCount(waiting) },
  { header: "Failed", numeric: true, cell: ({ failed }) => formatCount(failed) },
  {
    header: "Last done",
    cell: ({ doneAt }) => (doneAt ? <Moment at={doneAt} oneLine /> : "not in the last hour"),
  },
]

export const JobTable = ({ jobs }: { jobs: readonly Job[] }) => (
  <DataTable caption="Background work" columns={columns} rows={jobs} rowKey={({ name }) => name} />
)
