import { t } from "#domain/languages/translate.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useRowRemoval } from "#web/forms/delete-row.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const
const systems = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const

const firstIn = (text: string, names: readonly (readonly [string, string])[]) =>
  names.find(([sign]) => text.includes(sign))?.[1]

/** Returns a name such as `Firefox on Linux`. */
function browserName(userAgent: string): string {
  const browser = firstIn(userAgent, browsers) ?? t("Unknown browser")
  const system = firstIn(userAgent, systems)
  return system ? t("{browser} on {system}", { browser, system }) : browser
}

type Session = Reply<"GET /account/sessions">[number]

export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { run, busyKeys, failure } = useWrite()
  const removeRow = useRowRemoval()
  const end = (key: string, send: () => Promise<unknown>) =>
    void run(() => removeRow(key, () => send().then(() => t("Signed out"))), { key })
  const endOne = (id: string) =>
    end(id, () => browserApi("DELETE /account/sessions/{id}", { params: { id } }))
  const endOthers = () =>
    end(OTHERS, () => browserApi("POST /account/sessions/end", { body: { which: "others" } }))
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <DataTable
          caption={t("Where you are signed in")}
          columns={columnsWith(endOne, busyKeys)}
          rows={sessions}
        />
      </div>
      <WriteFailureNotice failure={failure} />
      {sessions.some(({ current }) => !current) ? (
        <Button variant="secondary" busy={busyKeys.has(OTHERS)} onClick={endOthers}>
          {t("Sign out everywhere else")}
        </Button>
      ) : null}
    </div>
  )
}

const OTHERS = "others"

const columnsWith = (
  end: (id: string) => void,
  busyKeys: ReadonlySet<string>,
): Column<Session>[] => [
  { header: t("Browser"), namesRow: true, cell: (session) => <BrowserCell session={session} /> },
  { header: t("Signed in"), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { header: t("Last used"), cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} /> },
  {
    header: t("Sign out"),
    cell: ({ _id: id, current, userAgent }) =>
      current ? (
        <Badge tone="brand">{t("This browser")}</Badge>
      ) : (
        <Button variant="secondary" size={32} busy={busyKeys.has(id)} onClick={() => end(id)}>
          {t("Sign out")}
          <span className="sr-only"> {browserName(userAgent)}</span>
        </Button>
      ),
  },
]

const BrowserCell = ({ session: { userAgent, address } }: { session: Session }) => (
  <>
    {browserName(userAgent)}
    {address ? <span className="block text-xs font-normal text-text-3">{address}</span> : null}
  </>
)
