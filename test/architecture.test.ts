import { glob, readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { describe, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"

const src = join(import.meta.dirname, "../src")

/** Who may import whom; a room may always import itself. */
const mayImport: Record<string, string[]> = {
  domain: [],
  contract: ["domain"],
  db: ["domain"],
  operations: ["domain", "contract", "db"],
  adapters: ["domain", "operations"],
  http: ["domain", "contract", "operations"],
  web: ["domain", "contract"],
  cli: ["domain", "db", "operations", "adapters", "runtime"],
  runtime: ["domain", "http"],
  composition: ["adapters", "db", "http", "operations", "runtime"],
}

/** What may lie beside the rooms. */
const front = ["dev.ts", "main.ts", "start.ts", "untyped.d.ts"]

/** The same few in every room that has areas, so that who knows one room knows the others. */
const areas = [
  "accounts",
  "cart",
  "catalogue",
  "delivery",
  "imports",
  "invoices",
  "lists",
  "mail",
  "matching",
  "orders",
  "payments",
  "pictures",
  "returns",
  "reviews",
  "settings",
  "shop",
  "stock",
  "tax",
]

/** What a room with areas holds besides. */
const ofNoArea: Record<string, string[]> = {
  domain: ["compatibility", "network.ts", "pricing"],
  contract: ["kernel"],
  db: ["connection", "embedded", "schema"],
  operations: ["kernel"],
  http: ["kernel", "operator", "pages", "app.ts"],
}

interface Import {
  file: string
  from: string
  to: string
  typeOnly: boolean
}

const files = (await Array.fromAsync(glob("**/*.{ts,tsx}", { cwd: src }))).filter(
  (file) => !file.includes(".test.") && !/(?:^|\/)test-[^/]+$/.test(file),
)
const imports: Import[] = []
for (const file of files) {
  const text = await readFile(join(src, file), "utf8")
  for (const [, typeOnly, target = ""] of text.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:[\w\s{},*$]+?\s+from\s+)?["']([^"']+)["']/gm,
  )) {
    const [from = ""] = file.split("/")
    imports.push({ file, from, to: target, typeOnly: typeOnly !== undefined })
  }
}
const rooms = Object.keys(mayImport)
const roomOf = (target: string) => /^#([^/]+)/.exec(target)?.[1]

/** The files that each file imports. */
const imported = new Map<string, string[]>()
for (const { file, to } of imports) {
  const path = to.startsWith("#") ? to.slice(1) : posix.join(posix.dirname(file), to)
  imported.set(file, [...(imported.get(file) ?? []), path])
}

/** One path through each circle of imports. */
function circles(): string[][] {
  const done = new Set<string>()
  const found: string[][] = []
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file])
    if (done.has(file)) return
    done.add(file)
    for (const next of imported.get(file) ?? []) visit(next, [...path, file])
  }
  for (const file of files) visit(file, [])
  return found
}

describe("rooms", () => {
  test("there are no others", () => {
    const found = new Set(files.map((file) => file.split("/")[0]))
    expect([...found].toSorted()).toEqual([...rooms, ...front].toSorted())
  })

  test("are divided into the same areas", () => {
    const strange = files.filter((file) => {
      const [room = "", part = ""] = file.split("/")
      const besides = ofNoArea[room]
      return besides !== undefined && ![...areas, ...besides].includes(part)
    })
    expect(strange).toEqual([])
  })

  test("hold their pages by area", () => {
    const strange = files.filter((file) => {
      const part = /^web\/routes\/([^/]+)/.exec(file)?.[1]
      return part !== undefined && ![...areas, "admin"].includes(part)
    })
    expect(strange).toEqual([])
  })

  test("have no folder that is a corridor", () => {
    const folders = Map.groupBy(files, (file) => posix.dirname(file))
    const long = [...folders].filter(([, inside]) => inside.length > 40).map(([folder]) => folder)
    expect(long).toEqual([])
  })

  test("import in no circle, types included", () => {
    expect(circles()).toEqual([])
  })

  test("import only what the table allows", () => {
    const broken = imports.filter(({ from, to, typeOnly }) => {
      const room = roomOf(to)
      if (room === undefined || room === from || front.includes(from)) return false
      if (from === "adapters" && room === "operations")
        return !typeOnly && to !== "#operations/kernel/ports.ts"
      return !mayImport[from]?.includes(room)
    })
    expect(broken).toEqual([])
  })

  test("reach each other by #room, and stay inside by ./", () => {
    const broken = imports.filter(({ file, from, to }) => {
      if (!to.startsWith(".")) return roomOf(to) === from && from !== "web"
      if (front.includes(file)) return !front.includes(to.slice(2))
      const depth = file.split("/").length - 2
      return to.split("/").filter((part) => part === "..").length > depth
    })
    expect(broken).toEqual([])
  })

  test("domain uses nothing but itself", () => {
    expect(imports.filter(({ from, to }) => from === "domain" && !to.startsWith("."))).toEqual([])
  })

  test("the environment is read at the front door, and besides only handed on to a child", async () => {
    const readers = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(src, file), "utf8")
        return text
          .replaceAll(/readConfig\(process\.env\)|\.\.\.process\.env,/g, "")
          .includes("process.env")
          ? [file]
          : []
      }),
    )
    expect(readers.flat()).toEqual([])
  })
})

test("every refusal is one that something refuses", async () => {
  const texts = await Promise.all(
    files
      .filter((file) => !/refusals\.ts$/.test(file))
      .map((file) => readFile(join(src, file), "utf8")),
  )
  const unused = Object.keys(refusals).filter(
    (code) => !texts.some((text) => text.includes(`"${code}"`)),
  )
  expect(unused).toEqual([])
})

test("files that documents name are there", async () => {
  const root = join(src, "..")
  const inside = "{src,test,e2e,lab,docs,deploy,seed,public,migrations}/**/*.*"
  const named = /`([\w-][\w./-]*\.(?:tsx?|css|sql|sh|yaml))`/g
  const there = (await Array.fromAsync(glob([inside, "*.*"], { cwd: root }))).map(
    (file) => `/${file}`,
  )
  const documents = await Array.fromAsync(glob(["*.md", "docs/**/*.md"], { cwd: root }))
  const gone = await Promise.all(
    documents
      .filter((document) => document !== "CHANGELOG.md")
      .map(async (document) => {
        const text = await readFile(join(root, document), "utf8")
        return Array.from(text.matchAll(named), ([, path = ""]) => path)
          .filter((path) => !there.some((file) => file.endsWith(`/${path}`)))
          .map((path) => `${document}: ${path}`)
      }),
  )
  expect(gone.flat()).toEqual([])
})

describe("features of the web", () => {
  test("do not import each other", () => {
    const featureOf = (path: string) => /features\/([^/]+)/.exec(path)?.[1]
    const broken = imports.filter(({ file, to }) => {
      const mine = featureOf(file)
      const theirs = featureOf(to.startsWith(".") ? posix.join(posix.dirname(file), to) : to)
      return mine !== undefined && theirs !== undefined && theirs !== mine
    })
    expect(broken).toEqual([])
  })

  test("ui knows nothing of the shop", () => {
    const broken = imports.filter(
      ({ file, to }) =>
        file.startsWith("web/ui/") && (roomOf(to) === "contract" || to.includes("features/")),
    )
    expect(broken).toEqual([])
  })
})
