import { html, raw } from "hono/html"

/** Fragment of XML with escaped values. */
export type Xml = ReturnType<typeof html>

/** Removes characters that XML does not allow. */
export const withoutControls = (xml: string): string =>
  xml.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")

/** Writes an element; returns an empty text if there is no value. */
export function element(name: string, value: string | undefined): Xml | "" {
  const tag = raw(name)
  return value ? html`<${tag}>${value}</${tag}>` : ""
}
