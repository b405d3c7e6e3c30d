import autocannon from "autocannon"
import type { BenchShop } from "./bench-shop.ts"

export interface Load {
  url: string
  seconds: number
  connections: number
  /** Pipelined requests per connection, so that the client costs less than the shop. */
  pipelining?: number
  headers?: Record<string, string>
  requests?: autocannon.Request[]
}

interface Answers {
  perSecond: number
  p99Ms: number
  /** Error responses and broken connections. */
  failed: number
}

export async function runLoad({ url, seconds, ...load }: Load): Promise<Answers> {
  const result = await autocannon({
    url,
    duration: seconds,
    ...load,
  })
  return {
    perSecond: result["2xx"] / result.duration,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

const WARM = 3

interface BenchRequest {
  route: string
  token: string | undefined
  headers?: Record<string, string>
  body?: object
}

/** Measures sequential requests; the first few are warm-up. */
export async function measureSequentially(
  { url }: BenchShop,
  seconds: number,
  next: () => BenchRequest,
): Promise<number[]> {
  const times: number[] = []
  const endAt = performance.now() + seconds * 1000
  while (times.length < 2 * WARM || performance.now() < endAt) {
    const { route, token, headers, body } = next()
    const [method = "", path = ""] = route.split(" ")
    const startedAt = performance.now()
    const answer = await fetch(url + path, {
      method,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        ...headers,
      },
      body: body && JSON.stringify(body),
    })
    await answer.arrayBuffer()
    times.push(performance.now() - startedAt)
    if (!answer.ok) throw new Error(`${route} answered ${answer.status}`)
  }
  return times.slice(WARM)
}
