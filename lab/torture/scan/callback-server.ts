import { createServer } from "node:http"
import { type Listening, listenAnywhere } from "./listen-anywhere.ts"

export interface CallbackServer extends Listening {
  /** Whether anybody has called it, as no server asked by a scanner may. */
  calls: string[]
}

/** Whom payloads for request forgery name, and where wapiti asks afterwards who has called. */
export async function callbackServer(): Promise<CallbackServer> {
  const calls: string[] = []
  const listening = await listenAnywhere(
    createServer((request, reply) => {
      const { url = "/", method } = request
      if (!url.startsWith("/get_")) calls.push(url)
      const session = new URL(url, "http://callback").searchParams.get("id")
      const heard = calls.filter((call) => call.startsWith(`/ssrf/${session}/`))
      const byRequest: Record<string, Record<string, object[]>> = {}
      for (const call of heard) {
        const [, , , path = "", parameter = ""] = call.split("/")
        const told = { url: call, date: new Date().toISOString(), ip: "127.0.0.1", method }
        byRequest[path] = { ...byRequest[path], [parameter]: [told] }
      }
      reply.setHeader("content-type", "application/json")
      reply.end(JSON.stringify(byRequest))
    }),
  )
  return { ...listening, calls }
}
