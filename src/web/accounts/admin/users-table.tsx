import { useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { type Column, DataTable, focusRow } from "#web/ui/table/data-table.tsx"
import { RightsDialog, type User } from "./rights-dialog.tsx"

interface UsersTableProps {
  users: readonly User[]
  /** Who is looking: taking one's own rights away leads off the page. */
  viewerId: string | undefined
}

/** Everybody with an account, whether their address is proved, and who administers the shop. */
export function UsersTable({ users, viewerId }: UsersTableProps) {
  const [asked, setAsked] = useState<User>()
  const { run, failure } = useWrite()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()

  const change = ({ _id: id, email, role }: User) => {
    const isAdmin = role === "admin"
    const words = isAdmin ? pageText.removeAdmin : pageText.makeAdmin
    const call = isAdmin ? "DELETE /user/admin/{email}" : "PUT /user/admin/{email}"
    const send = async () => {
      await browserApi(call, { params: { email } }).finally(() => setAsked(undefined))
      toast(words.made)
      if (isAdmin && id === viewerId) return navigate(paths.myProfile)
      await revalidate()
      focusRow(id)
    }
    return run(send, { key: email, failed: words.failed })
  }
  return (
    <>
      {failure ? (
        <div className="mb-3">
          <Notice tone="danger">{`${failure.key}: ${failure.text}`}</Notice>
        </div>
      ) : null}
      <DataTable
        caption={pageText.sidebar.makeAdmin}
        columns={columnsWith(setAsked)}
        rows={users}
        rowKey={({ _id }) => _id}
      />
      {asked ? (
        <RightsDialog
          user={asked}
          isOwn={asked._id === viewerId}
          onConfirm={() => change(asked)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )
}

const columnsWith = (ask: (user: User) => void): Column<User>[] => [
  { header: "Name", namesRow: true, cell: ({ name }) => name },
  {
    header: "Email",
    cell: ({ email, emailVerified }) => (
      <span className="flex min-w-44 flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        {email}
        <Badge tone={emailVerified ? "brand" : "warn"}>
          {emailVerified ? "confirmed" : "not confirmed"}
        </Badge>
      </span>
    ),
  },
  { header: "Role", cell: ({ role }) => role },
  {
    header: pageText.makeAdmin.button,
    cell: (user) => (
      <span className="flex items-center gap-3 whitespace-nowrap">
        {user.role === "admin" ? <span>Admin</span> : null}
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
