import type { Adapter, AdapterPayload } from "oidc-provider"
import type { Pool } from "pg"
import type { Person } from "./pages.ts"

/** Keeps the provider's state in the database, so that any process can take the next step. */
export const recordsOf =
  (pool: Pool) =>
  (kind: string): Adapter => {
    const find = async (condition: string, value: string) => {
      const { rows } = await pool.query<{ payload: AdapterPayload }>(
        `select payload from sandbox.openid_records
           where kind = $1 and ${condition} = $2 and (expires_at is null or expires_at > now())`,
        [kind, value],
      )
      return rows[0]?.payload
    }
    return {
      async upsert(id, payload, expiresIn) {
        await pool.query("delete from sandbox.openid_records where expires_at < now()")
        await pool.query(
          `insert into sandbox.openid_records (kind, id, payload, uid, grant_id, expires_at)
             values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')
             on conflict (kind, id) do update set payload = excluded.payload, uid = excluded.uid,
               grant_id = excluded.grant_id, expires_at = excluded.expires_at`,
          [kind, id, payload, payload.uid ?? null, payload.grantId ?? null, expiresIn ?? null],
        )
      },
      find: (id) => find("id", id),
      findByUid: (uid) => find("uid", uid),
      // The device flow is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        await pool.query(
          `update sandbox.openid_records
             set payload = payload || jsonb_build_object('consumed', extract(epoch from now())::int)
             where kind = $1 and id = $2`,
          [kind, id],
        )
      },
      async destroy(id) {
        await pool.query("delete from sandbox.openid_records where kind = $1 and id = $2", [
          kind,
          id,
        ])
      },
      async revokeByGrantId(grantId) {
        await pool.query("delete from sandbox.openid_records where grant_id = $1", [grantId])
      },
    }
  }

const PERSON = "Person"

export async function rememberPerson(pool: Pool, person: Person): Promise<void> {
  await pool.query(
    `insert into sandbox.openid_records (kind, id, payload) values ($1, $2, $3)
       on conflict (kind, id) do update set payload = excluded.payload`,
    [PERSON, person.id, person],
  )
}

export async function findPerson(pool: Pool, id: string): Promise<Person | undefined> {
  const { rows } = await pool.query<{ payload: Person }>(
    "select payload from sandbox.openid_records where kind = $1 and id = $2",
    [PERSON, id],
  )
  return rows[0]?.payload
}
