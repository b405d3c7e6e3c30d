import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { relative } from "node:path"
import { parseArgs } from "node:util"
import { Stryker } from "@stryker-mutator/core"
import { Random } from "#test/random.ts"
import { printHelpIfRequested } from "../program.ts"
import { groups } from "./groups.ts"

const GOAL = 85
printHelpIfRequested(`npm run mutants -- [GROUP ...] [--only FILE[:LINE-LINE] ...] [--share N] [--seed N] [--at-once N]

Changes code of money, stock, identity and rights in one place at a time, and counts the changes that a test detects.
Exits with code 1 below ${GOAL} %.

  GROUP        only these groups: ${Object.keys(groups).join(", ")}
  --only FILE  only this file of the group, or these lines of it
  --share N    only a sample: this share of the group's declarations, such as 0.3
  --seed N     the same seed draws the same sample; 1 by default
  --at-once N  number of concurrent changes; 1 by default

Example: npm run mutants -- settling --only src/operations/payments/settle-payment.ts`)

type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number]

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", multiple: true },
    share: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    "at-once": { type: "string", default: "1" },
  },
})
const chosen = names.length > 0 ? names : Object.keys(groups)
const unknown = chosen.filter((name) => !groups[name])
const unmatched = chosen
  .flatMap((name) => [...(groups[name]?.mutate ?? []), ...(groups[name]?.tests ?? [])])
  .filter((pattern) => globSync(pattern).length === 0)

if (unknown.length > 0) {
  console.error(
    `There is no group "${unknown.join('", "')}". There are: ${Object.keys(groups).join(", ")}.`,
  )
  process.exitCode = 1
} else if (unmatched.length > 0) {
  console.error(`No file matches ${unmatched.join(", ")}.`)
  process.exitCode = 1
} else {
  const lines = []
  for (const name of chosen) lines.push(await scoreOf(name))
  console.table(lines)
  process.exitCode = lines.every(({ score }) => score >= GOAL) ? 0 : 1
}

async function scoreOf(group: string) {
  const { mutate = [], without = [] } = groups[group] ?? {}
  process.env.MUTANTS_GROUP = group
  // Inside the project, because tools look for their configuration near node_modules.
  const tempDirName = mkdtempSync(".stryker-tmp-")
  process.once("exit", () => rmSync(tempDirName, { recursive: true, force: true }))
  const results = await new Stryker({
    mutate: [...(options.only ?? sampled(mutate)), "!src/**/*.test.ts"],
    mutator: { excludedMutations: without },
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
    testRunner: "vitest",
    vitest: { configFile: "lab/mutants/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    concurrency: Number(options["at-once"]),
    // Generous, because other load slows tests more than a mutant does.
    timeoutMS: 180_000,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 20,
    disableTypeChecks: false,
    // Stryker would rewrite it with a compiler API that TypeScript 7 does not have. Nothing is compiled.
    tsconfigFile: "none",
    // Most important are the copies of other runs.
    ignorePatterns: [".stryker-tmp-*", "/build", "/data", "/docs", "/e2e", "/lab/bench", "/public"],
    tempDirName,
    cleanTempDir: "always",
    allowConsoleColors: process.stdout.isTTY,
    reporters: ["clear-text", "progress-append-only", "json"],
    jsonReporter: { fileName: `build/mutants/${group}.json` },
    clearTextReporter: { reportTests: false, logTests: false },
  }).runMutationTest()
  const counted = results.filter(({ status }) => status !== "Ignored" && !status.endsWith("Error"))
  const timedOut = counted.filter(isTimedOut)
  const survived = counted.filter(({ status }) => status === "Survived" || status === "NoCoverage")
  for (const { fileName, location, replacement } of timedOut)
    console.log(`Timed out: ${relative("", fileName)}:${location.start.line} ${replacement}`)
  const found = counted.length - survived.length
  return {
    group,
    share: Number(options.share),
    mutants: counted.length,
    killed: found - timedOut.length,
    timedOut: timedOut.length,
    survived: survived.length,
    brokeSetup: results.filter(({ status }) => status.endsWith("Error")).length,
    score: counted.length === 0 ? 0 : Math.round((1000 * found) / counted.length) / 10,
  }
}

function sampled(mutate: string[]): string[] {
  const share = Number(options.share)
  return share < 1 ? drawDeclarations(mutate, share, Number(options.seed)) : mutate
}

/** Reports whether a mutant timed out, by Stryker's limit or the test's. */
function isTimedOut({ status, statusReason = "" }: MutantResult): boolean {
  return status === "Timeout" || (status === "Killed" && /timed out in \d+ms/.test(statusReason))
}

/** Draws a share of the declarations of these files as line ranges, reproducible by seed. */
function drawDeclarations(mutate: readonly string[], share: number, seed: number): string[] {
  const files = globSync(mutate)
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted()
  const all = files.flatMap(declarations)
  return new Random(seed).shuffled(all).slice(0, Math.ceil(all.length * share))
}

function declarations(file: string): string[] {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n")
  const empty = [-1, ...lines.flatMap((line, at) => (line === "" ? [at] : [])), lines.length]
  return empty.slice(1).map((end, index) => `${file}:${(empty[index] ?? 0) + 2}-${end}`)
}
