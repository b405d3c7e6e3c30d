import { or, type SQL, sql } from "drizzle-orm"
import {
  namedKinds,
  nameMarks,
  numberMark,
  readTerms,
  type SearchTerm,
} from "#domain/catalogue/search-terms.ts"
import { containing } from "../connection/like.ts"

/**
 * Parts that have all that was typed, each word perhaps only begun, or whose number it is, or that have it
 * somewhere in their name or number. Undefined when nothing was typed.
 */
export function matchingWords(typed: string): SQL | undefined {
  const text = typed.trim().toLowerCase()
  if (text === "") return undefined
  const queries = [wordQuery(readTerms(text)), numberQuery(text)].filter((query) => query)
  const ways = [
    queries.length > 0 && sql`s.words @@ (${sql.join(queries, sql` || `)})`,
    // Shorter pieces are in too many names to be looked up.
    text.length > 2 && /[\p{L}\p{N}]{2}/u.test(text) && sql`s.title like ${containing(text)}`,
  ].filter((way) => way !== false)
  return or(...ways) ?? sql`false`
}

/**
 * The less, the nearer: whose number it is, then the kind of part that was named, then what has all the words whole in
 * its name; what has them in its name comes before what has them in its description.
 */
export function nearness(typed: string): SQL {
  const text = typed.trim().toLowerCase()
  const terms = readTerms(text)
  const query = wordQuery(terms)
  const number = numberQuery(text)
  const kinds = namedKinds(terms)
  const reasons = [
    number && sql`8 * (s.words @@ ${number})::int`,
    kinds.length > 0 && sql`4 * (s.words @@ ${markQuery(kinds, "|")})::int`,
    query && sql`2 * (s.words @@ ${markQuery(nameMarks(terms), "&")})::int`,
    sql`(s.title like ${containing(text)})::int`,
    query && sql`ts_rank(s.words, ${query})`,
  ].filter((reason) => reason !== undefined && reason !== false)
  return sql`-(${sql.join(reasons, sql` + `)})`
}

/** The parts of this number, however it is spaced. */
export function numberQuery(typed: string): SQL | undefined {
  const mark = numberMark(typed)
  return mark === undefined ? undefined : markQuery([mark], "|")
}

function wordQuery(terms: readonly SearchTerm[]): SQL | undefined {
  if (terms.length === 0) return undefined
  return sql`(${sql.join(terms.map(termQuery), sql` && `)})`
}

function termQuery({ words, phrases, marks }: SearchTerm): SQL {
  const ways = [words.map(begun).join(" & "), ...phrases.map((phrase) => phrase.join(" <-> "))]
  const text = sql`to_tsquery('english', ${ways.join(" | ")})`
  return marks.length === 0 ? text : sql`(${text} || ${markQuery(marks, "|")})`
}

/** A single letter or digit begins nearly every word, so it stands for itself. */
const begun = (word: string): string => (word.length > 1 ? `${word}:*` : word)

/** Marks are kept as they are, not as words of English. */
const markQuery = (marks: readonly string[], operator: "&" | "|"): SQL => {
  const quoted = marks.map((mark) => `'${mark.replaceAll(/['\\]/g, "$&$&")}'`)
  return sql`${quoted.join(operator)}::tsquery`
}
