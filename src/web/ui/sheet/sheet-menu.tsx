import { useId } from "react"
import { t } from "#domain/languages/translate.ts"
import { Ellipsis } from "../icon/form-icons.ts"
import { Icon } from "../icon/icon.tsx"

export function SheetMenu({ items }: { items: readonly { label: string; act: () => void }[] }) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t("More")}
        className="sheet-more needs-script"
      >
        <Icon of={Ellipsis} strokeWidth={3} />
      </button>
      <div id={id} popover="auto" className="sheet-menu">
        {items.map(({ label, act }) => (
          <button
            key={label}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={act}
            className="sheet-menu-item"
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}
