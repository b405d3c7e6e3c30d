import type { Context, Next } from "hono"
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_HEADER,
  type Language,
} from "#domain/languages/languages.ts"
import type { Reader } from "#operations/catalogue/read-catalogue-from.ts"
import { runInLanguage } from "#operations/kernel/run-in-language.ts"
import type { AppEnv } from "./app-env.ts"
import { type Cookies, cookiesOf } from "./cookies.ts"

/** Session cookies of the identity library, with and without TLS. */
const SESSION_COOKIE = /^(?:__Secure-)?shop\./

interface Credentials {
  authorization: string | undefined
  cookies: Cookies
}

export const hasSessionCookie = (cookies: Cookies): boolean =>
  cookies.keys().some((name) => SESSION_COOKIE.test(name))

export const isSignedIn = ({ authorization, cookies }: Credentials): boolean =>
  authorization !== undefined || hasSessionCookie(cookies)

/** Returns the context of a signed-in caller or page viewer, or of a visitor. */
export function readContextOf(c: Context<AppEnv>): Reader {
  const credentials = {
    authorization: c.req.header("authorization"),
    cookies: cookiesOf(c.req.raw),
  }
  return {
    isSignedIn: c.env?.viewer !== undefined || isSignedIn(credentials),
    signal: c.req.raw.signal,
  }
}

/** Answers in the language that a header names. Ignores the language that the browser prefers. */
export function answerInLanguage(c: Context<AppEnv>, next: Next): Promise<void> {
  const named = c.req.header(LANGUAGE_HEADER)
  return runInLanguage(isLanguage(named) ? named : DEFAULT_LANGUAGE, next)
}

export const LANGUAGE_COOKIE = "language"

/** Returns the language chosen in this browser, else that of the account. */
export function chosenLanguage(
  c: Context<AppEnv>,
  viewer: { language?: string | null } | null,
): Language | undefined {
  const remembered = cookiesOf(c.req.raw).get(LANGUAGE_COOKIE)
  if (isLanguage(remembered)) return remembered
  return isLanguage(viewer?.language) ? viewer.language : undefined
}
