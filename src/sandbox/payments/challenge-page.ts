import { html } from "hono/html"
import { standInPage } from "../stand-in-page.ts"
import type { IntentRow } from "./tables.ts"

const page = (title: string, body: ReturnType<typeof html>) =>
  standInPage(
    "style.css",
    title,
    html`<h1>${title}</h1>
${body}`,
  )

/** The question of the test bank: plain HTML that works with no script, in a frame or on its own. */
export const challengePage = ({ amount, currency }: IntentRow) =>
  page(
    "3D Secure test page",
    html`<p>The test bank asks you to confirm a payment of ${formatAmount(amount, currency)}. No real money is involved.</p>
<form method="post">
<button type="submit" name="outcome" value="complete">Complete authentication</button>
<button type="submit" name="outcome" value="fail">Fail authentication</button>
</form>`,
  )

export const finishedPage = () =>
  page(
    "3D Secure test page",
    html`<p>This step is over. You can close it and go back to the shop.</p>`,
  )

const formatAmount = (amount: number, currency: string) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount / 100)

export const challengeStyle = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; padding: 1.5rem; }
main { max-width: 30rem; margin: 0 auto; }
h1 { font-size: 1.25rem; }
button { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.75rem; font: inherit; }
`
