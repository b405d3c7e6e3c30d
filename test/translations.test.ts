import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"
import { type ESTree, parseSync, Visitor } from "vite"
import { expect, test } from "vitest"
import { z } from "zod"
import { fieldMeta } from "#contract/settings/setting-fields.ts"
import { settingsAreas, settingsGroups } from "#contract/settings/settings.ts"
import { facets } from "#domain/catalogue/facets.ts"
import { OWN_CATEGORY } from "#domain/catalogue/vocabulary/guess-name.ts"
import { units } from "#domain/catalogue/vocabulary/units.ts"
import { kinds, namesOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import { allTexts } from "#domain/languages/all-texts.ts"
import { de } from "#domain/languages/de/de.ts"
import { serverTexts } from "#domain/languages/de/server-texts.ts"
import { staffTexts } from "#domain/languages/de/staff-texts.ts"
import type { Translation } from "#domain/languages/dictionary.ts"
import { mailTemplates } from "#operations/mail/templates/mail-templates.ts"

const root = join(import.meta.dirname, "..")
const dictionaryFiles = "src/domain/languages/de/**/*.ts"

/** Attributes with text that people read. */
const READ_ATTRIBUTES = new Set(
  "alt aria-label add button buttonText caption confirmLabel heading help hint label legend placeholder searchLabel summary title unit".split(
    " ",
  ),
)
/** Matches texts that look like a sentence or the end of one. */
const SENTENCE = /^(?:[A-Z{]|(?:must|is|has|holds) ).*\p{L} \p{Ll}{2}/su
const CLASS_NAMES = /-[\d[]/
/** Texts of `/openapi.json`, and names. */
const OTHER_NAMES = /^(?:summary|description|example|aliases|\w+Description)$/
const FOR_PROGRAMMERS = /(?:^|\.)(?:meta|describe|action|header)$|\blog\.\w+$/
const isSentence = (text: string) => SENTENCE.test(text) && !CLASS_NAMES.test(text)

const hasWord = (text: string) => /\p{L}{2}/u.test(text)

interface Sources {
  untranslated: string[]
  /** Lists texts that look like sentences, with their place. */
  sentences: { text: string; at: string }[]
  literals: Set<string>
}

function readSource(file: string, text: string): Sources {
  const untranslated: string[] = []
  const literals = new Set<string>()
  const found: { text: string; start: number }[] = []
  const technical: ESTree.Span[] = []
  const placeOf = (start: number) => `${file}:${text.slice(0, start).split("\n").length}`
  const note = ({ start }: { start: number }) => untranslated.push(placeOf(start))
  const visitor = new Visitor({
    JSXText(node) {
      if (hasWord(node.value)) note(node)
    },
    JSXAttribute({ name, value }) {
      if (value?.type !== "Literal" || typeof value.value !== "string") return
      const attribute = name.type === "JSXIdentifier" ? name.name : ""
      if (READ_ATTRIBUTES.has(attribute) && hasWord(value.value)) note(value)
    },
    Literal(node: ESTree.Node) {
      if (!("value" in node) || typeof node.value !== "string") return
      literals.add(node.value)
      if (isSentence(node.value)) found.push({ text: node.value, start: node.start })
    },
    TemplateElement({ value }) {
      if (value.cooked) literals.add(value.cooked)
    },
    TemplateLiteral({ quasis, start }) {
      const whole = quasis.map(({ value }) => value.cooked).join("{}")
      if (isSentence(whole)) found.push({ text: whole, start })
    },
    Property({ key, value }) {
      if (key.type === "Identifier" && OTHER_NAMES.test(key.name)) technical.push(value)
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && OTHER_NAMES.test(id.name) && init) technical.push(init)
    },
    CallExpression({ callee, arguments: given }) {
      const name = text.slice(callee.start, callee.end)
      if (FOR_PROGRAMMERS.test(name)) technical.push(...given)
      // Its second argument is a description, while its schema may contain messages.
      if (name === "optional" && given[1]) technical.push(given[1])
      // The dictionary lists plurals under their second form.
      if (name === "plural" && given[1]) technical.push(given[1])
    },
    NewExpression({ callee, arguments: given }) {
      if (text.slice(callee.start, callee.end) !== "UnreadableFile") technical.push(...given)
    },
    TaggedTemplateExpression({ quasi }) {
      technical.push(quasi)
    },
  })
  visitor.visit(parseSync(file, text).program)
  const isTechnical = (at: number) => technical.some(({ start, end }) => start <= at && at < end)
  const sentences = found
    .filter(({ start }) => !isTechnical(start))
    .map(({ start, ...sentence }) => ({ ...sentence, at: placeOf(start) }))
  return { untranslated, literals, sentences }
}

async function readSources(pattern: string): Promise<Sources[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }))
  const own = files.filter((file) => !/\.test\.|languages\/de\//.test(file))
  return Promise.all(
    own.map(async (file) => readSource(file, await readFile(join(root, file), "utf8"))),
  )
}

