import type { BenchShop } from "./bench-shop.ts"

const WARM = 3

interface Asked {
  route: string
  token: string | undefined
  headers?: Record<string, string>
  body?: object
}

/** How long each of these takes, one after the other, for so long; the first few do not count. */
export async function askOneByOne(
  { url }: BenchShop,
  seconds: number,
  next: () => Asked,
): Promise<number[]> {
  const times: number[] = []
  const endAt = performance.now() + seconds * 1000
  while (times.length < 2 * WARM || performance.now() < endAt) {
    const { route, token, headers, body } = next()
    const [method = "", path = ""] = route.split(" ")
    const begunAt = performance.now()
    const answer = await fetch(url + path, {
      method,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    times.push(performance.now() - begunAt)
    if (!answer.ok) throw new Error(`${route} answered ${answer.status}`)
  }
  return times.slice(WARM)
}
