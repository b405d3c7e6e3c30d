import { randomBytes } from "node:crypto"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { z } from "zod"
import type { Account } from "#db/embedded/account.ts"
import { readPostmaster } from "#db/embedded/postmaster.ts"
import { freePort } from "#test/free-port.ts"
import { type Service, startService } from "../service.ts"
import { PATH } from "./haproxy.ts"
import { signal } from "./stage-shop.ts"

/** Patroni's shortest; the others are as short as go with it (loop_wait + 2 × retry_timeout ≤ ttl). */
const TTL_S = 20
const LOOP_WAIT_S = 5
const RETRY_TIMEOUT_S = 5
const ASK_EVERY_MS = 100
const MAX_WAIT_MS = 120_000

/** One PostgreSQL server and the Patroni that looks after it. */
export interface Node {
  name: string
  port: number
  restPort: number
  patroni: Service
  dataDir: string
}

export interface PatroniCluster {
  nodes: Node[]
  superuserPassword: string
  /** The node that Patroni's own word says is the primary. */
  primary(): Promise<Node>
  /** Until one is the primary and the other its synchronous standby; how long that took. */
  whole(): Promise<number>
  /** kill -9 of the server's first process and of its Patroni, so that nobody starts it again. */
  crash(node: Node): Promise<void>
  start(node: Node): void
  /** As an operator does before working on a machine. */
  switchOver(): Promise<void>
  close(): Promise<void>
}

interface Place {
  folder: string
  account: Account | undefined
  /** Of PostgreSQL's own programs. */
  programs: string
}

/** Two servers, the second a synchronous standby, with automatic failover by Patroni and etcd. */
export async function startPatroni(place: Place): Promise<PatroniCluster> {
  const { folder, account } = place
  const etcdPort = await freePort()
  const etcd = startService({
    program: "etcd",
    args: etcdArguments(folder, etcdPort, await freePort()),
    folder,
    env: PATH,
    account,
  })
  const passwords = {
    superuser: randomBytes(16).toString("hex"),
    replication: randomBytes(16).toString("hex"),
  }
  const nodes: Node[] = []
  for (const name of ["a", "b"]) nodes.push(await startNode(name, place, { etcdPort, passwords }))
  const services = () => nodes.map(({ patroni }) => patroni)
  const cluster: PatroniCluster = {
    nodes,
    superuserPassword: passwords.superuser,
    primary: () => primaryOf(nodes),
    whole: async () => {
      const begun = performance.now()
      while (!(await isWhole(nodes))) {
        const isTooLate = performance.now() - begun > MAX_WAIT_MS
        if (isTooLate || services().some((patroni) => patroni.ended()))
          throw new Error(`no primary with a standby:\n${lastWords([etcd, ...services()])}`)
        await delay(ASK_EVERY_MS)
      }
      return performance.now() - begun
    },
    crash: async (node) => {
      signal(readPostmaster(node.dataDir)?.pid, "SIGKILL")
      await node.patroni.kill()
    },
    start: (node) => {
      node.patroni = launchPatroni(node.name, place)
    },
    switchOver: async () => switchFrom(await primaryOf(nodes)),
    close: async () => {
      await Promise.all(services().map((patroni) => patroni.kill()))
      for (const { dataDir } of nodes) signal(readPostmaster(dataDir)?.pid, "SIGKILL")
      await etcd.kill()
    },
  }
  try {
    await cluster.whole()
    return cluster
  } catch (error) {
    await cluster.close()
    throw error
  }
}

async function startNode(
  name: string,
  place: Place,
  shared: Pick<NodeSettings, "etcdPort" | "passwords">,
): Promise<Node> {
  const { folder, programs } = place
  const node = {
    name,
    port: await freePort(),
    restPort: await freePort(),
    dataDir: join(folder, name),
  }
  // Patroni reads YAML, and JSON is YAML.
  const config = patroniConfig({ ...node, folder, programs, ...shared })
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(config))
  return { ...node, patroni: launchPatroni(name, place) }
}

const launchPatroni = (name: string, { folder, account }: Place): Service =>
  startService({
    program: "patroni",
    args: [join(folder, `${name}.json`)],
    folder,
    env: PATH,
    account,
  })

async function primaryOf(nodes: Node[]): Promise<Node> {
  for (const node of nodes) if (await askPatroni(node, "/primary")) return node
  throw new Error("There is no primary.")
}

async function switchFrom({ name, restPort }: Node): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ leader: name }),
  })
  if (!answer.ok) throw new Error(`Patroni does not switch over: ${await answer.text()}`)
}

const lastWords = (services: Service[]) => services.flatMap(({ log }) => log.slice(-15)).join("\n")

/** Undefined when it is down, just starting, or says no. */
const askPatroni = ({ restPort }: Node, path: string): Promise<unknown> =>
  fetch(`http://127.0.0.1:${restPort}${path}`, { signal: AbortSignal.timeout(2_000) })
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined)

const membersSchema = z.object({
  members: z.array(z.object({ role: z.string(), state: z.string() })),
})

async function isWhole(nodes: Node[]): Promise<boolean> {
  for (const node of nodes) {
    if (!(await askPatroni(node, "/primary"))) continue
    const members = membersSchema.safeParse(await askPatroni(node, "/cluster")).data?.members ?? []
    const runs = ({ state }: { state: string }) => state === "running" || state === "streaming"
    return members.every(runs) && members.some(({ role }) => role === "sync_standby")
  }
  return false
}

function etcdArguments(folder: string, port: number, peerPort: number): string[] {
  const clients = `http://127.0.0.1:${port}`
  const peers = `http://127.0.0.1:${peerPort}`
  return [
    "--data-dir",
    join(folder, "etcd"),
    "--log-level",
    "warn",
    "--listen-client-urls",
    clients,
    "--advertise-client-urls",
    clients,
    "--listen-peer-urls",
    peers,
    "--initial-advertise-peer-urls",
    peers,
    "--initial-cluster",
    `default=${peers}`,
  ]
}

interface NodeSettings extends Pick<Node, "name" | "port" | "restPort" | "dataDir"> {
  folder: string
  programs: string
  etcdPort: number
  passwords: { superuser: string; replication: string }
}

function patroniConfig(settings: NodeSettings) {
  const { name, port, restPort, dataDir, folder, programs, etcdPort, passwords } = settings
  const rest = `127.0.0.1:${restPort}`
  const server = `127.0.0.1:${port}`
  return {
    scope: "shop",
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: TTL_S,
        loop_wait: LOOP_WAIT_S,
        retry_timeout: RETRY_TIMEOUT_S,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C" }, "data-checksums"],
    },
    postgresql: {
      listen: server,
      connect_address: server,
      data_dir: dataDir,
      bin_dir: programs,
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: "postgres", password: passwords.superuser },
        replication: { username: "replicator", password: passwords.replication },
      },
      parameters: { unix_socket_directories: join(folder, `${name}-socket`) },
      pg_hba: [
        "host replication replicator 127.0.0.1/32 scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
      ],
    },
  }
}
