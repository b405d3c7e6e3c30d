import autocannon from "autocannon"

export interface Load {
  url: string
  seconds: number
  connections: number
  /** Requests sent ahead on each connection, so that the load costs less than what it loads. */
  pipelining?: number
  headers?: Record<string, string>
  requests?: autocannon.Request[]
}

export interface Answers {
  /** How many were 2xx. */
  answered: number
  perSecond: number
  p99Ms: number
  /** Anything but a 2xx, and connections that broke. */
  failed: number
}

export async function putLoad({ url, seconds, ...load }: Load): Promise<Answers> {
  const result = await autocannon({
    url,
    duration: seconds,
    ...load,
  })
  return {
    answered: result["2xx"],
    perSecond: result["2xx"] / result.duration,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
