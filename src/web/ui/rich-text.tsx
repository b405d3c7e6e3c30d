import { Fragment, type ReactNode } from "react"
import { Link } from "react-router"
import type { Message, ValueNames } from "#domain/languages/dictionary.ts"
import { translate } from "#domain/languages/translate.ts"

type TagNames<M extends string> = M extends `${string}</${infer Name}>${infer Rest}`
  ? Name | TagNames<Rest>
  : never
type Part = ReactNode | ((text: ReactNode) => ReactNode)
type Parts<Names extends string> = Readonly<Record<Names, Part>>

/**
 * Returns a translated text with elements: `rich("Read <link>the terms</link> of {shop}.", { link: (text) => …, shop
 * })`.
 */
export const rich = <M extends Message>(
  message: M,
  parts: Parts<ValueNames<M> | TagNames<M>>,
): ReactNode => compose(translate(message), parts)

/** Makes the text a link: `rich("Read <link>the terms</link>.", { link: linkTo(paths.legal("terms")) })`. */
export const linkTo =
  (to: string, className = "underline underline-offset-4") =>
  (text: ReactNode) => (
    <Link to={to} className={className}>
      {text}
    </Link>
  )

function compose(text: string, parts: Parts<string>): ReactNode {
  const nodes: ReactNode[] = []
  let end = 0
  for (const found of text.matchAll(/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/g)) {
    const [whole, value = "", tag, inner = ""] = found
    nodes.push(text.slice(end, found.index))
    const part = parts[tag ?? value]
    nodes.push(typeof part === "function" ? part(compose(inner, parts)) : part)
    end = found.index + whole.length
  }
  nodes.push(text.slice(end))
  // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a text never change places.
  return nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>)
}
