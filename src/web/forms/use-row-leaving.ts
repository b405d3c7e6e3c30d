import { useRevalidator } from "react-router"
import { focusAfterLeaving } from "../ui/data-table.tsx"
import { toast } from "../ui/toast.ts"

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
