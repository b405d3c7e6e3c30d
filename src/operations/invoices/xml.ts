import type { html } from "hono/html"

/** A piece of XML, its values escaped. */
export type Xml = ReturnType<typeof html>

/** Removes what XML cannot say. */
export const withoutControls = (xml: string): string =>
  xml.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
