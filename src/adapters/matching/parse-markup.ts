import { Parser } from "htmlparser2"
import { listLimits, type WhyNotRead } from "#domain/matching/list-table.ts"
import type { MarkupElement, MarkupKind } from "#domain/matching/markup-rows.ts"

const MAX_DEPTH = 100
/** Maximum number of elements and attributes: 5,000 lines with 60 each. */
const MAX_NODES = 300_000
const MAX_NAME_LENGTH = 60
/** Attributes that describe the notation, not the part. */
const NOTATION = /^(?:xmlns|xml|xsi)(?::|$)|^SEGMENT$/i

/**
 * Parses XML or a page. Declared entities are never expanded, since only the five of XML and those of characters are
 * known, and nothing is loaded. Closes what a page leaves open; refuses XML that does.
 */
export function parseMarkup(
  text: string,
  kind: MarkupKind,
): { root: MarkupElement } | { refused: WhyNotRead } {
  const root: MarkupElement = { name: "", attributes: [], content: [] }
  const open = [root]
  let nodes = 0
  let refused: WhyNotRead | undefined
  const refuse = (reason: WhyNotRead) => {
    refused ??= reason
    parser.pause()
  }
  const count = () => {
    nodes += 1
    if (nodes > MAX_NODES) refuse("list_file_too_large")
  }
  const parser: Parser = new Parser(
    {
      onopentagname(name) {
        const element: MarkupElement = { name: localName(name), attributes: [], content: [] }
        open.at(-1)?.content.push(element)
        open.push(element)
        count()
        if (open.length > MAX_DEPTH) refuse("list_file_too_large")
      },
      onattribute(name, value) {
        const { attributes = [] } = open.at(-1) ?? {}
        if (!NOTATION.test(name)) attributes.push([localName(name), value])
        count()
        if (attributes.length > listLimits.columns) refuse("list_file_too_wide")
      },
      ontext(piece) {
        const { content = [] } = open.at(-1) ?? {}
        const last = content.at(-1)
        if (typeof last === "string") content[content.length - 1] = last + piece
        else content.push(piece)
      },
      onclosetag(_, isImplied) {
        open.pop()
        // An element that ends itself is closed by implication, too.
        const isOfItself = text.slice(parser.endIndex - 1, parser.endIndex + 1) === "/>"
        if (isImplied && !isOfItself && kind === "xml") refuse("list_file_not_closed")
      },
    },
    { xmlMode: kind === "xml" },
  )
  parser.end(text)
  return refused ? { refused } : { root }
}

/** Returns a name without its prefix. Databases write other characters as `_x0020_`. */
const localName = (name: string): string =>
  name
    .slice(name.lastIndexOf(":") + 1)
    .slice(0, MAX_NAME_LENGTH)
    .replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
