import { connect, type Socket } from "node:net"
import { fileURLToPath } from "node:url"
import { startService } from "../program.ts"
import type { ExpensiveQuestion } from "./expensive-questions.ts"

const autocannon = fileURLToPath(import.meta.resolve("autocannon"))

/** A client that repeats one request on several connections. */
export interface Stranger {
  leave(): Promise<void>
}

export const CONNECTIONS = 10
const FOREVER_S = "3600"

/** Repeats a request in a process of its own, so that it does not slow the measurement. */
export function askOverAndOver(url: string, question: ExpensiveQuestion, atOnce = 1): Stranger {
  const { method, path, headers = {}, body } = question
  const { kill } = startService({
    program: process.execPath,
    args: [
      autocannon,
      "--connections",
      String(CONNECTIONS),
      "--duration",
      FOREVER_S,
      "--timeout",
      FOREVER_S,
      "--method",
      method,
      "--pipelining",
      String(atOnce),
      ...Object.entries(headers).flatMap(([name, value]) => ["--headers", `${name}=${value}`]),
      ...(body === undefined ? [] : ["--body", body]),
      url + path,
    ],
    folder: import.meta.dirname,
    env: process.env,
  })
  return { leave: kill }
}

/** Repeats a request and disconnects before each answer. */
export function askAndLeave(url: string, question: ExpensiveQuestion, afterMs = 50): Stranger {
  const sockets = new Set<Socket>()
  let going = true
  const ask = () => {
    if (!going) return
    const socket = send(url, question)
    sockets.add(socket)
    setTimeout(() => socket.destroy(), afterMs)
    socket.resume().on("close", () => {
      sockets.delete(socket)
      ask()
    })
  }
  for (let n = 0; n < CONNECTIONS; n += 1) ask()
  return {
    leave: async () => {
      going = false
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Sends a request on each connection and reads no answer. */
export function askAndTakeNothing(url: string, question: ExpensiveQuestion, connections: number) {
  const sockets = Array.from({ length: connections }, () => send(url, question).pause())
  return {
    open: () => sockets.filter((socket) => !socket.destroyed && !socket.closed).length,
    leave: async () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function send(url: string, question: ExpensiveQuestion): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on("error", () => undefined)
  socket.write(requestText(url, question))
  return socket
}

export function requestText(
  url: string,
  { method, path, headers = {} }: ExpensiveQuestion,
): string {
  const { host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n")
}
