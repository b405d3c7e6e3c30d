import { Link, useLocation } from "react-router"
import { commonText } from "#contract/kernel/common-text.ts"
import { currentLanguage, languageCodes, languages } from "#domain/languages/languages.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { paths } from "#web/navigation/paths.ts"
import { isSlashEnabled, setSlashEnabled } from "#web/navigation/search-form.ts"
import { listContentPages, type Site } from "#web/navigation/site.ts"
import { chooseTheme, type Theme, themes } from "#web/preferences/preferences.ts"
import { Logo } from "./nav-links.tsx"

const themeLabels: Record<Theme, string> = translated({
  system: "System",
  light: "Light",
  dark: "Dark",
})

const ThemeSwitch = ({ theme }: { theme: Theme }) => (
  <fieldset className="needs-script min-w-0">
    <legend className="text-sm font-semibold">{t("Theme")}</legend>
    <div className="mt-3 inline-flex max-w-full flex-wrap rounded-md border border-control bg-surface p-0.5">
      {themes.map((choice) => (
        <label
          key={choice}
          className="cursor-pointer rounded px-2.5 py-1.5 text-sm text-text-2 transition-colors hover:text-text has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:bg-[Highlight]"
        >
          <input
            type="radio"
            name="theme"
            value={choice}
            defaultChecked={choice === theme}
            onChange={() => void chooseTheme(choice)}
            className="sr-only"
          />
          {themeLabels[choice]}
        </label>
      ))}
    </div>
  </fieldset>
)

/** A form, so that it works without script and the server stores the choice. */
function LanguageSwitch() {
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={paths.language}>
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{t("Language")}</legend>
        <input type="hidden" name="to" value={pathname + search} />
        <div className="mt-3 inline-flex max-w-full flex-wrap rounded-md border border-control bg-surface p-0.5">
          {languageCodes.map((code) => (
            <button
              key={code}
              type="submit"
              name="language"
              value={code}
              lang={code}
              aria-pressed={code === currentLanguage()}
              className={`cursor-pointer rounded px-2.5 py-1.5 text-sm ${code === currentLanguage() ? "bg-brand font-semibold text-on-brand" : "text-text-2 transition-colors hover:text-text"}`}
            >
              {languages[code].name}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  )
}

const linkClass =
  "inline-flex min-h-8 items-center rounded text-text-2 underline-offset-4 hover:text-text hover:underline"

interface FooterProps {
  site: Site
  theme: Theme
  isSignedIn: boolean
}

/** Footer of all pages. Help is always in the first column, for consistency. */
export const Footer = ({ site, theme, isSignedIn }: FooterProps) => (
  <footer className="mt-24 border-t border-border bg-surface text-sm max-sm:mt-14 print:hidden">
    <div className="frame grid grid-cols-1 gap-x-8 gap-y-6 py-8 sm:grid-cols-2 sm:py-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="max-w-[34ch]">
        <p className="flex items-center gap-2.5 text-base font-semibold">
          <Logo />
          {site.name}
        </p>
        {site.about ? <p className="mt-3 text-text-2">{site.about}</p> : null}
        {site.email ? (
          <p className="mt-4 text-text-2">
            {t("Help:")}{" "}
            <a href={`mailto:${site.email}`} className="text-text underline underline-offset-4">
              {site.email}
            </a>
          </p>
        ) : null}
      </div>
      <div>
        <h2 className="mb-2 text-sm font-semibold">{t("Pages")}</h2>
        <ul className="grid grid-cols-2 sm:grid-cols-1">
          <PageLink to={paths.parts()}>{t("All parts")}</PageLink>
          {listContentPages(site).map(([section, label, to]) => (
            <PageLink key={section} to={to}>
              {label}
            </PageLink>
          ))}
          {isSignedIn ? null : <PageLink to={paths.login()}>{commonText.nav.login}</PageLink>}
          {site.links.map(({ label, href }) => (
            <PageLink key={href} to={href}>
              {label}
            </PageLink>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-5 sm:flex-col">
        <LanguageSwitch />
        <ThemeSwitch theme={theme} />
        <label className="needs-script flex min-h-8 items-center gap-2 text-text-2 pointer-coarse:hidden">
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.checked = isSlashEnabled()
            }}
            onChange={({ target }) => setSlashEnabled(target.checked)}
          />
          {t("Press / to search")}
        </label>
        <p className="max-w-[34ch] text-text-3">
          {t(
            "This shop uses cookies for three things: your sign-in, your cart and your display settings.",
          )}
        </p>
      </div>
    </div>
  </footer>
)

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <li>
    <Link to={to} className={linkClass}>
      {children}
    </Link>
  </li>
)
