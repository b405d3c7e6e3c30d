import { type ReactNode, useEffect, useId, useRef } from "react"
import { Button } from "#web/ui/button.tsx"
import { Icon } from "#web/ui/icon/icon.tsx"
import { X } from "#web/ui/icon/icons.ts"
import { useModal } from "#web/ui/use-modal.ts"

interface FilterDialogProps {
  /** How many parts the filters leave, in words. */
  count: string
  onClose: () => void
  children: ReactNode
}

/** From here on the filters have a column of their own. */
const WIDE = "(width >= 64rem)"

/** The filters over the whole height of a narrow screen. Mount it to open it. */
export function FilterDialog({ count, onClose, children }: FilterDialogProps) {
  const heading = useId()
  const dialog = useModal()
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const leave = () => close.current()
    wide.addEventListener("change", leave)
    return () => wide.removeEventListener("change", leave)
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-[min(26rem,100vw)] max-w-none flex-col border-r border-border bg-surface text-text shadow-raised transition-[opacity,translate] duration-[240ms] backdrop:bg-[#0b0f0d73] open:flex starting:open:-translate-x-4 starting:open:opacity-0"
    >
      <div className="flex items-center justify-between border-b border-border px-4 py-2">
        <h2 id={heading} className="text-h3">
          Filters
        </h2>
        <button
          type="button"
          onClick={onClose}
          className="-mr-2 grid size-11 cursor-pointer place-items-center rounded text-text-2 hover:text-text"
        >
          <Icon of={X} />
          <span className="sr-only">Close filters</span>
        </button>
      </div>
      <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-4">{children}</div>
      <div className="border-t border-border p-4">
        <Button size={44} className="w-full" onClick={onClose}>
          {`Show ${count}`}
        </Button>
      </div>
    </dialog>
  )
}
