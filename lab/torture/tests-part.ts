import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import type { Figure, Part, Stage } from "./part.ts"

interface Claim {
  goal?: number
  what: string
  wanted: string
  /** The tests that prove it, by a piece of their full name. */
  tests: RegExp
}

interface TestsPart {
  name: string
  says: string
  files: string[]
  claims: Claim[]
}

const outcome = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()),
  meta: z.object({ figure: z.string().optional() }),
})
export type Outcome = z.output<typeof outcome>
const report = z.object({
  testResults: z.array(
    z.object({ name: z.string(), message: z.string(), assertionResults: z.array(outcome) }),
  ),
})

/** A part that is files of the test suite, run with the full counts. */
export const testsPart = ({ name, says, files, claims }: TestsPart): Part => ({
  name,
  says,
  run: async (stage) => {
    const outcomes = await runTests(files, stage)
    for (const { tests, ...claim } of claims)
      stage.report({
        ...claim,
        ...verdict(outcomes.filter(({ fullName }) => tests.test(fullName))),
      })
    const unclaimed = outcomes.filter(({ fullName }) =>
      claims.every(({ tests }) => !tests.test(fullName)),
    )
    if (unclaimed.length > 0)
      stage.report({ what: "the other tests", wanted: "all pass", ...verdict(unclaimed) })
  },
})

/** Runs test files in a process of their own, and returns how each test ended. */
export async function runTests(files: string[], stage: Stage): Promise<Outcome[]> {
  const outputFile = join(stage.folder, "tests.json")
  const run = spawn(
    "npx",
    [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      "--outputFile",
      outputFile,
      ...files,
    ],
    { env: { ...process.env, TORTURE: stage.quick ? "quick" : "full" }, stdio: "inherit" },
  )
  await once(run, "exit")
  const { testResults } = report.parse(JSON.parse(await readFile(outputFile, "utf8")))
  const broken = testResults.filter(({ message }) => message !== "")
  const missing = files.filter((file) => !testResults.some(({ name }) => name.endsWith(file)))
  const complaints = [...broken.map(({ name, message }) => `${name}: ${message}`), ...missing]
  if (complaints.length > 0) throw new Error(`these did not run: ${complaints.join("; ")}`)
  return testResults.flatMap(({ assertionResults }) => assertionResults)
}

function verdict(outcomes: Outcome[]): Pick<Figure, "found" | "met"> {
  if (outcomes.length === 0) return { found: "no such test ran", met: false }
  const failed = outcomes.filter(({ status }) => status !== "passed")
  if (failed.length > 0) {
    const [first] = failed
    const why = first?.failureMessages[0]?.split("\n")[0] ?? first?.status
    return { found: `${failed.length} of ${outcomes.length} tests failed: ${why}`, met: false }
  }
  const figures = [...new Set(outcomes.flatMap(({ meta }) => meta.figure ?? []))]
  const passed = outcomes.length === 1 ? "1 test passed" : `${outcomes.length} tests passed`
  return { found: figures.length > 0 ? figures.join("; ") : passed, met: true }
}
