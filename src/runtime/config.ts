import { z } from "zod"
import { subscribers } from "#subscribers/subscribers.ts"
import { CannotStart } from "./cannot-start.ts"
import {
  type DatabaseConfig,
  databaseConfig,
  databaseProblems,
  databaseVariables,
} from "./config/database.ts"
import { type IdentityConfig, identityConfig, identityVariables } from "./config/identity.ts"
import { type MailConfig, mailConfig, mailProblems, mailVariables } from "./config/mail.ts"
import { type MisspelledVariable, misspelledVariables } from "./config/misspelled.ts"
import { type PaymentConfig, paymentConfig, paymentVariables } from "./config/payments.ts"
import {
  neededForPictures,
  type PictureConfig,
  pictureConfig,
  pictureVariables,
} from "./config/pictures.ts"
import { type ServerConfig, serverConfig, serverVariables } from "./config/server.ts"
import { type TaxConfig, taxConfig, taxVariables } from "./config/tax.ts"
import { type TelemetryConfig, telemetryConfig, telemetryVariables } from "./config/telemetry.ts"
import { configWords } from "./config/words.ts"

export interface Config
  extends ServerConfig,
    DatabaseConfig,
    IdentityConfig,
    PaymentConfig,
    MailConfig,
    PictureConfig,
    TaxConfig,
    TelemetryConfig {
  /** Those that configure subscribers, as the environment has them. */
  subscriberVariables: Record<string, string>
  /** Variables that are set, are none of the shop's, and resemble one that is. */
  misspelled: MisspelledVariable[]
}

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

const subscriberNames = subscribers.flatMap(({ variables }) => Object.keys(variables.shape))

export const misspelledText = ({ name, meant }: MisspelledVariable): string =>
  `${name} is no variable of the shop. Is ${meant} meant?`

/** Reads the environment once. Throws an error that names every problem together. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const known = [...Object.keys(environment.shape), ...subscriberNames]
  const misspelled = misspelledVariables(env, known)
  const parsed = environment.safeParse(env, { error: configWords })
  const subscriberVariables = readSubscriberVariables(env)
  const problems = [
    ...problemsOf(parsed),
    ...subscribers.flatMap(({ variables }) =>
      problemsOf(variables.safeParse(subscriberVariables, { error: configWords })),
    ),
    ...(parsed.success ? conflictsIn(parsed.data) : []),
  ]
  if (!parsed.success || problems.length > 0) {
    const lines = [...problems, ...misspelled.map(misspelledText)]
    throw new CannotStart(
      `The configuration is not right:\n${lines.map((line) => `  ${line}`).join("\n")}`,
    )
  }
  const { data } = parsed
  return {
    ...serverConfig(data),
    ...databaseConfig(data),
    ...identityConfig(data),
    ...paymentConfig(data),
    ...mailConfig(data),
    ...pictureConfig(data),
    ...taxConfig(data),
    ...telemetryConfig(data),
    subscriberVariables,
    misspelled,
  }
}

const problemsOf = ({ error }: z.ZodSafeParseResult<unknown>): string[] =>
  error?.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`) ?? []

const conflictsIn = (env: Environment): string[] => [
  ...missingPartners(env),
  ...mailProblems(env),
  ...databaseProblems(env),
]

/** An empty variable means the same as an absent one. */
const readSubscriberVariables = (env: Record<string, string | undefined>) =>
  Object.fromEntries(subscriberNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))

/** Variables that only make sense together. */
const together = [
  ["ADMIN_EMAIL", "ADMIN_PASSWORD"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["HMRC_CLIENT_ID", "HMRC_CLIENT_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
] as const

const missingPartners = (env: Environment): string[] =>
  [...together, ...neededForPictures(env)].flatMap((names) => {
    const missing = names.filter((name) => !env[name])
    const given = names.filter((name) => env[name])
    if (given.length === 0) return []
    return missing.map((name) => `${name} is needed because ${given.join(" and ")} is set`)
  })
