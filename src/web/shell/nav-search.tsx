import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { Form, useLocation } from "react-router"
import { onceOnline } from "../navigation/once-online.ts"
import { paths } from "../navigation/paths.ts"
import { openExact, SEARCH_FORM } from "../navigation/search-form.ts"
import { slashIsOff } from "../navigation/slash-key.ts"
import { Icon } from "../ui/icon/icon.tsx"
import { Search } from "../ui/icon/icons.ts"

const Suggestions = lazy(() => onceOnline(() => import("./suggestions.tsx")))

/** The way into the catalogue from everywhere; where parts are listed, it searches them in place. */
export function NavSearch() {
  const { pathname, search } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event))
        return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener("keydown", focus)
    return () => removeEventListener("keydown", focus)
  }, [])
  const shown = pathname === paths.parts() ? new URLSearchParams(search).get("q") : ""
  return (
    <Form
      key={pathname}
      id={SEARCH_FORM}
      action={paths.parts()}
      role="search"
      aria-label="Shop"
      autoComplete="off"
      className="min-w-0 flex-1 lg:relative"
    >
      <div className="relative">
        <label>
          <span className="sr-only">Search parts</span>
          <input
            ref={field}
            onFocus={() => setUsed(true)}
            type="search"
            name="q"
            defaultValue={shown ?? ""}
            maxLength={100}
            placeholder="Search parts"
            aria-keyshortcuts="/"
            className="peer bar-search"
          />
          <kbd
            aria-hidden
            className="chip needs-script pointer-events-none absolute inset-y-2 right-2 max-xl:hidden peer-focus:hidden peer-not-placeholder-shown:hidden"
          >
            /
          </kbd>
        </label>
        <button type="submit" {...openExact} className="bar-submit">
          <Icon of={Search} size={18} />
          <span className="sr-only">Search</span>
        </button>
      </div>
      <Suspense>{isUsed ? <Suggestions field={field} /> : null}</Suspense>
    </Form>
  )
}

/** Somebody is typing, a dialog is open, or the key is not wanted. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  slashIsOff() ||
  (target instanceof Element && target.matches(":read-write, select")) ||
  document.querySelector("dialog:modal") !== null
