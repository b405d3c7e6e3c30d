import { createHash } from "node:crypto"
import { html, raw } from "hono/html"
import { z } from "zod"
import type { Server } from "../kernel/app-env.ts"
import { openApiDocument } from "../kernel/openapi.ts"

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}
h1{line-height:1.2}h2{margin:2.5rem 0 .25rem;font-size:1.1rem;overflow-wrap:anywhere}h2 b{display:inline-block;min-width:4.5rem}
code,pre,h2{font-family:ui-monospace,monospace}pre{overflow:auto;padding:.75rem 1rem;border:1px solid #8886;border-radius:6px;font-size:.85rem}
summary{cursor:pointer;min-height:1.75rem}dt{font-weight:600}dd{margin:0 0 .5rem 1rem;white-space:pre-line}nav{columns:18rem;font-size:.9rem}`
const styleHash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`

const content = z
  .object({ "application/json": z.object({ example: z.unknown().optional() }) })
  .partial()
const operationShape = z.object({
  summary: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: content.optional() }),
  ),
})
const documentShape = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationShape)),
})

/** Serves the API description as plain HTML, without scripts. */
export function serveDocs({ app, endpoints }: Server): void {
  app.get("/docs", (c) => {
    const { info, paths } = documentShape.parse(openApiDocument(endpoints))
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    )
    c.header(
      "content-security-policy",
      `default-src 'none'; style-src ${styleHash}; frame-ancestors 'none'`,
    )
    return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls – ${info.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${info.title}: calls</h1>
<p>${info.description} The same as a document for programs: <a href="/openapi.json">/openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${calls.map(
      ({ method, path }) =>
        html`<li><a href="#${anchorOf(method, path)}">${method.toUpperCase()} ${path}</a></li>`,
    )}</ul></nav>
${calls.map(renderCall)}
</main>
</body>
</html>`)
  })
}

interface DocumentedCall {
  method: string
  path: string
  operation: z.output<typeof operationShape>
}

function renderCall({ method, path, operation }: DocumentedCall) {
  const { parameters, requestBody, responses, security } = operation
  return html`<section>
<h2 id="${anchorOf(method, path)}"><b>${method.toUpperCase()}</b> ${path}</h2>
<p>${operation.summary}.${security ? " Needs an access token." : ""}</p>
${
  parameters.length > 0
    ? html`<p>Takes ${parameters.map(
        ({ name, in: place, required }, index) =>
          html`${index > 0 ? ", " : ""}<code>${name}</code> (${place}${required ? "" : ", optional"})`,
      )}.</p>`
    : ""
}
${renderExample("Send", requestBody?.content)}
${renderExample("Answer", responses["200"]?.content)}
<details><summary>Every status</summary><dl>${Object.entries(responses).map(
    ([status, { description }]) => html`<dt>${status}</dt><dd>${description}</dd>`,
  )}</dl></details>
</section>`
}

function renderExample(title: string, body: z.output<typeof content> | undefined) {
  const value = body?.["application/json"]?.example
  return value === undefined
    ? ""
    : html`<p>${title}</p><pre>${JSON.stringify(value, null, 2)}</pre>`
}

const anchorOf = (method: string, path: string) => `${method}${path.replace(/\W+/g, "-")}`
