import { Parser } from "htmlparser2"
import { listLimits, type WhyNotRead } from "#domain/matching/list-table.ts"
import type { MarkupElement } from "#domain/matching/markup-rows.ts"
import { listEntries, unpackEntry } from "./zip-entries.ts"

/** Names of the text of a document within DOCX and ODT files. */
const TEXT_OF_WORD = /^word\/document\d?\.xml$/
const TEXT_OF_ODT = "content.xml"
const KIND_OF_ODT = "application/vnd.oasis.opendocument.text"

type ReadDocument = { root: MarkupElement } | { refused: WhyNotRead }

/** Reads the text of a DOCX or ODT file as a page; undefined for other archives. Throws if the file is damaged. */
export function readDocument(zip: Buffer): ReadDocument | undefined {
  const entries = listEntries(zip) ?? []
  const ofWord = entries.find(({ name }) => TEXT_OF_WORD.test(name))
  const isOdt = !ofWord && zip.subarray(0, 200).includes(KIND_OF_ODT)
  const entry = isOdt ? entries.find(({ name }) => name === TEXT_OF_ODT) : ofWord
  if (!entry) return undefined
  if (entry.unpackedBytes > listLimits.unpackedBytes) return { refused: "list_file_too_large" }
  return parseDocument(unpackEntry(zip, entry).toString("utf8"), !isOdt)
}

/** Elements of documents and their names in pages. */
const ELEMENTS = new Map([
  ["tbl", "table"],
  ["table", "table"],
  ["tr", "tr"],
  ["table-row", "tr"],
  ["tc", "td"],
  ["table-cell", "td"],
  ["covered-table-cell", "td"],
  ["p", "p"],
  ["h", "p"],
  ["list-item", "li"],
  ["tab", "tab"],
  ["br", "br"],
  ["cr", "br"],
  ["line-break", "br"],
])
const CHARACTERS = new Map([
  ["noBreakHyphen", "-"],
  ["s", " "],
])
/** Deleted or repeated text, and what is not text. */
const OMITTED =
  /^(?:del|moveFrom|Fallback|tabs|instrText|tracked-changes|annotation|automatic-styles|title|desc|\w+Change)$/
/** Marks of letters that are hidden or struck out. */
const HIDDEN_RUN = /^(?:strike|dstrike|vanish)$/

const MAX_DEPTH = 200
const MAX_ELEMENTS = 300_000

/** Parses the text of a document. Declared entities are never expanded, since only the five of XML are known. */
function parseDocument(xml: string, isWord: boolean): ReadDocument {
  const root: MarkupElement = { name: "", attributes: [], content: [] }
  /** Elements around the place being read, and how deep each is. */
  const kept = [root]
  const depths: number[] = []
  const open: string[] = []
  let omittedFrom = Number.POSITIVE_INFINITY
  let elements = 0
  let isRun = false
  let isHidden = false
  let refused: WhyNotRead | undefined
  const last = () => kept.at(-1) ?? root
  const add = (name: string, attributes: MarkupElement["attributes"] = []): MarkupElement => {
    const element = { name, attributes, content: [] }
    last().content.push(element)
    elements += 1
    return element
  }
  const addText = (text: string) => {
    if (isHidden || !/^(?:p|li)$/.test(last().name)) return
    const { content } = last()
    const before = content.at(-1)
    if (typeof before === "string") content[content.length - 1] = before + text
    else content.push(text)
  }
  const parser: Parser = new Parser(
    {
      onopentagname(whole) {
        const name = whole.slice(whole.lastIndexOf(":") + 1)
        open.push(name)
        if (open.length > MAX_DEPTH || elements > MAX_ELEMENTS) {
          refused = "list_file_too_large"
          parser.pause()
        }
        if (OMITTED.test(name)) omittedFrom = Math.min(omittedFrom, open.length)
        if (open.length >= omittedFrom) return
        const element = ELEMENTS.get(name)
        if (element && !isHidden) {
          kept.push(add(element))
          depths.push(open.length)
        }
        if (name === "r") {
          isRun = true
          isHidden = false
        }
        if (HIDDEN_RUN.test(name)) isHidden = isRun
        if (name === "numPr") last().name = "li"
        // A cell continues the one above until its attribute states that it begins.
        if (name === "vMerge") last().attributes.push(["merged", ""])
        addText(CHARACTERS.get(name) ?? "")
      },
      onattribute(whole, value) {
        const name = whole.slice(whole.lastIndexOf(":") + 1)
        const element = open.at(-1) ?? ""
        if (open.length >= omittedFrom) return
        if (name === "number-columns-repeated") last().attributes.push([name, value])
        if (name !== "val") return
        if (element === "gridSpan") last().attributes.push(["colspan", value])
        if (element === "gridBefore") add("td", [["colspan", value]])
        if (element === "vMerge" && value === "restart") last().attributes.pop()
        if (HIDDEN_RUN.test(element) && /^(?:0|false|off)$/.test(value)) isHidden = false
      },
      ontext(text) {
        if (open.length < omittedFrom && (!isWord || open.at(-1) === "t")) addText(text)
      },
      onclosetag() {
        const depth = open.length
        const name = open.pop() ?? ""
        if (depth === omittedFrom) omittedFrom = Number.POSITIVE_INFINITY
        if (depth > omittedFrom) return
        if (name === "r") {
          isRun = false
          isHidden = false
        }
        if (depths.at(-1) !== depth) return
        depths.pop()
        const element = kept.pop()
        if (element?.name === "p" && element.content.length === 0) element.content.push("\u00a0")
        if (element?.attributes.some(([attribute]) => attribute === "merged")) element.content = []
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return refused ? { refused } : { root }
}
