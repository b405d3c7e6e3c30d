import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"

/** Makes jobs due one after another, the first at once and the others a second apart, unless they are due earlier. */
export async function scheduleJobs(db: Executor, names: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into recurring_jobs (name, due_at)
    select name, now() + (place - 1) * interval '1 second'
    from unnest(${sql.param(names)}::text[]) with ordinality as wanted (name, place)
    on conflict (name) do update set due_at = least(recurring_jobs.due_at, excluded.due_at)`)
}

/** Returns the names of due jobs, which become due again after their intervals. Each is returned to one caller. */
export async function takeDueJobs(
  db: Executor,
  jobs: readonly { name: string; everySeconds: number }[],
): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    update recurring_jobs j set due_at = now() + wanted.seconds * interval '1 second'
    from unnest(${sql.param(jobs.map(({ name }) => name))}::text[],
      ${sql.param(jobs.map(({ everySeconds }) => everySeconds))}::integer[]) as wanted (name, seconds)
    where j.name = wanted.name and j.due_at <= now() returning j.name`)
  return rows.map(({ name }) => name)
}

export async function recordJobDone(db: Executor, name: string): Promise<void> {
  await db.execute(sql`update recurring_jobs set done_at = now() where name = ${name}`)
}
