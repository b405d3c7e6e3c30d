import { expect, test } from "vitest"
import { readListText } from "./read-list-text.ts"

/** Ways to write a quantity `Q` and a part `N`. */
const LINES =
  `Q x N | Qx N | N x Q | N xQ | N Qx | Q N | Q pcs N | Q pcs of N | N Q pcs | N, Q pcs | N - Q | N – Q | N: Q | N : Q
  | N = Q | N (Q) | (Q) N | [Q] N | N [Q] | qty Q N | Qty: Q - N | N qty Q | N, qty: Q | N / Q | N -> Q | N => Q | N ...... Q
  | N ____ Q | N   Q | Q   N | N Q off | Q off N | Q no. N | Qno N | Q ea. N | N Q ea | Q units of N | N, Q units | Q Stk. N
  | N, Q Stück | N, Menge: Q | Q uds. N | N, cantidad Q | Q pièces N | N qté Q | N - Q pcs @ $12.50 | Q x N - $12.50 each
  | N, need Q | need Q N | Q Nos. N | N - Q Nos. | Please send Q x N. | N (qty Q) | N (Q pcs) | N (xQ) | (Qx) N | Q× N | N ×Q
  | N * Q | N qtyQ | N Q | Q szt. N | N Q kpl | Q: N | Q - N | Q, N | N; Q | N amount Q | N quantity of Q | quantity Q of N
  | N — Q pieces | N  x  Q | N - Q in total | N - Q pcs - needed 12.04.2026 | order Q of N | Q boxes of N | N (need Q)
  | N (Q required) | N, Q required | N, Q`
    .split("|")
    .map((form) => form.trim())

const BULLETS: Readonly<Record<string, (at: number) => string>> = {
  none: () => "",
  dashes: () => "- ",
  quotes: () => "> ",
  numbers: (at) => `${at + 1}. `,
  brackets: (at) => `(${at + 1}) `,
  positions: (at) => `Pos. ${10 * (at + 1)} `,
}

const SENTENCES = [
  "Hi Tom, please send LIST. Thanks, Bea",
  "Could you quote LIST by Friday?",
  "Hello, what's your best price for LIST, delivered to Leeds? Cheers, Mo",
  "Please add LIST to PO 4500123. Nothing else changes.",
  "Our team in Austin is looking for LIST and would appreciate a discount.",
  "As discussed with Mr. Weber, kindly deliver LIST on 14.04.2026.",
]
const PARTS_IN_SENTENCES = ["Q N", "Qx N", "Q pcs of N", "Q of the N", "N (Q)", "N - Q pcs"]

const names: Parts = [
  [4, "Prism 716"],
  [12, "Breva 120 PWM"],
  [8, "Tempo DDR5-6000 32 GB Kit"],
]
const numbers: Parts = [
  [4, "CA-GP-716"],
  [12, "CA-F-120"],
  [8, "CA-TM5-6032"],
]
type Parts = readonly (readonly [number, string])[]

const written = (form: string, [quantity, name]: readonly [number, string]): string =>
  form.replace(/Q(?!ty)/, String(quantity)).replace(/N(?!os)/, () => name)

const rowsOf = (parts: Parts): string[] =>
  parts.map(([quantity, name]) =>
    name.startsWith("CA-") ? `${quantity}|${name}|` : `${quantity}||${name}`,
  )

async function readRows(mail: string): Promise<string[]> {
  const { columns, rows } = await readListText(mail)
  const at = (["quantity", "number", "description"] as const).map((kind) => columns.indexOf(kind))
  return rows.map((cells) => at.map((one) => cells[one] ?? "").join("|"))
}

test.each(Object.keys(BULLETS))(
  "lines are read in every form, with %s before them",
  async (kind) => {
    const wrong: string[] = []
    for (const form of LINES)
      for (const parts of [names, numbers]) {
        const lines = parts.map((part, at) => `${BULLETS[kind]?.(at) ?? ""}${written(form, part)}`)
        const mail = `Hello Anna,\n\ncould you please quote the following:\n\n${lines.join("\n")}\n\nKind regards,\nJohn Miller`
        const rows = await readRows(mail)
        if (rows.join() !== rowsOf(parts).join()) wrong.push(`${lines.join(" / ")}: ${rows.join()}`)
      }
    expect(wrong).toEqual([])
  },
)

test.each(PARTS_IN_SENTENCES)("a series is read in every sentence, as %s", async (form) => {
  const wrong: string[] = []
  for (const sentence of SENTENCES)
    for (const parts of [names, numbers]) {
      const [last = "", ...others] = parts.map((part) => written(form, part)).toReversed()
      const mail = sentence.replace("LIST", `${others.toReversed().join(", ")} and ${last}`)
      const rows = await readRows(mail)
      if (rows.join() !== rowsOf(parts).join()) wrong.push(`${mail}: ${rows.join()}`)
    }
  expect(wrong).toEqual([])
})
