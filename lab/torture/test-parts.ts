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
  /** Matches the full names of the tests that prove it. */
  tests: RegExp
}

interface TestsPart {
  name: string
  description: string
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

/** Creates a part from test files, which run with full counts. */
const testsPart = (declared: TestsPart): Part & TestsPart => ({
  ...declared,
  run: async (stage) => {
    const { files, claims } = declared
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

export const testParts: (Part & TestsPart)[] = [
  testsPart({
    name: "failpoints",
    description: "kill -9 at every point at which a payment, a deletion or a refund is half done",
    files: ["test/races/failpoints.test.ts"],
    claims: [
      {
        goal: 11,
        what: "killed at every failpoint",
        wanted: "≥ 8 points × 5, all recover",
        tests: /crash at every failpoint/,
      },
    ],
  }),
  testsPart({
    name: "guesses",
    description: "guessing passwords, finding accounts by response time, claiming identities",
    files: ["src/http/accounts/identity-guessing.test.ts"],
    claims: [
      {
        goal: 17,
        what: "guesses at one account, from any address",
        wanted: "≤ 5 of 1,000",
        tests: /at most five guesses/,
      },
      {
        goal: 17,
        what: "guesses from one address, at all accounts",
        wanted: "≤ 20 of 1,000",
        tests: /twenty wrong attempts/,
      },
      {
        goal: 18,
        what: "response times for known and unknown addresses",
        wanted: "medians of 500 less than 5 ms apart",
        tests: /takes as long as refusing/,
      },
      {
        goal: 15,
        what: "tokens without a proof of identity",
        wanted: "0 in 1,000 tries",
        tests: /no forged proof of identity/,
      },
    ],
  }),
  testsPart({
    name: "invoices",
    description:
      "invoices and credit notes issued by several processes, killed at it again and again",
    files: ["test/races/invoices.test.ts"],
    claims: [
      {
        what: "gaps and doubles among the numbers of invoices",
        wanted: "0 in 10,000 invoices, 1,000 credit notes, 60 kills",
        tests: /no gap and no duplicate/,
      },
    ],
  }),
  testsPart({
    name: "late",
    description:
      "a browser whose writes arrive late, twice or never, and whose responses are lost: each write happens once",
    files: ["e2e/late/late-answers.test.ts"],
    claims: [
      {
        what: "orders, payments, reviews, edits and settings with responses late, repeated and lost",
        wanted: "each done once, no typed text lost, books balanced, in 25 rounds",
        tests: /late, repeated or lost responses/,
      },
    ],
  }),
  testsPart({
    name: "races",
    description: "concurrent requests for the same stock, order or payment, many times over",
    files: [
      "test/races/stock-races.test.ts",
      "test/races/order-races.test.ts",
      "test/races/order-lines.test.ts",
      "test/races/back-orders.test.ts",
      "src/http/orders/shipments.test.ts",
      "test/races/pay-or-delete.test.ts",
      "test/races/payment-convergence.test.ts",
      "test/model/model.test.ts",
      "test/model/units.test.ts",
      "src/operations/pictures/remove-unused-uploads.test.ts",
    ],
    claims: [
      {
        goal: 2,
        what: "oversold",
        wanted: "0 in 20 × (200 buyers, stock 50)",
        tests: /200 buyers, 50 in stock/,
      },
      {
        what: "orders of several lines and carts over the same scarce parts, with cancels, refunds and imports",
        wanted: "0 oversold, 0 half orders, 0 deadlocks, in 10 × (100 buyers × 20 lines)",
        tests: /concurrent orders of (?:scarce and|several scarce)/,
      },
      {
        what: "mixed sizes",
        wanted: "no order refused that the stock covers, none below the minimum",
        tests: /orders of all sizes/,
      },
      {
        what: "the same purchase, repeated",
        wanted: "1 order",
        tests: /50 requests with the same key/,
      },
      {
        what: "shipments of one order at once, with the status button and a refund by line",
        wanted: "no unit sent twice, or sent and paid back",
        tests: /never ship more than there is|ships nothing twice/,
      },
      {
        what: "sent, cancelled, sent back and refunded in any order, against a model",
        wanted: "units, stock and money as the model description, in 300 orders",
        tests: /units, stock and money of one order/,
      },
      {
        what: "a picture used while what nobody uses is removed",
        wanted: "kept, or its use refused, in 200 rounds",
        tests: /uploaded or used at the same moment/,
      },
      { what: "payment pages of one order", wanted: "1 intent", tests: /20 payment pages/ },
      { what: "double click on the status", wanted: "1 change", tests: /20 clicks/ },
      { what: "hoarding", wanted: "≤ 50 held", tests: /attempts leave 50 unpaid/ },
      {
        what: "archived during purchase",
        wanted: "sold before, or 404",
        tests: /removed meanwhile/,
      },
      {
        what: "price changed during purchase",
        wanted: "charged as shown, or 409",
        tests: /a changing price/,
      },
      {
        goal: 8,
        what: "charged twice",
        wanted: "0 of 500 double submits in two tabs and more",
        tests: /repeated clicks in several tabs/,
      },
      {
        goal: 9,
        what: "paid and deleted",
        wanted: "0 of 500",
        tests: /an order is paid or deleted, never both/,
      },
      {
        goal: 10,
        what: "webhook, browser, reconciler, in every order, ×1 and ×10",
        wanted: "the same final state",
        tests: /payment signals, each \d+ times/,
      },
      {
        goal: 10,
        what: "the same at once",
        wanted: "the same final state",
        tests: /concurrent payment signals/,
      },
    ],
  }),
  testsPart({
    name: "rolling",
    description: "several processes on one port, killed and replaced under load",
    files: ["test/running/processes.test.ts"],
    claims: [
      {
        goal: 4,
        what: "acknowledged orders lost when one of the processes is killed",
        wanted: "0 in 20 × killed",
        tests: /killed under load/,
      },
      {
        what: "requests that fail while all processes are replaced",
        wanted: "0 in 20 × rolled",
        tests: /rolling restart/,
      },
      { goal: 32, what: "SIGTERM", wanted: "0 broken, ≤ 10 s", tests: /on shutdown/ },
    ],
  }),
  testsPart({
    name: "scripts",
    description:
      "scripts as texts in every field, viewed by every role; the scripts of the payment page",
    files: ["e2e/pages/stored-scripts.test.ts"],
    claims: [
      {
        goal: 20,
        what: "stored texts that ran, or that the content security policy blocked",
        wanted: "0 of ≥ 60 in all fields",
        tests: /plain text for everybody/,
      },
      {
        goal: 20,
        what: "control: the same in a page without protection",
        wanted: "runs",
        tests: /run in a page that treats them as markup/,
      },
      {
        goal: 25,
        what: "scripts of the payment page outside the inventory",
        wanted: "0",
        tests: /every script of the payment page/,
      },
    ],
  }),
]
