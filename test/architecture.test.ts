import { glob, readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { describe, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { allowedImports, layerFiles, moduleOrder, rootFiles } from "./module-order.ts"

const src = join(import.meta.dirname, "../src")

interface Import {
  file: string
  layer: string
  target: string
  typeOnly: boolean
}

const files = (await Array.fromAsync(glob("**/*.{ts,tsx}", { cwd: src }))).filter(
  (file) => !file.includes(".test."),
)
const imports: Import[] = (
  await Promise.all(
    files.map(async (file) => importsOf(file, await readFile(join(src, file), "utf8"))),
  )
).flat()
const layers = Object.keys(allowedImports)

function importsOf(file: string, text: string): Import[] {
  const [layer = ""] = file.split("/")
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:[\w\s{},*$]+?\s+from\s+)?["']([^"']+)["']/gm,
  )
  return Array.from(statements, ([, typeOnly, target = ""]) => ({
    file,
    layer,
    target,
    typeOnly: typeOnly !== undefined,
  }))
}

const layerOf = (target: string) => /^#([^/]+)/.exec(target)?.[1]

/** The imported file, relative to `src/`. */
const pathOf = ({ file, target }: Pick<Import, "file" | "target">): string =>
  target.startsWith("#") ? target.slice(1) : posix.join(posix.dirname(file), target)

function moduleOf(path: string): { layer: string; name: string } | undefined {
  const [layer = "", folder = "", part = "", ...rest] = path.split("/")
  if (!moduleOrder[layer] || part === "") return undefined
  const hasParts = layer === "web" && rest.length > 0 && ["admin", "buyer", "shared"].includes(part)
  return { layer, name: hasParts ? `${folder}/${part}` : folder }
}

/** One path through each cycle of imports. */
function findCycles(importedBy: Map<string, string[]>): string[][] {
  const done = new Set<string>()
  const found: string[][] = []
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file])
    if (done.has(file)) return
    done.add(file)
    for (const next of importedBy.get(file) ?? []) visit(next, [...path, file])
  }
  for (const file of importedBy.keys()) visit(file, [])
  return found
}

function importsByFile(all: Pick<Import, "file" | "target">[]): Map<string, string[]> {
  const byFile = Map.groupBy(all, ({ file }) => file)
  return new Map([...byFile].map(([file, each]) => [file, each.map(pathOf)]))
}

