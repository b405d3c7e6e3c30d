import type { Pool } from "pg"
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"

export interface RateLimit {
  name: string
  /** Maximum within the window; Infinity for no limit. */
  points: number
  windowSeconds: number
}

/** Counter in the database, so that all processes share the limits. */
export interface RateCounter {
  /** Counts points for this key. Returns the seconds to wait, or 0 within the limit. */
  consume(limit: RateLimit, key: string, points?: number): Promise<number>
  waitFor(limit: RateLimit, key: string): Promise<number>
  restore(limit: RateLimit, key: string, points?: number): Promise<void>
  /** Restarts the window and keeps its count. */
  extend(limit: RateLimit, key: string): Promise<void>
  reset(limit: RateLimit, key: string): Promise<void>
}

export function postgresRateCounter(pool: Pool): RateCounter {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = ({ name, points, windowSeconds }: RateLimit): RateLimiterPostgres => {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: windowSeconds,
    })
    limiters.set(name, limiter)
    return limiter
  }

  return {
    async consume(limit, key, points) {
      if (limit.points === Infinity) return 0
      try {
        await limiterOf(limit).consume(key, points)
        return 0
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes) return secondsOf(rejected)
        throw rejected
      }
    },
    async waitFor(limit, key) {
      if (limit.points === Infinity) return 0
      const spent = await limiterOf(limit).get(key)
      return spent !== null && spent.remainingPoints <= 0 ? secondsOf(spent) : 0
    },
    async restore(limit, key, points) {
      if (limit.points !== Infinity) await limiterOf(limit).reward(key, points)
    },
    async extend(limit, key) {
      if (limit.points === Infinity) return
      const expire = Date.now() + limit.windowSeconds * 1000
      const stored = limiterOf(limit).getKey(key)
      await pool.query("update rate_limits set expire = $2 where key = $1", [stored, expire])
    },
    async reset(limit, key) {
      if (limit.points !== Infinity) await limiterOf(limit).delete(key)
    },
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000))
