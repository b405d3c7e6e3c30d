import { glob, readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { describe, expect, test } from "vitest"
import { refusalText } from "#contract/refusals.ts"

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
  cli: ["domain", "db", "operations", "adapters", "config.ts"],
}

interface Import {
  file: string
  from: string
  to: string
  typeOnly: boolean
}

const files = (await Array.fromAsync(glob("*/**/*.{ts,tsx}", { cwd: src }))).filter(
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

describe("rooms", () => {
  test("there are no others", () => {
    expect(rooms.toSorted()).toEqual(
      [...new Set(files.map((file) => file.split("/")[0]))].toSorted(),
    )
  })

  test("import only what the table allows", () => {
    const broken = imports.filter(({ from, to, typeOnly }) => {
      const room = roomOf(to)
      if (room === undefined || room === from) return false
      if (from === "adapters" && room === "operations")
        return !typeOnly && to !== "#operations/ports.ts"
      return !mayImport[from]?.includes(room)
    })
    expect(broken).toEqual([])
  })

  test("reach each other by #room, and stay inside by ./", () => {
    const broken = imports.filter(({ file, from, to }) => {
      if (!to.startsWith(".")) return roomOf(to) === from && from !== "web"
      const depth = file.split("/").length - 2
      return to.split("/").filter((part) => part === "..").length > depth
    })
    expect(broken).toEqual([])
  })

  test("domain uses nothing but itself", () => {
    expect(imports.filter(({ from, to }) => from === "domain" && !to.startsWith("."))).toEqual([])
  })

  test("the environment is read by config.ts, and besides only handed on to a child", async () => {
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
      .filter((file) => !/refusals\.ts$|error-map\.ts$/.test(file))
      .map((file) => readFile(join(src, file), "utf8")),
  )
  const unused = Object.keys(refusalText).filter(
    (code) => !texts.some((text) => text.includes(`"${code}"`)),
  )
  expect(unused).toEqual([])
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
