import { existsSync } from "node:fs"

/**
 * Loads `.env`; variables of the environment take precedence. Commands import this first, tests never do. Node's
 * `--env-file` option would warn about a missing file.
 */
if (existsSync(".env")) process.loadEnvFile(".env")
