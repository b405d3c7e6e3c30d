import { pageText } from "#contract/kernel/page-text.ts"
import type { Reply } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"

export type User = Reply<"GET /user">[number]

interface RightsDialogProps {
  user: User
  isOwn: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before somebody becomes an administrator, or is none any more, and says whose address it is. */
export function RightsDialog({ user, isOwn, onConfirm, onClose }: RightsDialogProps) {
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
