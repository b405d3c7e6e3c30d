/** Takes the signs of Markdown and of forums out of a text, as PCPartPicker and others copy it. */
export function plainMarkup(text: string): string {
  return isMarked(text) ? withoutMarkup(text) : text
}

/** Length of text in which signs are looked for. */
const BEGINNING = 16 * 1024
const isMarked = (text: string): boolean =>
  /\[\/?(?:b|i|u|url|table|tr|td|th|list|\*)\b|\]\(https?:|\*\*\S|^ {0,3}\|.*\|\s*$|^:?-{2,}:?\s*\|/im.test(
    text.slice(0, BEGINNING),
  )

const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/\[\/t[dh]\] ?(?=\[t[dh][\]=])/gi, " | ")
    .replaceAll(
      /\[\/?(?:b|i|u|url|table|tbody|thead|tr|td|th|list|size|color|\*)(?:=[^\]\n]{0,300})?\]/gi,
      "",
    )
    .replaceAll(/\[([^[\]\n]{0,300})\]\(https?:[^()\s]{0,600}\)/g, "$1")
    .replaceAll(/\*\*([^*\n]{1,300})\*\*/g, "$1")
    .replaceAll(/^[ \t]*\|\|.*\|\|[ \t]*$/gm, (head) => head.replaceAll("||", "|"))
    .replaceAll(/^[ \t]*\|.*$/gm, (row) => row.trim().slice(1).replace(/\|$/, ""))
