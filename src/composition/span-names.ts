const TARGET = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/i

/** `select orders`: what is done to which table, of a statement's own text. */
export function summaryOf(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? "statement"
  const table = TARGET.exec(withoutBrackets(text))?.[1]
  return table ? `${verb} ${table}` : verb
}

/** A subquery's table is not the one that is asked for. */
function withoutBrackets(text: string): string {
  const outer = text.replace(/\([^()]*\)/g, " ")
  return outer === text ? text : withoutBrackets(outer)
}

const CARD_WORDS = new Set(["v1", "payment_intents", "refunds", "cancel", "confirm", "sandbox"])

/** A path of the card provider without its ids. */
export const cardRoute = (path: string): string =>
  path
    .split("/")
    .map((word) => (word === "" || CARD_WORDS.has(word) ? word : "{id}"))
    .join("/")
