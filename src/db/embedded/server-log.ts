import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from "node:fs"

const largestBytes = 10_000_000

/** Opens the server's log for appending; `since` reads what was written after that. */
export function openServerLog(path: string): { fd: number; since(): string } {
  trimServerLog(path)
  const fd = openSync(path, "a+", 0o600)
  const start = statSync(path).size
  return { fd, since: () => readFrom(path, start) }
}

/** Keeps one older log. The server goes on writing to the same file, now empty. */
export function trimServerLog(path: string): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) < largestBytes) return
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
