import { rememberChoice, rememberedChoice } from "./remembered-choice.ts"

export const themes = ["system", "light", "dark"] as const
export type Theme = (typeof themes)[number]

/** The chosen theme, so that the server renders it right the first time. */
export const themeOf = (cookies: string | null): Theme => rememberedChoice(cookies, "theme", themes)

/** Shows the theme at once and remembers it for the server. */
export async function chooseTheme(theme: Theme): Promise<void> {
  if (theme === "system") delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  await rememberChoice("theme", theme)
}
