import { useRevalidator } from "react-router"
import { toast } from "../ui/feedback/toast.ts"
import { focusAfterLeaving } from "../ui/table/data-table.tsx"

/**
 * For a write by which a row leaves its table: says what `send` returns, reads the table again and takes focus
 * to the row beside it.
 */
export function useRowLeaving(): (rowKey: string, send: () => Promise<string>) => Promise<void> {
  const { revalidate } = useRevalidator()
  return async (rowKey, send) => {
    const moveFocus = focusAfterLeaving(rowKey)
    toast(await send())
    await revalidate()
    moveFocus()
  }
}
