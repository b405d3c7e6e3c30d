import { compile, type HtmlToTextOptions } from "html-to-text"

/** Match tags and character references of HTML, as exports of web shops have them. */
const TAG =
  /<\/?(?:p|br|b|strong|i|em|u|ul|ol|li|div|span|h[1-6]|table|tbody|tr|td|th|a|img|font)\b[^<>]{0,1000}>/i
const REFERENCE = /&(?:nbsp|amp|quot|apos|lt|gt|#\d{2,5});/i

/** Beyond it, markup leaves little text; the text is then kept as it is, which is too long. */
const MAX_MARKUP_RATIO = 5
const MAX_DEPTH = 30
/** Marks text that is nested too deeply, which would otherwise be left out silently. */
const TOO_DEEP = "\u0000"

/** Rows of a table become lines. Aligned columns are not worth the time that spans of cells can take. */
const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: MAX_DEPTH, ellipsis: TOO_DEEP },
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "table", format: "block" },
    { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "td", format: "inlineSurround", options: { suffix: " " } },
    { selector: "th", format: "inlineSurround", options: { suffix: " " } },
    ...[1, 2, 3, 4, 5, 6].map((level) => ({
      selector: `h${level}`,
      options: { uppercase: false },
    })),
  ],
}
const convert = compile(options)
const convertLines = compile({ ...options, preserveNewlines: true })

/**
 * Converts HTML to plain text with lines and list marks; returns any other text unchanged. Undefined if it cannot be
 * converted.
 */
export function plainTextOf(text: string, maxLength: number): string | undefined {
  if (text.length > maxLength * MAX_MARKUP_RATIO) return text
  const hasTags = TAG.test(text)
  if (!hasTags && !REFERENCE.test(text)) return text
  const read = converted(text, hasTags ? convert : convertLines)
  const lines = read?.replaceAll("\u00a0", " ").split("\n")
  return lines
    ?.map((line) => line.trimEnd())
    .join("\n")
    .trim()
}

/** The text is a stranger's: whatever the converter cannot read is a fault of its row. */
function converted(html: string, convertHtml: typeof convert): string | undefined {
  try {
    const text = convertHtml(html)
    return text.includes(TOO_DEEP) ? undefined : text
  } catch {
    return undefined
  }
}
