import { useSyncExternalStore } from "react"
import { useRouteLoaderData } from "react-router"
import {
  chooseRowHeight,
  onRowHeight,
  type RowHeight,
  shownRowHeight,
} from "../../preferences/preferences.ts"
import { Rows4 } from "../icon/form-icons.ts"
import { Icon } from "../icon/icon.tsx"

/** Puts more rows of every long table on the screen, from now on. */
export function RowHeightSwitch() {
  const remembered = useRouteLoaderData<{ rowHeight: RowHeight }>("root")?.rowHeight
  const height = useSyncExternalStore(
    onRowHeight,
    shownRowHeight,
    () => remembered ?? "comfortable",
  )
  const compact = height === "compact"
  return (
    <button
      type="button"
      aria-pressed={compact}
      onClick={() => void chooseRowHeight(compact ? "comfortable" : "compact")}
      className="needs-script inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-md border border-transparent px-2 text-sm text-text-2 transition-colors hover:bg-sunken hover:text-text aria-pressed:border-control aria-pressed:bg-brand-subtle aria-pressed:text-brand"
    >
      <Icon of={Rows4} size={16} />
      Compact rows
    </button>
  )
}
