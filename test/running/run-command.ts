import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"

interface CommandResult {
  /** Exit code. */
  code: unknown
  stdout: string
  stderr: string
}

/** Runs a program of `src` until it ends. */
export function runCommand(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const file = fileURLToPath(new URL(`../../src/${program}`, import.meta.url))
  const options = { env: { ...process.env, ...env } }
  return new Promise((done) => {
    execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
      done({ code: error ? error.code : 0, stdout, stderr }),
    )
  })
}
