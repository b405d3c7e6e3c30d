import { Hono } from "hono"
import { html } from "hono/html"
import PostalMime from "postal-mime"
import { standInPage } from "../stand-in-page.ts"

export const OUTBOX_PATH = "/sandbox/mail"
interface MailFolder {
  /** Lists file names, newest first. */
  list(): Promise<string[]>
  /** Reads the raw message of a listed name. */
  read(name: string): Promise<Buffer | undefined>
}

const MAX_LISTED = 200

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A mail may use only its own styles. Its links leave the frame. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation"

/** Serves pages without scripts that show the outbox folder. The caller must control access. */
export function outboxReader(folder: MailFolder): Hono {
  const app = new Hono()

  app.get("/", async (c) => {
    const names = (await folder.list()).slice(0, MAX_LISTED)
    const mails = await Promise.all(names.map((name) => readMail(folder, name)))
    c.header("content-security-policy", PAGE_POLICY)
    return c.html(listPage(mails.filter((mail) => mail !== undefined)))
  })

  app.get("/style.css", (c) => c.body(readerStyle, 200, { "content-type": "text/css" }))

  app.get("/:name", async (c) => {
    const mail = await readMail(folder, c.req.param("name"))
    if (!mail) return c.notFound()
    c.header("content-security-policy", PAGE_POLICY)
    return c.html(mailPage(mail))
  })

  app.get("/:name/html", async (c) => {
    const mail = await readMail(folder, c.req.param("name"))
    if (!mail) return c.notFound()
    c.header("content-security-policy", MAIL_POLICY)
    return c.html(mail.html.replace("<head>", '<head><base target="_top">'))
  })

  return app
}

interface ReadMail {
  name: string
  to: string
  from: string
  subject: string
  date: string
  html: string
  text: string
}

async function readMail(folder: MailFolder, name: string): Promise<ReadMail | undefined> {
  const message = await folder.read(name)
  if (!message) return undefined
  const mail = await PostalMime.parse(message)
  return {
    name,
    to: (mail.to ?? []).map(({ address }) => address).join(", "),
    from: mail.from?.address ?? "",
    subject: mail.subject ?? "",
    date: mail.date ?? "",
    html: mail.html ?? "",
    text: mail.text ?? "",
  }
}

const addressOf = ({ name }: ReadMail) => `${OUTBOX_PATH}/${encodeURIComponent(name)}`

const page = (title: string, body: ReturnType<typeof html>) =>
  standInPage(`${OUTBOX_PATH}/style.css`, `${title} – Test mode`, body)

const listPage = (mails: ReadMail[]) =>
  page(
    "Mail",
    html`<h1>Mail</h1>
<p>This shop runs in test mode: its mail is kept here and goes to nobody.</p>
${
  mails.length === 0
    ? html`<p>No mail yet. Reload this page a second after you ordered something.</p>`
    : html`<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written</th></tr></thead>
<tbody>
${mails.map(
  (mail) =>
    html`<tr><td><a href="${addressOf(mail)}">${mail.subject}</a></td><td>${mail.to}</td><td>${writtenAt(mail)}</td></tr>`,
)}
</tbody>
</table>`
}
<p><a href="/">To the shop</a></p>`,
  )

const mailPage = (mail: ReadMail) =>
  page(
    mail.subject,
    html`<p><a href="${OUTBOX_PATH}">All mail</a></p>
<h1>${mail.subject}</h1>
<dl>
<dt>From</dt><dd>${mail.from}</dd>
<dt>To</dt><dd>${mail.to}</dd>
<dt>Written</dt><dd>${writtenAt(mail)}</dd>
</dl>
<iframe src="${addressOf(mail)}/html" title="The mail" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>
<h2>As plain text</h2>
<pre>${mail.text}</pre>`,
  )

const writtenAt = ({ date }: ReadMail): string => `${date.slice(0, 19).replace("T", " ")} UTC`

const readerStyle = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; padding: 1.5rem; }
main { max-width: 56rem; margin: 0 auto; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.125rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid #78827c66; text-align: left; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 40rem; border: 1px solid #78827c66; border-radius: 10px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`
