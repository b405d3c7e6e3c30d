import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { matchingWords, numberQuery } from "./catalogue-words.ts"

/** The address of the part with this number, however it is spaced; none where several have it. */
export async function findSlugByNumber(db: Executor, typed: string): Promise<string | undefined> {
  const number = numberQuery(typed)
  if (!number) return undefined
  const { rows } = await db.execute<{ slug: string }>(sql`
    select p.slug from part_search s join parts p on p.id = s.part_id where s.words @@ ${number} limit 2
  `)
  return rows.length === 1 ? rows[0]?.slug : undefined
}

/** Whether any part would be found by this word. */
export async function hasWord(db: Executor, word: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from part_search s where ${matchingWords(word)} limit 1
  `)
  return rows.length > 0
}

/** Of the letters' groups of three, in parts: less is another word. */
const LEAST_RESEMBLANCE = 0.4
/** Of a brand with thousands of parts some must do. */
const MOST_TITLES = 300

/** The word nearest to a misspelt one, of parts' names and of those that are known besides. */
export async function findNearestWord(
  db: Executor,
  typed: string,
  known: readonly string[],
): Promise<string | undefined> {
  const swapped = swapNeighbours(typed)
  const isSwapped = sql`word = any(${sql.param(swapped)}::text[])`
  const { rows } = await db.execute<{ word: string }>(sql`
    select word
    from (
      select regexp_split_to_table(title, '[^[:alnum:]]+') as word
      from resembling_titles(${typed}, ${swapped.join("|")}, ${MOST_TITLES}) as title
      union all
      select unnest(${sql.param([...known])}::text[])
    ) words
    where word ~ '^[[:alpha:]]{3,}$'
      and (${isSwapped} or word_similarity(${typed}, word) >= ${LEAST_RESEMBLANCE})
    group by word
    order by ${isSwapped} desc, similarity(${typed}, word) desc, count(*) desc
    limit 1
  `)
  return rows[0]?.word
}

/** Letters in the wrong order are the commonest slip, and leave few groups of three as they were. */
const swapNeighbours = (word: string): string[] =>
  [...word].slice(1).map((letter, at) => {
    const letters = [...word]
    letters.splice(at, 2, letter, letters[at] ?? "")
    return letters.join("")
  })
