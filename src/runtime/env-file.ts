import { existsSync } from "node:fs"

/**
 * Loads `.env`; variables of the environment win. Commands load this first, tests never do. Node's own option
 * would complain when the file is missing.
 */
if (existsSync(".env")) process.loadEnvFile(".env")
