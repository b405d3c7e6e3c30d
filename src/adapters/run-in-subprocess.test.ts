import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { subprocessRunner } from "./run-in-subprocess.ts"

const folder = await mkdtemp(join(tmpdir(), "subprocess-"))
afterAll(() => rm(folder, { recursive: true }))

/** Answers its process id. */
const program = join(folder, "program.mjs")
await writeFile(
  program,
  `process.on("message", () => process.send(process.pid))
   process.send("listening")`,
)
const file = Buffer.from("file")

const isRunning = (pid: unknown): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/** Returns the process that answered. */
async function pidOf(outcome: Promise<object>): Promise<unknown> {
  const answered = await outcome
  return "answer" in answered ? answered.answer : answered
}

test("each file has its own process, which ends after its answer", async () => {
  const run = subprocessRunner(program, { timeoutMs: 5_000 })
  const first = await pidOf(run(file))
  await expect.poll(() => isRunning(first)).toBe(false)
  expect(await pidOf(run(file))).not.toBe(first)
})

test("with an idle time, a process answers several files and is replaced if it ended", async () => {
  const run = subprocessRunner(program, { timeoutMs: 5_000, idleMs: 60_000 })
  const [first, other] = await Promise.all([pidOf(run(file)), pidOf(run(file))])
  expect(other).not.toBe(first)
  const kept = await pidOf(run(file))
  expect([first, other]).toContain(kept)
  process.kill(Number(kept), "SIGKILL")
  await expect.poll(() => isRunning(kept)).toBe(false)
  expect(await pidOf(run(file))).not.toBe(kept)
})

test("a process without a further file ends after its idle time", async () => {
  const run = subprocessRunner(program, { timeoutMs: 5_000, idleMs: 50 })
  const only = await pidOf(run(file))
  await expect.poll(() => isRunning(only)).toBe(false)
})
