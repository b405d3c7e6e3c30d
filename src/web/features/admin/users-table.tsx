import { useState } from "react"
import { useRevalidator } from "react-router"
import { text } from "#contract/text.ts"
import { browserApi, type Reply } from "#web/api.ts"
import { failureText } from "#web/failure-text.ts"
import { Button } from "#web/ui/button.tsx"
import { type Column, DataTable, focusRow } from "#web/ui/data-table.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { toast } from "#web/ui/toast.ts"
import { useSessionLoss } from "#web/use-session-loss.ts"

type User = Reply<"GET /user">[number]

/** Everybody with an account, and who administers the shop. */
export function UsersTable({ users }: { users: readonly User[] }) {
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<string>()
  const { revalidate } = useRevalidator()
  const leaveIfSessionLost = useSessionLoss()

  const makeAdmin = async ({ _id: id, email }: User) => {
    setBusyKeys(new Set([id]))
    setFailure(undefined)
    try {
      await browserApi("PUT /user/admin/{email}", { params: { email } })
      toast(text.makeAdmin.made)
      await revalidate()
      focusRow(id)
    } catch (error) {
      if (leaveIfSessionLost(error)) return
      toast(text.makeAdmin.failed, "failure")
      setFailure(`${email}: ${failureText(error)}`)
    } finally {
      setBusyKeys(new Set())
    }
  }
  const columns: Column<User>[] = [
    { header: "Name", namesRow: true, cell: ({ name }) => name },
    {
      header: "Email",
      cell: ({ email }) => <span className="block min-w-44 wrap-anywhere">{email}</span>,
    },
    { header: "Role", cell: ({ role }) => role },
    {
      header: text.makeAdmin.button,
      cell: (user) =>
        user.role === "admin" ? (
          "Admin"
        ) : (
          <Button
            variant="secondary"
            size={32}
            className="whitespace-nowrap"
            busy={busyKeys.has(user._id)}
            onClick={() => void makeAdmin(user)}
          >
            {text.makeAdmin.button}
            <span className="vh"> {user.email}</span>
          </Button>
        ),
    },
  ]
  return (
    <>
      {failure ? (
        <div className="mb-3">
          <Notice tone="danger">{failure}</Notice>
        </div>
      ) : null}
      <DataTable
        caption={text.sidebar.makeAdmin}
        columns={columns}
        rows={users}
        rowKey={({ _id }) => _id}
        busyKeys={busyKeys}
      />
    </>
  )
}
