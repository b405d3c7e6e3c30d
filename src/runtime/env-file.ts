import { existsSync } from "node:fs"

/**
 * Adds what `.env` sets to the environment, which wins. The commands of package.json load this first, and tests
 * never do; Node's own option for it would say at each start that there is no such file.
 */
if (existsSync(".env")) process.loadEnvFile(".env")
