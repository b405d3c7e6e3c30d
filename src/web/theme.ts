export const themes = ["system", "light", "dark"] as const
export type Theme = (typeof themes)[number]

const ONE_YEAR_MS = 31_536_000_000

/** The chosen theme, so that the server renders it right the first time. */
export function themeOf(cookies: string | null): Theme {
  const value = cookies?.match(/(?:^|;\s*)theme=(\w+)/)?.[1]
  return themes.find((theme) => theme === value) ?? "system"
}

/** Shows the theme at once and remembers it for the server. */
export async function chooseTheme(theme: Theme): Promise<void> {
  if (theme === "system") delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  // Older browsers and plain http have no cookie store; there the choice lasts as long as the page.
  const store = "cookieStore" in window ? window.cookieStore : undefined
  await store?.set({ name: "theme", value: theme, expires: Date.now() + ONE_YEAR_MS })
}
