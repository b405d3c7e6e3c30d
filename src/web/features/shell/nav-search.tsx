import { Form, useLocation } from "react-router"
import { paths } from "../../paths.ts"
import { Icon } from "../../ui/icon.tsx"
import { Search } from "../../ui/icons.ts"

/** A way into the catalogue, except where a page has a search of its own. */
export function NavSearch({ className }: { className: string }) {
  const { pathname } = useLocation()
  if (pathname === paths.parts() || pathname.startsWith(paths.dashboard)) return null
  return (
    <Form
      key={pathname}
      action={paths.parts()}
      role="search"
      autoComplete="off"
      className={`relative min-w-0 flex-1 ${className}`}
    >
      <label>
        <span className="vh">Search all parts</span>
        <input
          type="search"
          name="q"
          maxLength={100}
          placeholder="Search parts"
          className="min-h-10 w-full rounded border border-control bg-surface pr-3 pl-10 text-base placeholder:text-text-3"
        />
      </label>
      <button
        type="submit"
        className="absolute inset-y-0 left-0 grid w-10 cursor-pointer place-items-center rounded text-text-3 hover:text-text"
      >
        <Icon of={Search} size={18} />
        <span className="vh">Search</span>
      </button>
    </Form>
  )
}
