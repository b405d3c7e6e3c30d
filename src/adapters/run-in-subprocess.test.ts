import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { getPriority, tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { subprocessRunner } from "./run-in-subprocess.ts"

const folder = await mkdtemp(join(tmpdir(), "subprocess-"))
afterAll(() => rm(folder, { recursive: true }))

async function writeProgram(name: string, code: string): Promise<string> {
  const program = join(folder, `${name}.mjs`)
  await writeFile(program, code)
  return program
}

/** Writes a program that answers the value of an expression. */
const answering = (name: string, expression: string) =>
  writeProgram(
    name,
    `import { getPriority } from "node:os"
     process.on("message", () => process.send(${expression}))
     process.send("listening")`,
  )
const program = await answering("pid", "process.pid")
const file = Buffer.from("file")

const isRunning = (pid: unknown): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/** Returns what a process answered. */
async function answerOf(outcome: Promise<object>): Promise<unknown> {
  const answered = await outcome
  return "answer" in answered ? answered.answer : answered
}

test("each file has its own process, which ends after its answer", async () => {
  const run = subprocessRunner(program, { timeoutMs: 5_000 })
  const first = await answerOf(run(file))
  await expect.poll(() => isRunning(first)).toBe(false)
  expect(await answerOf(run(file))).not.toBe(first)
})

test("with an idle time, a process answers several files and is replaced if it ended", async () => {
  const run = subprocessRunner(program, { timeoutMs: 5_000, idleMs: 60_000 })
  const [first, other] = await Promise.all([answerOf(run(file)), answerOf(run(file))])
  expect(other).not.toBe(first)
  const kept = await answerOf(run(file))
  expect([first, other]).toContain(kept)
  process.kill(Number(kept), "SIGKILL")
  await expect.poll(() => isRunning(kept)).toBe(false)
  expect(await answerOf(run(file))).not.toBe(kept)
})

test("a process without a further file ends after its idle time", async () => {
  const run = subprocessRunner(program, { timeoutMs: 5_000, idleMs: 50 })
  const only = await answerOf(run(file))
  await expect.poll(() => isRunning(only)).toBe(false)
})

test("processes of untrusted files have a lower priority than the shop", async () => {
  const niceness = await answering("niceness", "getPriority()")
  const [untrusted, trusted] = await Promise.all(
    [{}, { idleMs: 50 }].map((limits) =>
      answerOf(subprocessRunner(niceness, { timeoutMs: 5_000, ...limits })(file)),
    ),
  )
  expect(trusted).toBe(getPriority())
  expect(untrusted).toBeGreaterThan(getPriority())
})

test("a file may wait for a busy machine, but not compute longer than its limit", async () => {
  const busy = await writeProgram(
    "busy",
    `import { serveFiles } from ${JSON.stringify(import.meta.resolve("#adapters/serve-files.ts"))}
     serveFiles(async (file) => {
       if (file.toString() === "compute") for (;;);
       await new Promise((done) => setTimeout(done, 2_000))
       return "waited"
     })`,
  )
  const run = subprocessRunner(busy, { timeoutMs: 600_000, own: { cpuMs: 1_000 } })
  expect(await answerOf(run(Buffer.from("wait")))).toBe("waited")
  expect(await answerOf(run(Buffer.from("compute")))).toEqual({ ended: "exceeded" })
})

test("a file that is waited for in vain is told from one that exceeds its limits", async () => {
  const silent = await writeProgram(
    "silent",
    'process.on("message", () => {}); process.send("listening")',
  )
  const outcome = subprocessRunner(silent, { timeoutMs: 100 })(file)
  expect(await answerOf(outcome)).toEqual({ ended: "late" })
})
