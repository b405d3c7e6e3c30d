import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from "node:fs"
import { DatabaseUnavailable } from "../connection/connection-error.ts"

const MAX_LOG_BYTES = 10_000_000

/** Opens the server's log. `since` reads up to 64,000 bytes that were appended afterwards. */
export function openServerLog(path: string): { fd: number; since(): string } {
  trimServerLog(path)
  const fd = openSync(path, "a+", 0o600)
  const start = statSync(path).size
  return { fd, since: () => readFrom(path, start) }
}

/** Copies a log that is too large to `.1` and truncates it. */
export function trimServerLog(path: string): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) < MAX_LOG_BYTES) return
  copyFileSync(path, `${path}.1`)
  truncateSync(path)
}

function readFrom(path: string, start: number): string {
  const fd = openSync(path, "r")
  try {
    const text = Buffer.alloc(64_000)
    return text.toString("utf8", 0, readSync(fd, text, 0, text.length, start))
  } finally {
    closeSync(fd)
  }
}

/** Explanations of messages of the server or `initdb`. The first match applies. */
const meanings: [pattern: RegExp, meaning: (folder: string) => string][] = [
  [
    /no space left on device|disk quota exceeded|ENOSPC|EDQUOT/i,
    (folder) =>
      `The disk that holds ${folder} is full. Free some space and start again; nothing is lost.`,
  ],
  [
    /could not look up effective user ID/,
    () =>
      "The user who starts the shop has no entry in /etc/passwd, which PostgreSQL needs. Add one, or set DATABASE_URL.",
  ],
  [
    /address already in use|EADDRINUSE/i,
    () =>
      "The port of the embedded database is taken by another program. Start again to get another.",
  ],
  [
    /could not (map|create|reserve|resize).*(shared memory|semaphores)|cannot allocate memory|ENOMEM/i,
    () => "There is not enough memory for the embedded database. It needs about 200 MB.",
  ],
  [
    /PG_VERSION|pg_control|control file|checkpoint record|is not a valid data directory|could not find the database system|could not (open|read|access|find|stat) (file|directory) "(global|base|pg_|postgresql\.conf)/i,
    (folder) =>
      `The database folder ${folder} is damaged. Nothing in it was changed or removed.\nRestore it from a backup, or move it away to begin with an empty shop.`,
  ],
  [
    /permission denied|read-only file system|operation not permitted|EACCES|EPERM|EROFS/i,
    (folder) =>
      `The embedded database cannot write in ${folder}. Make the user who starts the shop its owner, or set DATA_DIR.`,
  ],
]

/** Explains a failure of the embedded database and quotes the relevant line. */
export function serverError(output: string, folder: string, logFile?: string): DatabaseUnavailable {
  const lines = output.split("\n").filter((line) => line.trim() !== "")
  const failures = lines.filter((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line))
  const relevant = failures.length > 0 ? failures : lines
  const meaning = meanings.find(([pattern]) => relevant.some((line) => pattern.test(line)))
  const line = relevant.findLast((one) => meaning?.[0].test(one)) ?? relevant.at(-1) ?? "(none)"
  const what = meaning?.[1](folder) ?? `The embedded database in ${folder} did not start.`
  const reason = line.replace(/^.*?(?=FATAL|PANIC|ERROR)/, "")
  return new DatabaseUnavailable(
    `${what}\nReason: ${reason}${logFile ? ` (more in ${logFile})` : ""}`,
  )
}
