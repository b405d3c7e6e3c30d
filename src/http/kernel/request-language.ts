import type { Context, Next } from "hono"
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_HEADER,
  type Language,
} from "#domain/languages/languages.ts"
import { inLanguage } from "#operations/kernel/in-language.ts"
import type { AppEnv } from "./app-env.ts"
import { cookiesOf } from "./cookies.ts"

/** Answers in the language that the caller names by header, never in one that its browser prefers. */
export function answerInLanguage(c: Context<AppEnv>, next: Next): Promise<void> {
  const named = c.req.header(LANGUAGE_HEADER)
  return inLanguage(isLanguage(named) ? named : DEFAULT_LANGUAGE, next)
}

export const LANGUAGE_COOKIE = "language"

/** Returns the language chosen in this browser, or by the account. */
export function chosenLanguage(
  c: Context<AppEnv>,
  viewer: { language?: string | null } | null,
): Language | undefined {
  const remembered = cookiesOf(c.req.raw).get(LANGUAGE_COOKIE)
  if (isLanguage(remembered)) return remembered
  return isLanguage(viewer?.language) ? viewer.language : undefined
}
