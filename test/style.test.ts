import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"
import { type ESTree, parseSync, Visitor } from "vite"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")

const habits = ["literal spread", "tuple declaration"] as const
interface Fold {
  habit: (typeof habits)[number]
  place: string
}

/** Unwraps parentheses and type assertions. */
function unwrap(node: ESTree.Expression): ESTree.Expression {
  switch (node.type) {
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return unwrap(node.expression)
    default:
      return node
  }
}

const isType = (node: ESTree.Expression, ...types: string[]) => types.includes(unwrap(node).type)
const isLiteral = (node: ESTree.Expression) => isType(node, "ObjectExpression", "ArrayExpression")

/** Matches what each habit contains, so that most files need not be parsed. */
const MAY_FOLD = /\.\.\.[\s(]*[{[]|\]\s*=[\s(]*\[/

function findFolds(file: string, text: string): Fold[] {
  if (!MAY_FOLD.test(text)) return []
  const folds: Fold[] = []
  const note = (habit: Fold["habit"], { start }: { start: number }) =>
    folds.push({ habit, place: `${file}:${text.slice(0, start).split("\n").length}` })
  const visitor = new Visitor({
    SpreadElement(node) {
      if (isLiteral(node.argument)) note("literal spread", node)
    },
    JSXSpreadAttribute(node) {
      if (isLiteral(node.argument)) note("literal spread", node)
    },
    VariableDeclarator(node) {
      const { id, init } = node
      if (id.type === "ArrayPattern" && init && isType(init, "ArrayExpression"))
        note("tuple declaration", node)
    },
  })
  visitor.visit(parseSync(file, text).program)
  return folds
}

const foldsOf = async (folder: string): Promise<Fold[]> => {
  const files = await Array.fromAsync(glob(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  const found = files.map(async (file) => findFolds(file, await readFile(join(root, file), "utf8")))
  return (await Promise.all(found)).flat()
}

test("folded code is detected, and similar plain code is not", () => {
  const folded = `
    const all = { ...{ a, b }, ...([c, d] as const) }
    const field = <Field {...{ a, b }} />
    const [first, second] = [1, 2]`
  const habitsOf = (text: string) => findFolds("x.tsx", text).map(({ habit }) => habit)
  expect(habitsOf(folded)).toEqual([
    "literal spread",
    "literal spread",
    "literal spread",
    "tuple declaration",
  ])
  const plain = `
    const all = { ...rest, ...(a && { b }) }
    const field = <Field {...rest} />
    const [first, second] = await Promise.all([one(), two()])
    ;[first, second] = [second, first]`
  expect(habitsOf(plain)).toEqual([])
})

test("code is not folded to make it short", async () => {
  const folds = await Promise.all(["test", "e2e", "lab", "src"].map(foldsOf))
  expect(folds.flat()).toEqual([])
})
