import { html } from "hono/html"

type Html = ReturnType<typeof html>

/** A page of a stand-in: plain HTML that needs no script. */
export const standInPage = (style: string, title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<main>
${body}
</main>
</body>
</html>`
