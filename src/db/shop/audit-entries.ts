import { type SQL, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import {
  containsPattern,
  hasRows,
  isOneOf,
  isWithinDays,
  matchesText,
} from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { auditLog } from "../schema/records.ts"

export interface AuditFilter {
  actors?: readonly string[] | undefined
  actions?: readonly string[] | undefined
  targets?: readonly string[] | undefined
  /** Days in the shop's time zone, both included. */
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
  afterId?: number | undefined
}

export interface AuditEntryRow {
  id: number
  at: string
  actorId: string | null
  actorName: string | null
  actorEmail: string | null
  action: string
  target: string
  detail: Record<string, unknown>
  requestId: string | null
  part: { id: string; name: string; open: boolean } | null
  order: { id: string; name: string; open: boolean } | null
  /** Account, or the owner of a tax id. */
  account: { id: string; name: string } | null
  draft: { id: string; number: number } | null
  file: string | null
}

const isInRange = ({ from, to, afterId }: AuditFilter): SQL =>
  sql.join(
    [
      isWithinDays(sql`created_at`, { from, to }),
      ...(afterId
        ? [sql`(created_at, id) < (select created_at, id from audit_log where id = ${afterId})`]
        : []),
    ],
    sql` and `,
  )

const columnsOf = {
  targets: sql`target`,
  actions: sql`action`,
  actors: sql`coalesce(actor_id, '')`,
}
const filteredBy = ["targets", "actions", "actors"] as const

const newestFirst = sql`order by created_at desc, id desc`

/** Selects the newest entries of one indexed filter: up to `most` for each key, and up to `most` in total. */
export function candidates(filter: AuditFilter, most: number): SQL {
  const first = filteredBy.find((name) => filter[name])
  const keys = first && filter[first]
  if (!first || !keys)
    return sql`select * from audit_log where ${isInRange(filter)} ${newestFirst} limit ${most}`
  return sql`select a.* from unnest(${sql.param([...keys])}::text[]) as key cross join lateral (
      select * from audit_log where ${columnsOf[first]} = key and ${isInRange(filter)} ${newestFirst} limit ${most}
    ) a ${newestFirst} limit ${most}`
}

export const isWanted = (filter: AuditFilter): SQL =>
  sql.join(
    [
      sql`true`,
      ...filteredBy.flatMap((name) => {
        const keys = filter[name]
        return keys ? [isOneOf(columnsOf[name], keys)] : []
      }),
      ...(filter.search
        ? [sql`(target || ' ' || detail::text) ilike ${containsPattern(filter.search)}`]
        : []),
    ],
    sql` and `,
  )

/**
 * Reads a page of entries, newest first, out of the next `most` candidates. `seen` and `last` report how far the
 * search went, so that the next call can continue there.
 */
export async function listAuditEntries(
  db: Executor,
  filter: AuditFilter,
  { limit, most }: { limit: number; most: number },
): Promise<{ seen: number; last: { id: number; at: string } | null; entries: AuditEntryRow[] }> {
  const { rows } = await db.execute<{
    seen: number
    last: { id: number; at: string } | null
    entries: AuditEntryRow[]
  }>(sql`
    with seen as materialized (${candidates(filter, most)}),
      found as (select * from seen where ${isWanted(filter)} ${newestFirst} limit ${limit})
    select (select count(*)::integer from seen) as seen,
      (select json_build_object('id', id, 'at', created_at) from seen order by created_at, id limit 1) as last,
      (select coalesce(json_agg(${entry} ${sql`order by f.created_at desc, f.id desc`}), '[]') from found f ${nameJoins}) as entries
  `)
  const [page] = rows
  if (!page) throw new Error("an aggregate without a row")
  return page
}

const entry = sql`json_build_object(
  'id', f.id, 'at', f.created_at, 'actorId', f.actor_id, 'action', f.action, 'target', f.target,
  'actorName', actor.name, 'actorEmail', case when actor.closed_at is null then actor.email end,
  'detail', f.detail, 'requestId', f.request_id,
  'part', case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'open', p.archived_at is null) end,
  'order', case when o.id is not null then
    json_build_object('id', o.id, 'name', o.order_number, 'open', o.status <> 'cancelled') end,
  'account', case when u.id is not null then json_build_object('id', u.id, 'name', 
    case when u.closed_at is null then u.email else u.name end) end,
  'draft', case when d.id is not null then json_build_object('id', d.id, 'number', d.number) end,
  'file', i.file_name)`

/** SQL: joins that supply the names of actors and targets. */
const nameJoins = sql`
  left join users actor on actor.id = f.actor_id
  left join parts p on p.id = coalesce(f.detail->>'partId', f.target)
  left join orders o on o.id = f.target
  left join tax_ids on tax_ids.id = f.target
  left join users u on u.id = coalesce(tax_ids.user_id, f.target)
  left join draft_orders d on d.id = f.target
  left join part_imports i on i.id = coalesce(f.detail->>'import', f.target)`

/** Finds accounts with entries by id, e-mail or name. Closed accounts are found by id only. */
export async function findAuditActors(db: Executor, who: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`(${users.id} = ${who} or (${users.closedAt} is null and (${matchesText(users.email, who)} or ${matchesText(users.name, who)})))
        and (select id from audit_log where coalesce(actor_id, '') = ${users.id} ${newestFirst} limit 1) is not null`,
    )
  return rows.map(({ id }) => id)
}

export async function findAuditTargets(db: Executor, called: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${called} as id
    union select id from orders where order_number = upper(${called})
    union select id from draft_orders where number = ${draftNumberIn(called)}
    union select id from parts where sku = ${called}
    union select id from users where email = lower(${called})`)
  return rows.map(({ id }) => id)
}

/** Reads `D-123`; null for any other text. */
const draftNumberIn = (text: string): number | null =>
  Number(/^D-(\d{1,15})$/i.exec(text)?.[1]) || null

export async function insertAudit(
  tx: Executor,
  entry: typeof auditLog.$inferInsert,
): Promise<void> {
  await tx.insert(auditLog).values(entry)
}

/** Reports whether this actor's change is recorded, whatever the state before it. */
export const hasAudit = (
  tx: Executor,
  { actorId, action, target, detail }: typeof auditLog.$inferInsert,
): Promise<boolean> =>
  hasRows(
    tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        sql`${auditLog.target} = ${target} and ${auditLog.action} = ${action} and ${auditLog.actorId} = ${actorId}
          and ${auditLog.detail} - array['from', 'before'] = ${JSON.stringify(detail)}::jsonb`,
      )
      .limit(1),
  )
