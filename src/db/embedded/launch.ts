import { type ChildProcess, type StdioOptions, spawn } from "node:child_process"
import { closeSync, openSync } from "node:fs"
import type { Account } from "./account.ts"

interface Launch {
  program: string
  /** Builds arguments from the data folder's path as the program sees it. */
  args: (folder: string) => string[]
  folder: string
  account: Account | undefined
  stdio: ["ignore" | "pipe", "pipe" | number, "pipe" | number]
  /** Runs in its own session, out of reach of Ctrl-C. */
  detached?: boolean
}

/**
 * Runs a server program on a data folder. Root may keep the folder where the server's account has
 * no access. The program inherits the open folder as /proc/self/fd/3 instead.
 */
export function launch(options: Launch): ChildProcess {
  const { program, args, folder, account, stdio, detached = false } = options
  const inherits = account && process.platform === "linux"
  const opened = inherits ? [openSync(folder, "r")] : []
  const io: StdioOptions = [...stdio, ...opened]
  try {
    return spawn(program, args(inherits ? "/proc/self/fd/3" : folder), {
      ...account,
      cwd: "/",
      detached,
      stdio: io,
      // The shop's environment holds secrets and may hold PG* settings of another server.
      env: { LC_ALL: "C" },
      windowsHide: true,
    })
  } finally {
    for (const fd of opened) closeSync(fd)
  }
}

export async function runToEnd(
  options: Omit<Launch, "stdio">,
  input = "",
): Promise<{ ok: boolean; output: string }> {
  const child = launch({ ...options, stdio: ["pipe", "pipe", "pipe"] })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text
    })
  child.stdin?.on("error", () => {}) // It ended early; its exit code says so.
  child.stdin?.end(input)
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ ok: false, output: error.message }))
    child.on("close", (code) => resolve({ ok: code === 0, output }))
  })
}
