import { distance } from "fastest-levenshtein"
import { z } from "zod"
import { subscribers } from "#subscribers/subscribers.ts"
import { CannotStart } from "./cannot-start.ts"
import { pictureConfig, pictureVariables, requiredPictureVariables } from "./config/pictures.ts"
import {
  databaseConfig,
  databaseProblems,
  databaseVariables,
  isSet,
  serverConfig,
  serverVariables,
} from "./config/server.ts"
import {
  identityConfig,
  identityVariables,
  mailConfig,
  mailProblems,
  mailVariables,
  paymentConfig,
  paymentVariables,
  taxConfig,
  taxVariables,
  telemetryConfig,
  telemetryVariables,
} from "./config/services.ts"

const environment = z.object({
  ...serverVariables.shape,
  ...databaseVariables.shape,
  ...identityVariables.shape,
  ...paymentVariables.shape,
  ...mailVariables.shape,
  ...pictureVariables.shape,
  ...taxVariables.shape,
  ...telemetryVariables.shape,
})

type Environment = z.output<typeof environment>

const configOf = (env: Environment) => ({
  ...serverConfig(env),
  ...databaseConfig(env),
  ...identityConfig(env),
  ...paymentConfig(env),
  ...mailConfig(env),
  ...pictureConfig(env),
  ...taxConfig(env),
  ...telemetryConfig(env),
})

export interface Config extends ReturnType<typeof configOf> {
  /** Raw environment variables of subscribers. */
  subscriberVariables: Record<string, string>
  /** Unknown variables that resemble a known one. */
  misspelled: MisspelledVariable[]
}

const subscriberNames = subscribers.flatMap(({ variables }) => Object.keys(variables.shape))

export const misspellingText = ({ name, meant }: MisspelledVariable): string =>
  `${name} is not a variable of the shop. Did you mean ${meant}?`

/** Reads and validates the environment. Throws `CannotStart` with all problems. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const known = [...Object.keys(environment.shape), ...subscriberNames]
  const misspelled = misspelledVariables(env, known)
  const parsed = environment.safeParse(env, { error: defaultMessage })
  const subscriberVariables = readSubscriberVariables(env)
  const problems = [
    ...problemsOf(parsed),
    ...subscribers.flatMap(({ variables }) =>
      problemsOf(variables.safeParse(subscriberVariables, { error: defaultMessage })),
    ),
    ...(parsed.success ? conflictsIn(parsed.data) : []),
  ]
  if (!parsed.success || problems.length > 0) {
    const lines = [...problems, ...misspelled.map(misspellingText)]
    throw new CannotStart(
      `The configuration is invalid:\n${lines.map((line) => `  ${line}`).join("\n")}`,
    )
  }
  return { ...configOf(parsed.data), subscriberVariables, misspelled }
}

const problemsOf = ({ error }: z.ZodSafeParseResult<unknown>): string[] =>
  error?.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`) ?? []

const conflictsIn = (env: Environment): string[] => [
  ...missingPartners(env),
  ...mailProblems(env),
  ...databaseProblems(env),
]

/** Omits empty variables, which count as missing. */
const readSubscriberVariables = (env: Record<string, string | undefined>) =>
  Object.fromEntries(
    subscriberNames.flatMap((name) => (isSet(env[name]) ? [[name, env[name]]] : [])),
  )

/** Variables that must be set together. */
const requiredTogether = [
  ["ADMIN_EMAIL", "ADMIN_PASSWORD"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["HMRC_CLIENT_ID", "HMRC_CLIENT_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
] as const

const missingPartners = (env: Environment): string[] =>
  [...requiredTogether, ...requiredPictureVariables(env)].flatMap((names) => {
    const missing = names.filter((name) => !env[name])
    const given = names.filter((name) => env[name])
    if (given.length === 0) return []
    return missing.map((name) => `${name} is needed because ${given.join(" and ")} is set`)
  })

interface MisspelledVariable {
  name: string
  meant: string
}

/** Returns the maximum edit distance: 1 for short names, which resemble others by chance. */
const maxDistance = (name: string): number => (name.length < 8 ? 1 : 2)

/** Normalizes a name: `DATABASE-URL` and `databaseUrl` match DATABASE_URL. */
const normalizeName = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "")

/**
 * Reports whether a name is a truncated known name, as STRIPE_SECRET is of STRIPE_SECRET_KEY. A single word such as
 * SMTP may belong to another program.
 */
const isTruncated = (name: string, known: string): boolean =>
  name.includes("_") && !name.startsWith("OTEL_") && known.startsWith(`${name}_`)

/** Lists unknown variables that resemble an unset known variable. */
function misspelledVariables(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): MisspelledVariable[] {
  const unset = known.filter((name) => !env[name])
  return Object.keys(env)
    .filter((name) => env[name] && !known.includes(name))
    .flatMap((name) => {
      const meant = findSimilar(name, unset)
      return meant === undefined ? [] : [{ name, meant }]
    })
}

function findSimilar(name: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((known) => ({ known, edits: distance(normalizeName(name), normalizeName(known)) }))
    .toSorted((one, other) => one.edits - other.edits)
  const [nearest] = ranked
  if (nearest && nearest.edits <= maxDistance(name)) return nearest.known
  return candidates.find((known) => isTruncated(name, known))
}

/** Returns the message of a problem whose schema has none. */
const defaultMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type")
    return issue.expected === "int" ? "must be a whole number" : `must be a ${issue.expected}`
  if (issue.code === "too_small") return `must be at least ${issue.minimum}`
  if (issue.code === "too_big") return `must be at most ${issue.maximum}`
  if (issue.code === "invalid_value") return `must be one of: ${issue.values.join(", ")}`
  return undefined
}
