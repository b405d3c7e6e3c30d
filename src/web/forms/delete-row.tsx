import { type ReactNode, useEffect } from "react"
import { flushSync } from "react-dom"
import { useRevalidator } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import { ConfirmDialog } from "./confirm-dialog.tsx"

/**
 * Returns a function that removes a row: sends the request, shows its result, reloads the table and focuses the next
 * row.
 */
export function useRowRemoval(): (rowKey: string, send: () => Promise<string>) => Promise<void> {
  const { revalidate } = useRevalidator()
  return async (rowKey, send) => {
    const moveFocus = focusAfterRemoval(rowKey)
    toast(await send())
    await revalidate()
    moveFocus()
  }
}

const rowOf = (rowKey: string) => document.querySelector(`[data-row="${CSS.escape(rowKey)}"]`)

/** Focuses a row's name after the focused control was removed. */
export function focusRow(rowKey: string): void {
  const name = rowOf(rowKey)?.querySelector("th")
  if (!(name instanceof HTMLElement)) return
  name.tabIndex = -1
  name.focus()
}

/**
 * Returns a function that focuses the next row's first control; for the last row the previous row's, else the page
 * heading. A focus outside the row stays where it is. Call this before the row is removed, and the function afterwards.
 */
function focusAfterRemoval(rowKey: string): () => void {
  const row = rowOf(rowKey)
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  return () => {
    const { activeElement, body } = document
    if (activeElement !== body && !row?.contains(activeElement)) return
    const control = neighbour?.isConnected ? neighbour.querySelector("a, button") : null
    const target = control ?? document.querySelector("h1")
    if (target instanceof HTMLElement) target.focus()
  }
}

interface DeleteRowProps {
  rowKey: string
  children: ReactNode
  send: () => Promise<unknown>
  deleted: string
  onClose: () => void
}

export function DeleteRow({ rowKey, children, send, deleted, onClose }: DeleteRowProps) {
  const removeRow = useRowRemoval()
  // The button that opened the dialog may no longer exist, for example if the order was paid in the meantime.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusRow(rowKey)
    },
    [rowKey],
  )

  const confirm = () =>
    removeRow(rowKey, async () => {
      await send()
      // Synchronously, because elements behind an open modal dialog cannot be focused.
      flushSync(onClose)
      return deleted
    })
  return (
    <ConfirmDialog
      title={pageText.confirmDelete}
      confirmLabel={t("Delete")}
      // After a refusal, the row behind the dialog shows its current state, such as a paid order.
      reloadOnRefusal
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
