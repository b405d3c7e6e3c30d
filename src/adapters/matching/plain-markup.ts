import { decodeHTMLStrict } from "entities"

/** Removes the markup of Markdown, wikis, forums and HTML, which others copy along with a text, and what is struck out. */
export function plainMarkup(text: string): string {
  const unboxed = withCellsOfWikis(withoutFormulas(withoutBoxes(text)))
  const plain = hasTags(unboxed) ? withoutTags(unboxed) : unboxed
  return isMarked(plain) ? withoutMarkup(plain) : plain
}

/** Writes the frames of terminals with characters of keyboards: `│ Qty │` as `| Qty |`. */
const withoutBoxes = (text: string): string =>
  /[│┃║]/.test(text)
    ? text
        .replaceAll(/[│┃║]/g, "|")
        .replaceAll(/[─━═]/g, "-")
        .replaceAll(/[\u250c-\u254b\u2552-\u256c]/g, "+")
    : text

/** Writes cells that Excel keeps as texts without their formula: `="10023"` as `"10023"`. */
const withoutFormulas = (text: string): string =>
  text.replaceAll(/(?<=^|[\t,;])=(?="[^"\r\n]{0,500}"(?:[\t\r,;]|$))/gm, "")

/** Puts the cells of a wiki table, one on each line, beside each other. */
function withCellsOfWikis(text: string): string {
  if (!/^\{\|/m.test(text)) return text
  const isCell = (line = "") => /^[|!](?![-+}])/.test(line)
  const rows: string[] = []
  for (const line of text.split(/\r?\n/)) {
    const last = rows.at(-1)
    if (isCell(line) && isCell(last)) rows[rows.length - 1] = `${last} ||${line.slice(1)}`
    else rows.push(line)
  }
  return rows.join("\n")
}

/** Number of leading characters that are checked for markup. */
const BEGINNING = 16 * 1024
const isMarked = (text: string): boolean =>
  /\[\/?(?:b|i|u|url|table|tr|td|th|list|\*)\b|\]\(https?:|\*\*\S|^ {0,3}\|.*\|\s*$|^ {0,3}\^.*\^\s*$|^:?-{2,}:?\s*\|/im.test(
    text.slice(0, BEGINNING),
  )

const withoutMarkup = (text: string): string => {
  const plain = withoutTagsOfForums(text)
  return isFramed(plain)
    ? plain.replaceAll(/^[ \t]*\|.*$/gm, (row) => row.trim().slice(1).replace(/\|$/, ""))
    : plain
}

/** Returns whether the first row and most others begin with a bar. In other tables, their first cell is empty. */
function isFramed(text: string): boolean {
  const rows = text.split("\n").filter((line) => line.includes("|"))
  const framed = rows.filter((row) => row.trimStart().startsWith("|"))
  return framed[0] === rows[0] && framed.length * 2 > rows.length
}

const withoutTagsOfForums = (text: string): string =>
  text
    .replaceAll(/\[\/t[dh]\] ?(?=\[t[dh][\]=])/gi, " | ")
    .replaceAll(
      /\[\/?(?:b|i|u|url|table|tbody|thead|tr|td|th|list|size|color|\*)(?:=[^\]\n]{0,300})?\]/gi,
      "",
    )
    .replaceAll(/\[([^[\]\n]{0,300})\]\(https?:[^()\s]{0,600}\)/g, "$1")
    .replaceAll(/\*\*([^*\n]{1,300})\*\*/g, "$1")
    .replaceAll(/`([^`\n]{1,300})`/g, "$1")
    .replaceAll(/~~[^~\n]{1,300}~~/g, "")
    .replaceAll(/^[ \t]*\^.*[|^][ \t]*$/gm, (head) => head.replaceAll("^", "|"))
    .replaceAll(/(?<=\|) *::: *(?=\|)/g, " ")
    .replaceAll(/^[ \t]*\|\|.*\|\|[ \t]*$/gm, (head) => head.replaceAll("||", "|"))

const hasTags = (text: string): boolean =>
  /<(?:br|p|div|li|ul|ol|td|tr|table|span|b)(?: [^<>]{0,300})?\/?>/i.test(text.slice(0, BEGINNING))

/** Writes entities as the characters that they stand for: `&eacute;`, `&#8486;`. */
export const withoutEntities = (text: string): string =>
  text.includes("&")
    ? decodeHTMLStrict(text)
        .replaceAll(/[\u00a0\u2002-\u2009]/g, " ")
        .replaceAll("\u00ad", "")
    : text

/** Matches a cell whose paragraphs are no lines of the table. */
const CELL = /<t[dh](?: [^<>]{0,300})?>(?:(?!<\/?t[dhr])[\s\S]){0,2000}?<\/t[dh]>/gi
const BLOCK = /<(?:br ?\/?|\/?(?:p|div|ul|ol|li)(?: [^<>]{0,300})?)>/gi

/** Removes tags. Ends of lines and cells become line breaks and tabs. */
const withoutTags = (text: string): string =>
  withoutEntities(
    text
      .replaceAll(CELL, (cell) => cell.replaceAll(BLOCK, " "))
      .replaceAll(/<\/t[dh]>\s*(?=<t[dh][ >])/gi, "\t")
      .replaceAll(/<(?:br ?\/?|\/?(?:p|div|li|ul|ol|tr|table)(?: [^<>]{0,300})?)>/gi, "\n")
      .replaceAll(/<\/?[a-z][a-z\d]{0,15}(?: [^<>]{0,600})?\/?>/gi, ""),
  )
