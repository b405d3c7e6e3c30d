import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import type { Account } from "#db/embedded/account.ts"
import { type Service, startService } from "../service.ts"

interface Backend {
  name: string
  port: number
  /** Where its health is asked for, if not where it serves. */
  checkPort?: number
}

interface Proxy {
  folder: string
  account: Account | undefined
  port: number
  mode: "tcp" | "http"
  /** Who answers 200 here gets the traffic. */
  healthPath: string
  backends: Backend[]
}

/** HAProxy as docs/operations.md shows it, which sends to whom is healthy. */
export async function startProxy(proxy: Proxy): Promise<Service> {
  const { folder, account, port, mode, healthPath, backends } = proxy
  const file = join(folder, `haproxy-${port}.cfg`)
  const servers = backends.map(
    ({ name, port: at, checkPort = at }) =>
      `  server ${name} 127.0.0.1:${at} check port ${checkPort}`,
  )
  writeFileSync(
    file,
    `global
  maxconn 2000
  log stdout format raw local0 info
defaults
  log global
  option ${mode}log
  option dontlog-normal
  mode ${mode}
  timeout connect 2s
  timeout check 3s
  timeout client ${mode === "tcp" ? "30m" : "30s"}
  timeout server ${mode === "tcp" ? "30m" : "30s"}
  option redispatch 1
listen all
  bind 127.0.0.1:${port}
  option httpchk GET ${healthPath}
  default-server inter 1s fall 3 rise 2${mode === "tcp" ? " on-marked-down shutdown-sessions" : ""}
${mode === "http" ? REPEATS : ""}
${servers.join("\n")}
`,
  )
  const args = ["-db", "-f", file]
  const service = startService({ program: "haproxy", args, folder, env: PATH, account })
  await delay(SETTLES_MS)
  if (service.ended()) throw new Error(`HAProxy ended:\n${service.log.join("\n")}`)
  return service
}

/** What broke off without an answer is sent to another server, if it may be done twice. */
const REPEATS = `  retry-on conn-failure empty-response
  acl has_key req.hdr(idempotency-key) -m found
  http-request disable-l7-retry unless METH_GET or { path /purchase } has_key`

const SETTLES_MS = 200
/** Debian's place for servers is not on everybody's path. */
export const PATH = { PATH: `${process.env.PATH}:/usr/sbin`, LC_ALL: "C" }
