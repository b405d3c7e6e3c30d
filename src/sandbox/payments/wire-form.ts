/** What a form-encoded body holds once its brackets are read: texts, and lists and groups of them. */
export type Wire = string | Wire[] | { [name: string]: Wire }
export type WireGroup = { [name: string]: Wire }

interface Node {
  text?: string
  children: Map<string, Node>
}

const MAX_FIELDS = 500
const MAX_DEPTH = 5

/**
 * Reads Stripe's form encoding: `metadata[order_id]=1`, `types[]=card`, `types[0]=card`.
 * Undefined when it is malformed.
 */
export function parseForm(body: string): WireGroup | undefined {
  const root: Node = { children: new Map() }
  const fields = [...new URLSearchParams(body)]
  if (fields.length > MAX_FIELDS) return undefined
  for (const [name, text] of fields) {
    const path = readPath(name)
    if (!path || !place(root, path, text)) return undefined
  }
  return toGroup(root)
}

function readPath(name: string): string[] | undefined {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) return undefined
  const [, first = "", rest = ""] = match
  const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = ""]) => part)]
  return path.length <= MAX_DEPTH ? path : undefined
}

function place(root: Node, path: string[], text: string): boolean {
  let node = root
  for (const part of path) {
    // `types[]` means "the next one".
    const name = part === "" ? String(node.children.size) : part
    const next = node.children.get(name) ?? { children: new Map() }
    if (node.text !== undefined) return false
    node.children.set(name, next)
    node = next
  }
  if (node.children.size > 0 || node.text !== undefined) return false
  node.text = text
  return true
}

function toWire(node: Node): Wire {
  if (node.text !== undefined) return node.text
  const names = [...node.children.keys()]
  const isList = names.every((name, index) => name === String(index))
  return isList ? [...node.children.values()].map(toWire) : toGroup(node)
}

/** Without a prototype, so that a field called `__proto__` is a field like any other. */
function toGroup(node: Node): WireGroup {
  const group: WireGroup = Object.create(null)
  for (const [name, child] of node.children) group[name] = toWire(child)
  return group
}
