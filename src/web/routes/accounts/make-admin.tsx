import { useState } from "react"
import { useNavigate } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { focusRow } from "#web/forms/delete-row.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { countLine } from "#web/navigation/counted-nouns.ts"
import { listQueryOf, pageOf, ROWS_PER_PAGE, withoutEmpty } from "#web/navigation/list-address.ts"
import { ListPager, NoMatch } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice, retryPanel } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/make-admin.ts"

const title = () => pageText.sidebar.makeAdmin
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const { q, after } = listQueryOf(search)
  const users = await api("GET /user", {
    query: { ...withoutEmpty({ q, after }), limit: ROWS_PER_PAGE + 1, with: "emailVerified" },
  })
  return { q, after, ...pageOf(users, ({ _id }) => _id) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function MakeAdmin({ loaderData, matches }: Route.ComponentProps) {
  const { q, after, rows, next } = loaderData
  return (
    <>
      <PageHeading title={title()} />
      <TableToolbar
        searchLabel={t("Name or email")}
        values={{ q }}
        count={countLine(rows.length, "account", next !== undefined || after !== "")}
      />
      {rows.length > 0 ? (
        <UsersTable users={rows} viewerId={matches[0].loaderData.viewer?.id} />
      ) : (
        <NoMatch what={t("accounts")} search={q} />
      )}
      <ListPager
        shown={t("Oldest first")}
        first={t("Oldest")}
        list={{ q }}
        after={after}
        next={next}
      />
    </>
  )
}

type User = Reply<"GET /user">[number]

interface RightsDialogProps {
  user: User
  isOwn: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
}

function RightsDialog({ user, isOwn, onConfirm, onClose }: RightsDialogProps) {
  const isAdmin = user.role === "admin"
  const words = isAdmin ? pageText.removeAdmin : pageText.makeAdmin
  return (
    <ConfirmDialog
      title={words.ask(user.email)}
      confirmLabel={words.button}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {isAdmin && isOwn ? pageText.removeAdmin.ownEffect : words.effect(user.name)}
      </p>
      {isAdmin ? null : <AddressProof proved={user.emailVerified ?? false} />}
    </ConfirmDialog>
  )
}

const AddressProof = ({ proved }: { proved: boolean }) => (
  <div className="mt-3">
    <Notice tone={proved ? "info" : "warn"}>
      {proved ? pageText.makeAdmin.proved : pageText.makeAdmin.unproved}
    </Notice>
  </div>
)

interface UsersTableProps {
  users: readonly User[]
  /** Id of the viewer, who leaves the page after removing their own rights. */
  viewerId: string | undefined
}

function UsersTable({ users, viewerId }: UsersTableProps) {
  const [chosen, setChosen] = useState<User>()
  const { run, failure, revalidate } = useWrite()
  const navigate = useNavigate()

  const change = ({ _id: id, email, role }: User) => {
    const isAdmin = role === "admin"
    const words = isAdmin ? pageText.removeAdmin : pageText.makeAdmin
    const call = isAdmin ? "DELETE /user/admin/{email}" : "PUT /user/admin/{email}"
    const send = async () => {
      await browserApi(call, { params: { email } }).finally(() => setChosen(undefined))
      toast(words.made)
      if (isAdmin && id === viewerId) return navigate(paths.myProfile)
      await revalidate()
      focusRow(id)
    }
    return run(send, { key: email, failed: words.failed })
  }
  return (
    <>
      <WriteFailureNotice
        failure={failure && { text: `${failure.key}: ${failure.text}` }}
        className="mb-3"
      />
      <DataTable
        caption={pageText.sidebar.makeAdmin}
        columns={columnsWith(setChosen)}
        rows={users}
      />
      {chosen ? (
        <RightsDialog
          user={chosen}
          isOwn={chosen._id === viewerId}
          onConfirm={() => change(chosen)}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  )
}

const columnsWith = (ask: (user: User) => void): Column<User>[] => [
  { header: t("Name"), namesRow: true, cell: ({ name }) => name },
  {
    header: t("Email"),
    cell: ({ email, emailVerified }) => (
      <span className="flex min-w-44 flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        {email}
        <Badge tone={emailVerified ? "brand" : "warn"}>
          {emailVerified ? t("confirmed") : t("not confirmed")}
        </Badge>
      </span>
    ),
  },
  { header: t("Role"), cell: ({ role }) => role },
  {
    header: pageText.makeAdmin.button,
    cell: (user) => (
      <span className="flex items-center gap-3 whitespace-nowrap">
        {user.role === "admin" ? <span>{t("Admin")}</span> : null}
        <Button
          variant={user.role === "admin" ? "danger-quiet" : "secondary"}
          size={32}
          onClick={() => ask(user)}
        >
          {user.role === "admin" ? pageText.removeAdmin.button : pageText.makeAdmin.button}
          <span className="sr-only"> {user.email}</span>
        </Button>
      </span>
    ),
  },
]

export const ErrorBoundary = retryPanel(title, () => t("Accounts could not be loaded."))
