import type { FormEvent } from "react"
import { NavLink, useLocation } from "react-router"
import { commonText } from "#contract/kernel/common-text.ts"
import { t } from "#domain/languages/translate.ts"
import { failureText } from "#web/api/api-error.ts"
import { signOut } from "#web/api/session.ts"
import { addLanguage, paths } from "#web/navigation/paths.ts"
import type { Viewer } from "#web/shop-context.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import { LogOut, Menu } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { ContentPageLinks } from "./nav-links.tsx"

const MENU = "account-menu"

/** Account menu: in the navigation bar if there is room, else in a popover. */
export default function SignedInMenu({ viewer }: { viewer: Viewer }) {
  const { pathname } = useLocation()
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        className="bar-link -mr-2 cursor-pointer gap-2 md:hidden"
      >
        <Icon of={Menu} />
        {t("Menu")}
      </button>
      <ul
        // Remounts on navigation, which closes the popover.
        key={pathname}
        id={MENU}
        popover="auto"
        className="text-text max-md:fixed max-md:inset-auto max-md:top-15 max-md:right-3 max-md:min-w-56 max-md:rounded-lg max-md:border max-md:border-border max-md:bg-surface max-md:p-2 max-md:shadow-raised max-md:open:flex max-md:open:flex-col md:static md:-mr-3 md:flex md:flex-wrap md:items-center md:justify-end md:bg-transparent"
      >
        <ContentPageLinks />
        <li className="flex min-h-11 items-center px-3 text-[0.9375rem] max-xs:px-2 max-md:order-first max-md:mb-1 max-md:border-b max-md:border-border md:ml-2 md:border-l md:border-border md:pl-5">
          <span className="max-w-[20ch] truncate lg:max-w-[12ch]" title={viewer.name}>
            {viewer.name}
          </span>
        </li>
        <li>
          <NavLink to={paths.dashboard} className="bar-link">
            {commonText.nav.dashboard}
          </NavLink>
        </li>
        <li>
          <Logout />
        </li>
      </ul>
    </>
  )
}

function Logout() {
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await signOut()
      // A new document, so that nothing typed or selected is left for the next account.
      location.assign(addLanguage(paths.home))
    } catch (failure) {
      toast(failureText(failure), "failure")
    }
  }
  return (
    <form method="post" action={addLanguage(paths.logout)} onSubmit={submit}>
      <button type="submit" className="bar-link w-full cursor-pointer gap-2">
        <Icon of={LogOut} size={18} />
        {commonText.nav.logout}
      </button>
    </form>
  )
}