describe("layers and modules", () => {
  test("contain no other layers", () => {
    const found = new Set(files.map((file) => file.split("/")[0]))
    expect([...found].toSorted()).toEqual([...layers, ...rootFiles].toSorted())
  })

  test("assign every file to a listed module", () => {
    const unlisted = files.filter((file) => {
      const [layer = ""] = file.split("/")
      const order = moduleOrder[layer]
      const name = moduleOf(file)?.name
      if (!order || layerFiles.includes(file)) return false
      return name === undefined ? layer !== "web" && layer !== "adapters" : !order.includes(name)
    })
    expect(unlisted).toEqual([])
  })

  test("let a module import only the modules before it", () => {
    const broken = imports.filter((each) => {
      const from = moduleOf(each.file)
      const to = moduleOf(pathOf(each))
      if (!from || !to || from.layer !== to.layer || from.name === to.name) return false
      const order = moduleOrder[from.layer] ?? []
      return order.indexOf(to.name) > order.indexOf(from.name)
    })
    expect(broken).toEqual([])
  })

  test("group pages by module", () => {
    const names = new Set(
      Object.values(moduleOrder)
        .flat()
        .map((name) => name.split("/")[0]),
    )
    const strange = files.filter((file) => {
      const folder = /^web\/routes\/([^/]+)/.exec(file)?.[1]
      return folder !== undefined && !names.has(folder)
    })
    expect(strange).toEqual([])
  })

  test("keep at most 40 files in a folder", () => {
    const folders = Map.groupBy(files, (file) => posix.dirname(file))
    const long = [...folders].filter(([, inside]) => inside.length > 40).map(([folder]) => folder)
    expect(long).toEqual([])
  })

  test("have no file cycles, types included", () => {
    expect(findCycles(importsByFile(imports))).toEqual([])
  })

  test("have no file cycles in lab, test and e2e", async () => {
    const root = join(src, "..")
    const others = await Array.fromAsync(glob("{lab,test,e2e}/**/*.ts", { cwd: root }))
    const each = await Promise.all(
      others.map(async (file) => importsOf(file, await readFile(join(root, file), "utf8"))),
    )
    const within = each.flat().filter(({ target }) => /^(?:\.|#test\/)/.test(target))
    expect(findCycles(importsByFile(within))).toEqual([])
  })

  test("import only the layers that the table allows", () => {
    const broken = imports.filter(({ layer, target, typeOnly }) => {
      const imported = layerOf(target)
      if (imported === undefined || imported === layer || rootFiles.includes(layer)) return false
      if (layer === "adapters" && imported === "operations")
        return !typeOnly && target !== "#operations/kernel/ports.ts"
      return !allowedImports[layer]?.includes(imported)
    })
    expect(broken).toEqual([])
  })

  test("import across layers with #layer, and within one with a dot", () => {
    const broken = imports.filter(({ file, layer, target }) => {
      if (!target.startsWith(".")) return layerOf(target) === layer && layer !== "web"
      if (rootFiles.includes(file)) return !rootFiles.includes(target.slice(2))
      const depth = file.split("/").length - 2
      return target.split("/").filter((part) => part === "..").length > depth
    })
    expect(broken).toEqual([])
  })

  test("keep domain free of other imports", () => {
    const outside = imports.filter(
      ({ layer, target }) => layer === "domain" && !target.startsWith("."),
    )
    expect(outside).toEqual([])
  })

  test("read the environment once at start; elsewhere it is only passed to a child process", async () => {
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

test("every refusal code is used", async () => {
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

test("files that documents name exist", async () => {
  const root = join(src, "..")
  const inside = "{src,test,e2e,lab,docs,deploy,seed,public,migrations}/**/*.*"
  const named = /`([\w-][\w./-]*\.(?:tsx?|css|sql|sh|yaml))`/g
  const there = (await Array.fromAsync(glob([inside, "*.*"], { cwd: root }))).map(
    (file) => `/${file}`,
  )
  const places = ["*.md", "{docs,deploy,src,seed,test}/**/*.md"]
  const documents = await Array.fromAsync(glob(places, { cwd: root }))
  const gone = await Promise.all(
    documents
      .filter((document) => document !== "CHANGELOG.md")
      .map(async (document) => {
        const text = await readFile(join(root, document), "utf8")
        // The README of a layer names its own files, or others from the root.
        const own = document.startsWith("src/") ? posix.dirname(document) : undefined
        const isThere = (path: string) =>
          own === undefined
            ? there.some((file) => file.endsWith(`/${path}`))
            : there.includes(`/${path}`) || there.includes(`/${own}/${path}`)
        return Array.from(text.matchAll(named), ([, path = ""]) => path)
          .filter((path) => !isThere(path))
          .map((path) => `${document}: ${path}`)
      }),
  )
  expect(gone.flat()).toEqual([])
})

test("money is multiplied in domain/pricing/money.ts alone", async () => {
  const multiplying = await Promise.all(
    files.map(async (file) =>
      / \* (?:\w+\.)*\w+Cents\b|\w+Cents \* /.test(await readFile(join(src, file), "utf8"))
        ? [file]
        : [],
    ),
  )
  expect(multiplying.flat()).toEqual(["domain/pricing/money.ts"])
})

test("web/ui does not import the contract", () => {
  const broken = imports.filter(
    ({ file, target }) => file.startsWith("web/ui/") && layerOf(target) === "contract",
  )
  expect(broken).toEqual([])
})

test("in web, imports of other modules begin with #web, and those of the own one with a dot", () => {
  const nameOf = (path: string) => moduleOf(path)?.name
  const mixed = imports
    .filter(({ layer, target }) => layer === "web" && /^(?:#web|\.)/.test(target))
    .filter(({ target }) => !target.includes("+types/") && !target.includes(".css"))
    .filter((one) => {
      const isOwn = nameOf(one.file) === nameOf(pathOf(one))
      return isOwn !== one.target.startsWith(".")
    })
  expect(mixed.map(({ file, target }) => `${file}: ${target}`)).toEqual([])
})

/** Files that load the schema library, also through other files of the contract. */
function filesWithSchemas(): Set<string> {
  const loaded = imports.filter(({ layer, typeOnly }) => layer === "contract" && !typeOnly)
  const found = new Set(loaded.filter(({ target }) => target === "zod").map(({ file }) => file))
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const each of loaded) if (found.has(pathOf(each))) found.add(each.file)
  }
  return found
}

test("only the forms of settings load schemas in the browser", () => {
  const schemas = filesWithSchemas()
  const loading = imports.filter(
    (each) => each.layer === "web" && !each.typeOnly && schemas.has(pathOf(each)),
  )
  const elsewhere = loading.filter(({ file }) => !/^web\/(?:routes\/)?settings\//.test(file))
  expect(elsewhere.map(({ file, target }) => `${file}: ${target}`)).toEqual([])
})
