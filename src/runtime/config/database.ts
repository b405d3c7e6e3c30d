import { resolve } from "node:path"
import { z } from "zod"
import { optional } from "./values.ts"

const MODES = ["disable", "no-verify", "prefer", "require", "verify-ca", "verify-full"]

/**
 * Parses a database address. Every `sslmode` with TLS to a known server means `verify-full`, as in this version
 * of the driver; weaker meanings of libpq must be requested explicitly.
 */
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")
  .transform((url, context) => {
    const mode = /[?&]sslmode=([^&]*)/.exec(url)?.[1]
    if (mode !== undefined && !MODES.includes(mode))
      context.addIssue({
        code: "custom",
        message: `has an sslmode that does not exist; there are ${MODES.join(", ")}`,
      })
    if (!/[?&]uselibpqcompat=true/.test(url))
      return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, "$1verify-full")
    if (mode === "verify-ca" && !/[?&]sslrootcert=./.test(url))
      context.addIssue({
        code: "custom",
        message: "needs sslrootcert, the authority's file, with sslmode=verify-ca",
      })
    return url
  })

export const databaseVariables = z.object({
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_REPLICA_URL: optional(postgresUrl),
  DATABASE_POOL_SIZE: optional(z.coerce.number().pipe(z.int().min(2).max(500))),
  DATABASE_POOLER: optional(
    z.enum(["none", "transaction"]).transform((mode) => (mode === "none" ? undefined : mode)),
  ),
  SEED: optional(z.enum(["demo", "none"])),
})

type Variables = z.output<typeof databaseVariables>

export interface DatabaseConfig {
  dataDir: string
  /** Undefined: the bundled server. */
  databaseUrl: string | undefined
  /** A streaming replica, for reads of visitors. */
  replicaUrl: string | undefined
  /** Connections per process. */
  databasePoolSize: number
  databasePooler: "transaction" | undefined
  seed: "demo" | "none"
}

export const databaseConfig = (env: Variables): DatabaseConfig => ({
  dataDir: resolve(env.DATA_DIR ?? "data"),
  databaseUrl: env.DATABASE_URL,
  replicaUrl: env.DATABASE_REPLICA_URL,
  databasePoolSize: env.DATABASE_POOL_SIZE ?? 20,
  databasePooler: env.DATABASE_POOLER,
  seed: env.SEED ?? "demo",
})

/** Rejects variables that need an own database. */
export const databaseProblems = (env: Variables): string[] =>
  (["DATABASE_REPLICA_URL", "DATABASE_POOLER"] as const)
    .filter((name) => env[name] && !env.DATABASE_URL)
    .map(
      (name) => `${name} needs DATABASE_URL: the bundled database has neither replica nor pooler`,
    )
