import { lazy, type MouseEvent, Suspense, useState } from "react"
import { NavLink } from "react-router"
import { text } from "#contract/kernel/text.ts"
import { onceOnline } from "../navigation/once-online.ts"
import { paths } from "../navigation/paths.ts"
import { Icon } from "../ui/icon/icon.tsx"
import { ChevronDown } from "../ui/icon/icons.ts"

const PartsMenu = lazy(() => onceOnline(() => import("./parts-menu.tsx")))

/** The way to the parts: with script it opens their categories, in a new tab or without script all of them. */
export function PartsLink() {
  const [open, setOpen] = useState(false)
  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(!open)
  }
  return (
    <div className="lg:relative">
      <NavLink to={paths.parts()} aria-expanded={open} className="bar-link gap-1" onClick={click}>
        {text.nav.parts}
        <Icon of={ChevronDown} size={16} />
      </NavLink>
      <Suspense>{open ? <PartsMenu onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  )
}
