import { or, type SQL, sql } from "drizzle-orm"
import { containing } from "./like.ts"

const MOST_WORDS = 12

/**
 * Parts that have all the words, each perhaps only begun, or all that was typed somewhere in their name or
 * number. Undefined when nothing was typed.
 */
export function matchingWords(typed: string): SQL | undefined {
  const text = typed.trim().toLowerCase()
  if (text === "") return undefined
  const query = wordQuery(text)
  const ways = [
    query && sql`s.words @@ ${query}`,
    // Shorter pieces are in too many names to be looked up.
    text.length > 2 && /[\p{L}\p{N}]{2}/u.test(text) && sql`s.title like ${containing(text)}`,
  ].filter((way) => way !== undefined && way !== false)
  return or(...ways) ?? sql`false`
}

/** The less, the nearer: what has the words in its name comes before what has them in its description. */
export function nearness(typed: string): SQL {
  const text = typed.trim().toLowerCase()
  const query = wordQuery(text)
  const inTitle = sql`(s.title like ${containing(text)})::int`
  return query ? sql`-(ts_rank(s.words, ${query}) + ${inTitle})` : sql`-${inTitle}`
}

function wordQuery(text: string): SQL | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOST_WORDS)
  // A single letter or digit begins nearly every word, so it stands for itself.
  const terms = words?.map((word) => (word.length > 1 ? `${word}:*` : word))
  return terms && sql`to_tsquery('english', ${terms.join(" & ")})`
}