const placeholders = (text: string): string[] =>
  [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].toSorted()

const formsOf = (translation: Translation): string[] =>
  typeof translation === "string" ? [translation] : Object.values(translation)

test("untranslated text in a component is detected", () => {
  const { untranslated } = readSource("x.tsx", 'const a = <p title="Hello">\nHello{t("Hi")} ×</p>')
  expect(untranslated).toEqual(["x.tsx:1", "x.tsx:1"])
})

test("every text of a component is translated", async () => {
  const sources = await readSources("src/web/**/*.tsx")
  expect(sources.flatMap(({ untranslated }) => untranslated)).toEqual([])
})

test("no stylesheet contains words", async () => {
  const files = await Array.fromAsync(glob("src/web/**/*.css", { cwd: root }))
  const contents = await Promise.all(
    files.map(async (file) => {
      const css = await readFile(join(root, file), "utf8")
      return Array.from(css.matchAll(/content: "([^"]*)"/g), ([, words = ""]) => ({ file, words }))
    }),
  )
  expect(contents.flat().filter(({ words }) => hasWord(words))).toEqual([])
})

/** Layers with texts for visitors, buyers and staff. */
const READ_FILES = "src/{contract,domain,http,operations,subscribers,web}/**/*.{ts,tsx}"
const OTHER_READERS =
  /http\/operator|http\/kernel\/openapi|invoices\/datev|stock\/stock-level|matching\/prose|catalogue\/(?:search|peripheral|drive)-words/

test("a sentence that is missing from every dictionary is detected", () => {
  const { sentences } = readSource(
    "x.ts",
    `const a = { error: "Send one line", b: \`At most \${c} parts\`, description: "For a program" }`,
  )
  expect(sentences).toEqual([
    { text: "Send one line", at: "x.ts:1" },
    { text: "At most {} parts", at: "x.ts:1" },
  ])
})

test("every sentence that people read is in the dictionary", async () => {
  const sources = await readSources(READ_FILES)
  const known = new Set(Object.keys(de).flatMap((text) => [text, text.split("|", 1)[0]]))
  const missing = sources
    .flatMap(({ sentences }) => sentences)
    .filter(({ text, at }) => !known.has(text) && !OTHER_READERS.test(at))
  expect(missing).toEqual([])
})

/** Words of the vocabulary. */
function vocabularyWords(): Set<string> {
  const marked = (words: readonly (string | undefined)[], mark: string) =>
    words.map((word) => `${word}|${mark}`)
  const groups = kinds.flatMap((kind) => kind.groups)
  const attributes = groups.flatMap((group) => group.attributes)
  return new Set([
    ...marked([...groups.map(({ name }) => name), ...attributes.map(({ label }) => label)], "spec"),
    ...marked(
      Object.values(facets).map(({ label }) => label),
      "spec",
    ),
    ...marked(
      kinds.flatMap(({ columns = {}, chips = [] }) => [...Object.keys(columns), ...chips]),
      "spec",
    ),
    ...marked(kinds.flatMap(namesOf), "category"),
    ...marked(["Thermal paste", "Network cards", "Sound cards", OWN_CATEGORY], "category"),
    ...marked(Object.keys(units), "unit"),
    ...mailNames(),
    ...settingTexts(),
  ])
}

