import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"
import { type AtRule, type Container, type Document, parse } from "postcss"
import { afterAll, expect, test } from "vitest"
import { openBrowser } from "#test/browser.ts"

const page = await (await openBrowser()).newPage()
afterAll(() => page.close())

const assets = join(import.meta.dirname, "../../build/client/assets")

test("the browser accepts every rule of every stylesheet", async () => {
  const dropped: Record<string, string[]> = {}
  for await (const file of glob("*.css", { cwd: assets })) {
    const css = await readFile(join(assets, file), "utf8")
    dropped[file] = await page.evaluate(findDropped, listParts(css))
  }
  expect(Object.keys(dropped)).not.toEqual([])
  expect(Object.entries(dropped).filter(([, parts]) => parts.length > 0)).toEqual([])
})

test("a rule that the browser silently drops is detected", async () => {
  const css = `
    a:has(b:not(:has(i))), a:is(:hovered), a:hover { color: rde; color: red }
    @media screen and and print { a { colour: red } }
    @property --x { syntax: "*" }`
  expect(await page.evaluate(findDropped, listParts(css))).toEqual([
    "a:has(b:not(:has(i)))",
    "a:is(:hovered)",
    "color: rde",
    "colour: red",
    "@media screen and and print {}",
    '@property --x { syntax: "*" }',
  ])
})

interface StyleParts {
  selectors: string[]
  declarations: { property: string; value: string }[]
  atRules: string[]
}

/** Splits a style sheet into parts that a browser accepts or drops individually. */
function listParts(css: string): StyleParts {
  const parts: StyleParts = { selectors: [], declarations: [], atRules: [] }
  const sheet = parse(css)
  sheet.walkRules((rule) => {
    if (!isAtRule(rule.parent, "keyframes")) parts.selectors.push(...rule.selectors)
  })
  sheet.walkDecls((declaration) => {
    const { prop: property, value, parent } = declaration
    if (!hasDescriptors(parent)) parts.declarations.push({ property, value })
  })
  sheet.walkAtRules((rule) => {
    const block = rule.nodes ? "{}" : ";"
    const text = `@${rule.name} ${rule.params} ${block}`
    parts.atRules.push(hasDescriptors(rule) ? rule.toString() : text)
  })
  return parts
}

type Parent = Container | Document | undefined

const isAtRule = (node: Parent, name: string): node is AtRule =>
  node?.type === "atrule" && "name" in node && node.name === name

const hasDescriptors = (node: Parent) => isAtRule(node, "font-face") || isAtRule(node, "property")

/** Returns the parts that this browser drops. Runs in the page. */
function findDropped({ selectors, declarations, atRules }: StyleParts): string[] {
  // Vendor prefixes appear only next to the standard property.
  const isStandard = (text: string) => !/-(?:moz|ms|webkit)-/.test(text)
  const isAccepted = (atRule: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(atRule)
    const [rule] = sheet.cssRules
    return rule instanceof CSSMediaRule ? rule.conditionText !== "not all" : rule !== undefined
  }
  const dropped = [
    ...selectors.filter((selector) => !CSS.supports(`selector(${selector})`)),
    ...declarations
      .filter(({ property, value }) => !CSS.supports(property, value))
      .map(({ property, value }) => `${property}: ${value}`),
    ...atRules.filter((atRule) => !isAccepted(atRule)),
  ]
  return [...new Set(dropped)].filter(isStandard)
}
