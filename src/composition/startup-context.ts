import type pino from "pino"
import type { CleanUps } from "#runtime/clean-ups.ts"
import type { Config } from "#runtime/config.ts"

/** What whoever opens a part of the shop needs. */
export interface StartupContext {
  config: Config
  log: pino.Logger
  /** For what is open from then on. */
  cleanUps: CleanUps
}
