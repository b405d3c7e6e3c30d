import { type ReactNode, useEffect } from "react"
import { useRevalidator } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { isRefused } from "../api/api-error.ts"
import { useSessionLoss } from "../api/use-session-loss.ts"
import { ConfirmDialog } from "../ui/confirm-dialog.tsx"
import { focusAfterLeaving, focusRow } from "../ui/data-table.tsx"
import { toast } from "../ui/toast.ts"

interface DeleteRowProps {
  rowKey: string
  /** One line that names what goes. */
  children: ReactNode
  send: () => Promise<unknown>
  /** What the toast says afterwards. */
  deleted: string
  onClose: () => void
}

/** Asks, deletes what a table's row stands for, and lets the row leave. */
export function DeleteRow({ rowKey, children, send, deleted, onClose }: DeleteRowProps) {
  const { revalidate } = useRevalidator()
  const leaveIfSessionLost = useSessionLoss()
  // The button that opened the dialog may be gone by now: an order paid meanwhile has none.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusRow(rowKey)
    },
    [rowKey],
  )

  const deleteIt = async () => {
    const moveFocus = focusAfterLeaving(rowKey)
    try {
      await send()
    } catch (failure) {
      if (leaveIfSessionLost(failure)) return
      // It may have changed meanwhile, an order been paid: the row behind the dialog shows it.
      if (isRefused(failure)) void revalidate()
      throw failure
    }
    onClose()
    toast(deleted)
    await revalidate()
    moveFocus()
  }
  return (
    <ConfirmDialog
      title={pageText.confirmDelete}
      confirmLabel="Delete"
      onConfirm={deleteIt}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
