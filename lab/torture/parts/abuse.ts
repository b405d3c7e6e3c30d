import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"
import type { Part, Stage } from "../part.ts"
import { type Outcome, runTests } from "../test-parts.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "../../..")

export const abusePart: Part = {
  name: "abuse",
  description: "tampering, forgery, leaks, dependencies",
  run: async (stage) => {
    await runCorpora(stage)
    await auditDependencies(stage)
    await writeBillOfMaterials(stage)
    await checkInstallScripts(stage)
  },
}

const corpora: { goal?: number; what: string; file: string }[] = [
  { goal: 12, what: "tampered values", file: "test/security/abuse-values.test.ts" },
  {
    goal: 14,
    what: "forged, replayed, late, other orders' events",
    file: "src/http/payments/webhook.test.ts",
  },
  { what: "requests on the wire, forged and doubled", file: "test/security/abuse-wire.test.ts" },
  { what: "accounts under attack", file: "test/security/abuse-accounts.test.ts" },
  { goal: 24, what: "leaks of cards, secrets, stacks", file: "test/security/abuse-leaks.test.ts" },
  { goal: 1, what: "every call by everybody", file: "test/security/access-matrix.test.ts" },
  { what: "500 generated requests", file: "lab/fuzz/fuzz-shop.test.ts" },
]

async function runCorpora(stage: Stage): Promise<void> {
  for (const { goal, what, file } of corpora) {
    const outcomes = await runTests([file], stage)
    const failed = outcomes.filter(({ status }) => status !== "passed").length
    const found = [
      `${outcomes.length - failed} of ${outcomes.length} tests pass`,
      ...summarize(outcomes),
    ]
    stage.report({
      goal,
      what,
      wanted: "all pass",
      found: found.join("; "),
      met: failed === 0,
    })
  }
}

/** Sums the counts of tampered values; returns other figures unchanged. */
function summarize(outcomes: Outcome[]): string[] {
  const figures = outcomes.flatMap(({ meta }) => meta.figure ?? [])
  const isCount = (figure: string) => /^\d+ values$/.test(figure)
  const values = figures.filter(isCount).reduce((sum, each) => sum + Number.parseInt(each, 10), 0)
  const others = figures.filter((figure) => !isCount(figure))
  return values > 0 ? [`${values} tampered values and claims`, ...others] : others
}

const auditSchema = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
})

/** Ignores the exit code, because `npm audit` exits with 1 for any finding. */
async function auditDependencies({ report }: Stage): Promise<void> {
  const what = "high and critical advisories in what runs"
  const { stdout } = await run("npm", ["audit", "--omit=dev", "--json"], { cwd: root }).catch(
    (error: unknown) => printed.parse(error),
  )
  const audit = auditSchema.safeParse(parseJson(stdout))
  if (!audit.success) {
    const why = refusalSchema.safeParse(parseJson(stdout)).data?.message ?? "no answer"
    const found = `not measured: the registry refused (${why})`
    return report({ goal: 34, what, wanted: "0", found, met: undefined })
  }
  const { high, critical } = audit.data.metadata.vulnerabilities
  const found = `${high} high, ${critical} critical`
  report({ goal: 34, what, wanted: "0", found, met: high + critical === 0 })
}

const refusalSchema = z.object({ message: z.string() })
const printed = z.object({ stdout: z.string() })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function writeBillOfMaterials({ resultFolder, report, say }: Stage): Promise<void> {
  const { stdout } = await run(
    "npm",
    ["sbom", "--sbom-format", "cyclonedx", "--omit=dev", "--package-lock-only"],
    {
      cwd: root,
      maxBuffer: 100_000_000,
    },
  ).catch((error: unknown) => printed.parse(error))
  const bill = z.object({ components: z.array(z.unknown()) }).safeParse(parseJson(stdout))
  const count = bill.success ? bill.data.components.length : 0
  const file = join(resultFolder, "sbom.cdx.json")
  await mkdir(resultFolder, { recursive: true })
  await writeFile(file, stdout)
  say(`bill of materials written to ${file}`)
  const what = "bill of materials (CycloneDX)"
  report({ goal: 34, what, wanted: "made", found: `${count} components`, met: count > 0 })
}

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
})
const allowSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) })

/** Reports packages with install scripts that are not on the list. */
async function checkInstallScripts({ report }: Stage): Promise<void> {
  const read = async (file: string) => JSON.parse(await readFile(join(root, file), "utf8"))
  const { packages } = lockSchema.parse(await read("package-lock.json"))
  const { allowScripts } = allowSchema.parse(await read("package.json"))
  const wanting = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ""))
  const installed = wanting.filter((name) => existsSync(join(root, "node_modules", name)))
  const unknown = installed.filter((name) => !(name in allowScripts))
  const what = "installed packages with an install script outside the list"
  const found = `${unknown.length} of ${installed.length} (${[...unknown, ...installed].join(", ")})`
  report({ goal: 34, what, wanted: "0", found, met: unknown.length === 0 })
}

const GENERATED = 20_000
const QUICK = 1_000

export const fuzzPart: Part = {
  name: "fuzz",
  description: "invalid requests generated from /openapi.json; npm run fuzz takes a seed",
  run: async ({ quick, say, report }) => {
    const args = ["lab/fuzz/run.ts", String(quick ? QUICK : GENERATED)]
    const options = { cwd: root, maxBuffer: 100_000_000 }
    const { stdout } = await run("node", args, options).catch((error: unknown) =>
      printed.parse(error),
    )
    const lines = stdout.trim().split("\n")
    // The last line is the summary.
    const found = lines.at(-1) ?? ""
    const met = / 0 kinds of wrong answers, 0 rules/.test(found)
    if (!met) for (const line of lines) say(line)
    report({ goal: 22, what: "wrong answers to generated requests", wanted: "0", found, met })
  },
}
