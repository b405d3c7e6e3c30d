import { type ReactNode, useEffect } from "react"
import { flushSync } from "react-dom"
import { pageText } from "#contract/kernel/page-text.ts"
import { focusRow } from "../ui/table/data-table.tsx"
import { ConfirmDialog } from "./confirm-dialog.tsx"
import { useRowLeaving } from "./use-row-leaving.ts"

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
  const leave = useRowLeaving()
  // The button that opened the dialog may be gone by now: an order paid meanwhile has none.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusRow(rowKey)
    },
    [rowKey],
  )

  const deleteIt = () =>
    leave(rowKey, async () => {
      await send()
      // At once: what lies behind an open dialog takes no focus.
      flushSync(onClose)
      return deleted
    })
  return (
    <ConfirmDialog
      title={pageText.confirmDelete}
      confirmLabel="Delete"
      // It may have changed meanwhile, an order been paid: the row behind the dialog shows it.
      rereads
      onConfirm={deleteIt}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
