import { convert, type HtmlToTextOptions } from "html-to-text"

/** Matches a tag or character reference of HTML, as exports of web shops have them. */
const MARKUP =
  /<\/?(?:p|br|b|strong|i|em|u|ul|ol|li|div|span|h[1-6]|table|tbody|tr|td|th|a|img|font)\b[^<>]{0,1000}>|&(?:nbsp|amp|quot|apos|lt|gt|#\d{2,5});/i

const options: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false } },
    ...[1, 2, 3, 4, 5, 6].map((level) => ({
      selector: `h${level}`,
      options: { uppercase: false },
    })),
  ],
}

/** Converts HTML to plain text with lines and list marks; returns any other text unchanged. */
export const plainTextOf = (text: string): string =>
  MARKUP.test(text) ? convert(text, options).replaceAll("\u00a0", " ").trim() : text
