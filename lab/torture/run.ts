import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { parseArgs } from "node:util"
import { printHelpIfRequested } from "../program.ts"
import { type Figure, type Part, printTable, type Row } from "./part.ts"
import { abusePart, fuzzPart } from "./parts/abuse.ts"
import { diskFullPart, powerPart } from "./parts/disk.ts"
import { expensivePart } from "./parts/expensive.ts"
import { killPart } from "./parts/kill.ts"
import { loadPart } from "./parts/load.ts"
import { mailPart } from "./parts/mail.ts"
import { picturesPart } from "./parts/pictures.ts"
import { identityDownPart, providerDownPart } from "./parts/providers.ts"
import { secondStartPart, slowClientsPart, stalledPart } from "./parts/slow-clients.ts"
import { testParts } from "./test-parts.ts"

const parts: Part[] = [
  abusePart,
  expensivePart,
  diskFullPart,
  fuzzPart,
  identityDownPart,
  killPart,
  loadPart,
  mailPart,
  picturesPart,
  powerPart,
  providerDownPart,
  secondStartPart,
  slowClientsPart,
  stalledPart,
  ...testParts,
].toSorted((a, b) => a.name.localeCompare(b.name))

printHelpIfRequested(`npm run torture -- [PART ...] [--quick | --hours N] [--only TEXT] [--json FILE] [--list]

Runs the shop under failures and attacks, and prints the figures of docs/reliability.md beside their goals.
Ends with code 1 if a goal is missed.

  PART         only these parts
  --quick      few rounds
  --hours N    duration instead of the number of rounds
  --only TEXT  in part expensive, only requests whose name contains TEXT
  --json FILE  also writes the figures to this file
  --list       lists the parts

Example: npm run torture -- races kill --quick`)
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    hours: { type: "string" },
    json: { type: "string" },
  },
})
const hours = options.hours === undefined ? undefined : Number(options.hours)
const resultFolder = options.json === undefined ? "build" : dirname(options.json)
const unknown = names.filter((name) => parts.every((part) => part.name !== name))

if (options.list)
  for (const { name, description } of parts) console.log(`${name.padEnd(16)}${description}`)
else if (unknown.length > 0)
  fail(
    `There is no part "${unknown.join('", "')}". There are: ${parts.map(({ name }) => name).join(", ")}.`,
  )
else if (hours !== undefined && !(hours > 0)) fail("--hours takes a number above 0, as in 0.5.")
else if (hours !== undefined && options.quick) fail("--quick and --hours exclude each other.")
else await torture(names.length > 0 ? parts.filter(({ name }) => names.includes(name)) : parts)

async function torture(chosen: Part[]): Promise<void> {
  const rows: Row[] = []
  for (const part of chosen) {
    console.log(`\n— ${part.name}: ${part.description}`)
    const startedAt = performance.now()
    rows.push(...(await figuresOf(part)))
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(`— ${part.name}: done after ${seconds} s`)
  }
  printTable(rows)
  const missed = rows.filter(({ met }) => met === false).length
  const unmeasured = rows.filter(({ met }) => met === undefined).length
  console.log(
    `\n${rows.length} figures: ${missed} goals missed${unmeasured > 0 ? `, ${unmeasured} not measured here` : ""}${options.quick ? "; quick, so with fewer rounds than the goals ask for" : ""}`,
  )
  if (options.json !== undefined)
    await writeFile(
      options.json,
      JSON.stringify({ at: new Date(), quick: options.quick, rows }, null, 2),
    )
  process.exitCode = missed === 0 ? 0 : 1
}

/** Runs a part. If it throws, it counts as a missed goal; figures reported so far are kept. */
async function figuresOf(part: Part): Promise<Row[]> {
  const rows: Row[] = []
  const report = (figure: Figure) => {
    rows.push({ part: part.name, ...figure })
    printTable(rows.slice(-1))
  }
  const folder = await mkdtemp(join(tmpdir(), `torture-${part.name}-`))
  const say = (line: string) => console.log(`  ${line}`)
  try {
    await part.run({
      quick: options.quick,
      only: options.only,
      hours,
      folder,
      resultFolder,
      say,
      report,
    })
  } catch (error) {
    console.error(error)
    const found = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)
    report({ what: "the part", wanted: "runs to its end", found, met: false })
  }
  await rm(folder, { recursive: true, force: true })
  return rows
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 2
}