const mailNames = () =>
  Object.keys(mailTemplates).map((name) => `${name.replaceAll("-", " ")}|mail`)

test("every mail has a German name", () => {
  expect(mailNames().filter((name) => !Object.hasOwn(de, name))).toEqual([])
})

/** Values of specs are not in the source. */
const isValue = (text: string) => text.endsWith("|value")

test("every text of the dictionary is used, and listed once", async () => {
  const sources = await readSources("src/**/*.{ts,tsx}")
  const used = sources.reduce((all, { literals }) => all.union(literals), vocabularyWords())
  const listed: string[] = []
  for await (const file of glob(dictionaryFiles, { cwd: root })) {
    if (/\/(?:de|(?:buyer|server|staff)-texts)\.ts$/.test(file)) continue
    const module: Record<string, object> = await import(join(root, file))
    listed.push(...Object.values(module).flatMap((texts) => Object.keys(texts)))
  }
  expect(listed.filter((text) => !used.has(text) && !isValue(text))).toEqual([])
  expect(listed.filter((text, index) => listed.indexOf(text) !== index)).toEqual([])
})

/** Labels, help and options of settings. */
function settingTexts(): string[] {
  const texts: (string | undefined)[] = []
  const read = (schema: unknown): void => {
    if (!(schema instanceof z.ZodType)) return
    const { label, help, options = [] } = Object(fieldMeta.get(schema))
    texts.push(label, help, ...options.map((option: string) => `${option}|option`))
    const def = Object(schema.def)
    for (const inner of [def.innerType, def.element, def.in, def.out]) read(inner)
    for (const inner of [...Object.values(Object(def.shape)), ...(def.options ?? [])]) read(inner)
  }
  texts.push(...Object.keys(settingsAreas))
  for (const { title, fields } of settingsGroups) {
    texts.push(title)
    read(fields)
  }
  return texts.filter((text) => text !== undefined)
}

/** Currency codes and format names, equal in every language. */
const isName = (text: string) => /^(?:[A-Z]{3}|EN 16931|XRechnung|OSS)\|option$/.test(text)

test("every setting has its texts in German", () => {
  const missing = settingTexts().filter((text) => !isName(text) && !Object.hasOwn(de, text))
  expect(missing).toEqual([])
})

test("no screen of buyers contains a text that only administrators load", async () => {
  const sources = await readSources(
    "src/{web/*/{buyer,shared},web/{shell,ui},contract/*}/**/{*.tsx,*-text.ts}",
  )
  const used = sources.reduce((all, { literals }) => all.union(literals), new Set<string>())
  const texts = Object.keys(staffTexts).filter((text) => /^[A-Z]/.test(text))
  expect(texts.filter((text) => used.has(text))).toEqual([])
})

test("no settings screen or form contains a text that only the server loads", async () => {
  const sources = await readSources("src/{web,contract/settings}/**/!(refusals).{ts,tsx}")
  const used = sources.reduce((all, { literals }) => all.union(literals), new Set<string>())
  const texts = Object.keys(serverTexts).filter((text) => /^[A-Z].* /.test(text))
  expect(texts.filter((text) => used.has(text))).toEqual([])
})

test.each(Object.entries(allTexts))(
  "translations to %s keep values and elements, and have a text for each plural form",
  (code, dictionary) => {
    const texts = Object.entries(dictionary)
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
    const wrong = texts.filter(([english, translation]) => {
      const wanted = placeholders(english)
      const main = typeof translation === "string" ? translation : translation.other
      const areSame = JSON.stringify(placeholders(main)) === JSON.stringify(wanted)
      const isWhole =
        typeof translation === "string" || pluralCategories.every((form) => form in translation)
      return !areSame || !isWhole || formsOf(translation).some((text) => text.trim() === "")
    })
    expect(texts.length).toBeGreaterThan(1000)
    expect(wrong).toEqual([])
  },
)
