import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { parseAllDocuments } from "yaml"
import { z } from "zod"
import { openTestApi } from "../test-shop.ts"

const root = join(import.meta.dirname, "../..")
const read = (path: string) => readFile(join(root, path), "utf8")
const deployed = (pattern: string) => Array.fromAsync(glob(`deploy/${pattern}`, { cwd: root }))

/** Parses every document of a YAML file. */
function documentsIn(text: string): unknown[] {
  return parseAllDocuments(text, { merge: true }).map((document) => {
    for (const error of document.errors) throw error
    return document.toJS()
  })
}

const shop = await openTestApi()
afterAll(shop.close)

test("every YAML file can be parsed, and the dashboard is JSON", async () => {
  const files = await deployed("**/*.yaml")
  expect(files.length).toBeGreaterThan(8)
  for (const file of files) expect(documentsIn(await read(file)), file).not.toContain(null)
  expect(JSON.parse(await read("deploy/grafana/dashboard.json"))).toHaveProperty("panels")
})

test("every variable that a deployment sets is one that the shop reads", async () => {
  const topics = await Array.fromAsync(glob("src/runtime/config/*.ts", { cwd: root }))
  const declared = (await Promise.all(topics.map(read))).join("\n")
  const known = new Set([...declared.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name))
  /** Variables of compose, Node or the shell. */
  const others = new Set(["PATH", "NODE_ENV", "SHOP_DOMAIN", "POSTGRES_PASSWORD", "BUCKET_SECRET"])
  const unknown = (await variables()).filter((name) => !known.has(name) && !others.has(name))
  expect(unknown).toEqual([])
})

test("no deployment runs stand-ins, and no proxy exposes metrics or hides the client address", async () => {
  const programs = ["computer-assembler.service", "computer-assembler-backup.service", "Dockerfile"]
  for (const file of programs) expect(await read(`deploy/${file}`), file).toContain(" SANDBOX=off ")
  const proxies = await deployed("proxies/*")
  expect(proxies).toHaveLength(3)
  for (const file of proxies) {
    const text = await read(file)
    for (const words of ["/metrics", "SANDBOX=off", "TRUSTED_PROXIES=127.0.0.1", "Forwarded"])
      expect(text, file).toContain(words)
  }
})

test("each deployment makes scheduled backups and keeps the newest", async () => {
  const schedules = ["computer-assembler-backup.service", "compose.yaml", "kubernetes/backup.yaml"]
  for (const file of schedules)
    expect((await read(`deploy/${file}`)).replaceAll(/[",]/g, ""), file).toMatch(
      /node src\/cli\/backup\.ts --into \S*backups --keep 14/,
    )
  expect(await read("deploy/kubernetes/kustomization.yaml")).toContain("- backup.yaml")
})

test("every metric in the alerts and the dashboard is exported", async () => {
  const answer = await fetch(`${shop.url}/metrics`)
  const exported = new Set(
    [...(await answer.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
    ),
  )
  const metrics = [
    await read("deploy/prometheus/alerts.yaml"),
    await read("deploy/grafana/dashboard.json"),
  ].flatMap((text) => text.match(/\b(?:shop|process|nodejs)_[a-z0-9_]+/g) ?? [])
  expect(metrics.length).toBeGreaterThan(20)
  expect(metrics.filter((name) => !exported.has(name))).toEqual([])
})

test("every alert is explained to operators", async () => {
  const alerts = (await read("deploy/prometheus/alerts.yaml")).match(/(?<=alert: )\w+/g) ?? []
  const operations = await read("docs/operations.md")
  expect(alerts.filter((alert) => !operations.includes(`\`${alert}\``))).toEqual([])
})

const settings = z.record(z.string(), z.unknown())
const compose = z.object({
  services: z.record(z.string(), z.object({ environment: settings.optional() })),
})
const manifest = z.object({ data: settings.default({}), stringData: settings.default({}) })

/** Lists the variables that deployments set. */
async function variables(): Promise<string[]> {
  const { services } = compose.parse(documentsIn(await read("deploy/compose.yaml"))[0])
  const manifests = await Promise.all((await deployed("kubernetes/*.yaml")).map(read))
  const assigned = [
    await read("deploy/shop.env.example"),
    (await read("deploy/Dockerfile")).replaceAll(/^(?!ENV).*$/gm, ""),
    ...(await Promise.all((await deployed("*.service")).map(read))).map((unit) =>
      unit.replaceAll(/^(?!Environment=).*$/gm, ""),
    ),
  ].flatMap((text) => text.match(/\b[A-Z][A-Z0-9_]+(?==)/g) ?? [])
  return [
    ...Object.keys(services.shop?.environment ?? {}),
    ...Object.keys(services.migrate?.environment ?? {}),
    ...manifests.flatMap(documentsIn).flatMap((document) => {
      const { data, stringData } = manifest.parse(document)
      return [...Object.keys(data), ...Object.keys(stringData)]
    }),
    ...assigned,
  ]
}
