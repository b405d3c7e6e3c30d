import { createHash } from "node:crypto"
import type { Context } from "hono"
import { html, raw } from "hono/html"
import { currentLanguage, readLanguagePath } from "#domain/languages/languages.ts"
import { t } from "#domain/languages/translate.ts"
import { runInLanguage } from "#operations/kernel/run-in-language.ts"
import type { AppEnv } from "../kernel/app-env.ts"

const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { display: grid; place-items: center; min-height: 100dvh; margin: 0; padding: 1rem;
  box-sizing: border-box; background: light-dark(#fafbf9, #0e1311); color: light-dark(#141a17, #eef2ef); }
main { max-width: 34rem; text-align: center; }
h1 { font-size: 2rem; line-height: 1.15; letter-spacing: -0.015em; }
p { color: light-dark(#46504a, #b7c1bb); }
a { color: light-dark(#0b6b47, #35b981); display: inline-block; padding: 0.75rem; }
`

const styleHash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`

/** Writes the page, which needs no other file. */
function writeBusyPage(c: Context<AppEnv>): Response | Promise<Response> {
  c.header(
    "content-security-policy",
    `default-src 'none'; style-src ${styleHash}; frame-ancestors 'none'`,
  )
  c.header("cache-control", "no-store")
  const title = t("The shop is busy")
  const page = html`<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${t("Try again in a moment. If you have just placed or paid for an order, check My Order before you do it again.")}</p>
<a href="">${t("Try again")}</a>
</main>
</body>
</html>`
  return c.html(page, 503)
}

/**
 * Answers a request for a page that cannot be rendered now. The router shows a status without a body in the shop's
 * frame.
 */
export function answerBusyPage(c: Context<AppEnv>): Response | Promise<Response> {
  if (c.req.path.endsWith(".data")) return c.body(null, 503)
  const { language } = readLanguagePath(c.req.path)
  return runInLanguage(language, () => writeBusyPage(c))
}
