import { Agent } from "node:http"
import fc from "fast-check"
import { readOperations } from "./document.ts"
import { aDocumented, aStranger, type FuzzRequest } from "./request.ts"
import { type FuzzAnswer, noAnswer, readJson, send, wrongWith } from "./send.ts"
import type { FuzzTarget } from "./target.ts"

export interface FuzzReport {
  sent: number
  /** Counts by operation and status: `POST /part 200`. */
  answers: Map<string, number>
  problems: Problem[]
}

export interface Problem {
  what: string
  count: number
  /** The first request with this problem, and its answer. */
  request: string
  answer: string
}

const AT_ONCE = 8

/** Sends random requests and reports every forbidden answer. */
export async function fuzzShop(
  target: FuzzTarget,
  options: { requests: number; seed: number },
): Promise<FuzzReport> {
  const document: unknown = await (await fetch(`${target.url}/openapi.json`)).json()
  const { requests: numRuns, seed } = options
  const operations = readOperations(document)
  const aRequest = fc.oneof(
    { weight: 8, arbitrary: aDocumented(operations) },
    { weight: 1, arbitrary: aStranger(operations) },
  )
  const requests = fc.sample(aRequest, { numRuns, seed })
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const answers = new Map<string, number>()
  const problems = new Map<string, Problem>()
  const queue = requests.values()
  const work = async () => {
    for (const request of queue) {
      const answer = await send(target, agent, request).catch(noAnswer)
      const kind = `${routeOf(request)} ${answer.status}`
      answers.set(kind, (answers.get(kind) ?? 0) + 1)
      await learn(target, request, answer)
      for (const what of wrongWith(request, answer)) {
        const key = `${what} ${kind}`
        const known = problems.get(key)
        if (known) known.count += 1
        else problems.set(key, { what, count: 1, ...describe(target, request, answer) })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  agent.destroy()
  return { sent: requests.length, answers, problems: [...problems.values()] }
}

const routeOf = ({ operation }: FuzzRequest): string =>
  operation ? `${operation.method} ${operation.path}` : "elsewhere"

/** Remembers created ids and replaces ended tokens. */
async function learn(target: FuzzTarget, request: FuzzRequest, answer: FuzzAnswer): Promise<void> {
  const { who, headers } = request
  if (answer.status === 401 && who !== "anonymous" && headers.authorization === undefined)
    target.tokens[who] = await target.newToken(who)
  const created = { "POST /part": target.parts, "POST /purchase": target.orders }
  const ids = new Map(Object.entries(created)).get(routeOf(request))
  if (ids && answer.status === 200) ids.push(String(Object(readJson(answer.body)).insertedId))
}

const SHOWN = 600
const shown = (text: string) => text.replace(/(.)\1{30,}/g, "$1$1$1…").slice(0, SHOWN)

function describe(target: FuzzTarget, request: FuzzRequest, answer: FuzzAnswer) {
  const { method, path, who, ...rest } = request
  const { requestId } = Object(readJson(answer.body))
  const logged =
    answer.status >= 500 ? target.logged.findLast((line) => line.includes(requestId)) : undefined
  const sent = JSON.stringify({ ...rest, operation: undefined })
  return {
    request: shown(`${who} ${method} ${path} ${sent}`),
    answer: shown(`${answer.status} ${answer.body}`) + (logged ? `\n${logged.slice(0, 2000)}` : ""),
  }
}
