import { createHash } from "node:crypto"
import { html } from "hono/html"
import { z } from "zod"
import { standInPage } from "../stand-in-page.ts"

const page = (title: string, body: ReturnType<typeof html>) =>
  standInPage(
    "/sandbox/google/style.css",
    title,
    html`<p class="mode">Test mode: this stands in for Google</p>
<h1>${title}</h1>
${body}`,
  )

const initials = (name: string) =>
  name
    .split(" ")
    .map((word) => word[0])
    .join("")

/** Page to choose a person. Its plain forms need no script. */
export const choicePage = (problem?: string) =>
  page(
    "Choose an account",
    html`<p>to continue to <strong>Computer Assembler</strong></p>
<form method="post">
<ul>
${people.map(
  ({ id, name, email }) => html`<li><button name="person" value="${id}">
<span class="face" aria-hidden="true">${initials(name)}</span>
<span><b>${name}</b><small>${email}</small></span>
</button></li>`,
)}
</ul>
</form>
<form method="post" class="own">
<h2>Use another account</h2>
${problem ? html`<p role="alert">${problem}</p>` : ""}
<label>Name<input name="name" autocomplete="off" maxlength="80" required></label>
<label>E-mail<input name="email" type="email" autocomplete="off" required></label>
<button name="own" value="yes" class="go">Continue</button>
</form>
<form method="post"><button name="cancel" value="yes" class="quiet">Cancel</button></form>`,
  )

export const signInOverPage = () =>
  page(
    "This sign-in is over",
    html`<p>It took too long, or was finished in another window. Go back to the shop and start again.</p>
<p><a href="/login">Back to the shop</a></p>`,
  )

export const style = `
:root { color-scheme: light dark; --line: light-dark(#dadfda, #2c3631); --paper: light-dark(#fff, #151b18);
  --quiet: light-dark(#46504a, #b7c1bb); --act: light-dark(#0b6b47, #35b981); --gold: light-dark(#7a5200, #e5bc5f);
  font: 1rem/1.5 "Geist", system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem;
  background: light-dark(#f1f3f0, #0e1311); color: light-dark(#141a17, #eef2ef); }
main { width: min(26rem, 100%); padding: 2rem; background: var(--paper); border: 1px solid var(--line);
  border-radius: 0.75rem; }
.mode { margin: 0 0 1rem; font-size: 0.8125rem; color: var(--gold); }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
h1 + p { margin: 0.25rem 0 1.5rem; color: var(--quiet); }
h2 { margin: 0 0 0.75rem; font-size: 1rem; }
ul { margin: 0; padding: 0; list-style: none; }
li + li { border-top: 1px solid var(--line); }
button { font: inherit; color: inherit; cursor: pointer; min-height: 2.75rem; }
li button { display: flex; gap: 0.875rem; align-items: center; width: 100%; padding: 0.75rem 0.5rem; border: 0;
  border-radius: 0.5rem; background: none; text-align: left; }
li button:hover { background: light-dark(#f1f3f0, #1b2320); }
.face { display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 50%; flex: none;
  background: var(--act); color: var(--paper); font-weight: 600; }
b, small { display: block; }
b { font-weight: 600; }
small { color: var(--quiet); }
.own { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
.own p { margin: 0 0 0.75rem; color: light-dark(#b42318, #ff8b7e); }
label { display: block; margin-bottom: 0.75rem; font-size: 0.875rem; }
input { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.25rem; padding: 0 0.75rem; font: inherit;
  color: inherit; background: transparent; border: 1px solid light-dark(#78827c, #78847d); border-radius: 0.5rem; }
.go { width: 100%; border: 0; border-radius: 0.5rem; background: var(--act); color: var(--paper); font-weight: 600; }
.quiet { width: 100%; margin-top: 0.75rem; border: 0; background: none; color: var(--quiet); }
a { color: var(--act); }
:focus-visible { outline: 2px solid light-dark(#0b5cad, #8cc0ff); outline-offset: 2px; }
`

export interface Person {
  id: string
  name: string
  email: string
}

/** Test people. Nobody receives mail at their addresses. */
export const people: Person[] = [
  { id: "100000000000000000001", name: "Mara Lindqvist", email: "mara.lindqvist@mail.example" },
  { id: "100000000000000000002", name: "Tomas Okafor", email: "tomas.okafor@mail.example" },
  { id: "100000000000000000003", name: "Ines Calder", email: "ines.calder@northmere.example" },
]

const ownSchema = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.string().trim().toLowerCase().pipe(z.email()),
})

/** Reads an invented person, whom the e-mail address identifies. Returns undefined for invalid input. */
export function readOwnPerson(fields: unknown): Person | undefined {
  const own = ownSchema.safeParse(fields)
  if (!own.success) return undefined
  const digest = createHash("sha256").update(own.data.email).digest("hex").slice(0, 20)
  return { id: `own-${digest}`, ...own.data }
}
