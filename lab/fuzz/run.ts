import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { connectDatabase } from "#db/connection/client.ts"
import { startEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { auditBooks } from "#db/shop/books.ts"
import { readConfig } from "#runtime/config.ts"
import { freePort } from "#test/free-port.ts"
import { startShop } from "../../src/main.ts"
import { openLog } from "../../src/runtime/log.ts"
import { printHelpIfRequested } from "../program.ts"
import { fuzzFiles } from "./files.ts"
import { type FuzzReport, fuzzShop } from "./fuzz-shop.ts"
import { prepareTarget } from "./target.ts"

printHelpIfRequested(`npm run fuzz -- [REQUESTS] [SEED], or npm run fuzz -- files [FILES] [SEED]

Sends generated requests to a temporary shop and compares each answer with the contract. Exits with code 1 if one is
wrong. With files, reads damaged lists, then hostile ones; each must be read or refused with a sentence.

  REQUESTS  number of requests, 20000 by default
  FILES     number of damaged lists, 5000 by default
  SEED      the same seed generates the same requests or files; default: a new one for requests, 1 for files

Example: npm run fuzz -- 2000 7`)
if (process.argv[2] === "files") {
  const isRight = await fuzzFiles(Number(process.argv[3] ?? 5000), Number(process.argv[4] ?? 1))
  process.exit(isRight ? 0 : 1)
}
const requests = Number(process.argv[2] ?? 20_000)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000)

const dataDir = await mkdtemp(join(tmpdir(), "shop-fuzz-"))
const logged: string[] = []
const log = openLog("warn", { write: (line) => logged.push(line) })
const server = await startEmbeddedDatabase({ dataDir, log })
try {
  const PORT = String(await freePort())
  const environment = { DATABASE_URL: server.url, DATA_DIR: dataDir, RATE_LIMIT_SCALE: "0", PORT }
  const shop = await startShop(readConfig(environment), log)
  const database = await connectDatabase({ url: server.url, maxConnections: 2, log })
  const startedAt = performance.now()
  const target = await prepareTarget({ url: shop.address, db: database.db, logged })
  const report = await fuzzShop(target, { requests, seed })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const books = await auditBooks(database.db, { withLedger: true, graceSeconds: 5 })
  await database.close()
  await shop.stop()
  print(report)
  const wrong = books.filter(({ breaches }) => breaches.length > 0)
  for (const { id, description, breaches } of wrong)
    console.log(`books: ${id} ${description}: ${breaches}`)
  console.log(
    `${report.sent} requests (seed ${seed}) in ${seconds} s: ${report.problems.length} kinds of wrong answers, ${wrong.length} rules of the books broken`,
  )
  process.exitCode = report.problems.length + wrong.length > 0 ? 1 : 0
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true })
}

function print({ answers, problems }: FuzzReport): void {
  const byStatus = new Map<string, number>()
  for (const [kind, count] of answers) {
    const status = kind.split(" ").at(-1) ?? ""
    byStatus.set(status, (byStatus.get(status) ?? 0) + count)
  }
  for (const [status, count] of [...byStatus].sort()) console.log(`${status}  ${count}`)
  const routes = new Set([...answers.keys()].map((kind) => kind.replace(/ \d+$/, "")))
  const never = [...routes].filter((route) => !answers.has(`${route} 200`))
  console.log(
    `${routes.size - 1} calls tried; none of these was ever answered 200: ${never.join(", ")}`,
  )
  for (const { what, count, request, answer } of problems)
    console.log(`\n${count} × ${what}\n  ${request}\n  ${answer}`)
}
