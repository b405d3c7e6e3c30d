import { writeOds } from "hucre/ods"
import { writeXlsx } from "hucre/xlsx"
import { readCells } from "#adapters/matching/read-cells.ts"
import { listFileReader } from "#adapters/matching/read-list-file.ts"
import { refusals } from "#contract/refusals.ts"
import { damaged } from "#test/damaged-files.ts"
import { hostileLists } from "./hostile-lists.ts"

const TIMEOUT_MS = 2_000
const MAX_HOSTILE_MS = 10_000
const MAX_MB = 600

interface Tally {
  answers: Map<string, number>
  wrong: string[]
}

/** Reads damaged files in this process, then hostile ones like the shop. Returns whether all results were right. */
export async function fuzzFiles(count: number, seed: number): Promise<boolean> {
  const tally: Tally = { answers: new Map(), wrong: [] }
  const whole = await wholeFiles()
  for (const file of damaged(whole, count, seed))
    await ask(tally, "a damaged file", TIMEOUT_MS, () => readCells(Buffer.from(file)))
  const residentMb = process.memoryUsage.rss() / 1024 / 1024
  if (residentMb > MAX_MB) tally.wrong.push(`${residentMb.toFixed(0)} MB are held`)
  const read = listFileReader()
  for (const [what, make] of Object.entries(hostileLists)) {
    const file = make()
    await ask(tally, what, MAX_HOSTILE_MS, () => read(file), true)
  }
  for (const [answer, times] of [...tally.answers].toSorted()) console.log(`${times} × ${answer}`)
  for (const wrong of tally.wrong) console.log(`wrong: ${wrong}`)
  console.log(
    `${count} damaged files (seed ${seed}) and ${Object.keys(hostileLists).length} hostile ones: ${tally.wrong.length} wrong, ${residentMb.toFixed(0)} MB resident`,
  )
  return tally.wrong.length === 0
}

async function wholeFiles(): Promise<Uint8Array[]> {
  const rows = Array.from({ length: 40 }, (_, n) => [`CA-${n}`, n, `Part "${n}", größer; 2\t3`])
  const sheets = [{ name: "List", rows: [["Number", "Quantity", "Description"], ...rows] }]
  const csv = rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`))
  const text = csv.map((row) => row.join(";")).join("\r\n")
  return [
    await writeXlsx({ sheets }),
    await writeOds({ sheets }),
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`, "utf16le"),
    Buffer.from(text, "latin1"),
  ]
}

type ReadResult = { rows: string[][] } | { letter: object } | { refused: keyof typeof refusals }

async function ask(
  { answers, wrong }: Tally,
  what: string,
  maxMs: number,
  read: () => Promise<ReadResult>,
  isVerbose = false,
): Promise<void> {
  const startedAt = performance.now()
  try {
    const body = await read()
    const answer = "refused" in body ? refusals[body.refused].text : "read"
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
    if (JSON.stringify(body).includes("root:")) wrong.push(`${what} shows a file of the machine`)
    const tookMs = performance.now() - startedAt
    if (isVerbose) console.log(`${what}: ${answer} (${tookMs.toFixed(0)} ms)`)
    if (tookMs > maxMs) wrong.push(`${what} took ${tookMs.toFixed(0)} ms`)
  } catch (error) {
    wrong.push(`${what}: ${error}`)
  }
}
