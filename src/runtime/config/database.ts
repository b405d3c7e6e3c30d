import { resolve } from "node:path"
import { z } from "zod"
import { postgresUrl } from "./postgres-url.ts"
import { optional } from "./values.ts"

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

/** Where everything is kept. */
export interface DatabaseConfig {
  dataDir: string
  /** Undefined: the bundled server. */
  databaseUrl: string | undefined
  /** A streaming replica of it, for what visitors read. */
  replicaUrl: string | undefined
  /** Connections of one process. */
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

/** What makes no sense beside the bundled database. */
export const databaseProblems = (env: Variables): string[] =>
  (["DATABASE_REPLICA_URL", "DATABASE_POOLER"] as const)
    .filter((name) => env[name] && !env.DATABASE_URL)
    .map(
      (name) => `${name} needs DATABASE_URL: the bundled database has neither replica nor pooler`,
    )
