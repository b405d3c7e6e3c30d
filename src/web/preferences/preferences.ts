const ONE_YEAR_MS = 31_536_000_000

export function rememberedChoice<Choice extends string>(
  cookies: string | null,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const value = rememberedValue(cookies, name)
  return choices.find((choice) => choice === value) ?? choices[0]
}

const rememberedValue = (cookies: string | null, name: string): string | undefined =>
  cookies
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export async function rememberChoice(name: string, value: string): Promise<void> {
  // Older browsers and plain http have no cookie store; the choice then lasts until the page is closed.
  const store = "cookieStore" in window ? window.cookieStore : undefined
  await store?.set({ name, value, expires: Date.now() + ONE_YEAR_MS })
}

const rowHeights = ["comfortable", "compact"] as const
export type RowHeight = (typeof rowHeights)[number]

export const rowHeightOf = (cookies: string | null): RowHeight =>
  rememberedChoice(cookies, "rows", rowHeights)

export const shownRowHeight = (): RowHeight =>
  document.documentElement.dataset.rows === "compact" ? "compact" : "comfortable"

export async function chooseRowHeight(height: RowHeight): Promise<void> {
  if (height === "comfortable") delete document.documentElement.dataset.rows
  else document.documentElement.dataset.rows = height
  for (const listener of listeners) listener()
  await rememberChoice("rows", height)
}

const listeners = new Set<() => void>()

export function subscribeToRowHeight(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const themes = ["system", "light", "dark"] as const
export type Theme = (typeof themes)[number]

export const themeOf = (cookies: string | null): Theme => rememberedChoice(cookies, "theme", themes)

export async function chooseTheme(theme: Theme): Promise<void> {
  if (theme === "system") delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  await rememberChoice("theme", theme)
}
