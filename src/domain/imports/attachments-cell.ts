import type { PartField } from "../catalogue/part-fields.ts"
import { NONE } from "../catalogue/part-fields.ts"
import { isRecord } from "../catalogue/spec-values.ts"
import { holdsCardNumber } from "../payments/card-number.ts"
import {
  type Attachment,
  MAX_ATTACHMENT_TEXT_LENGTH,
  MAX_ATTACHMENT_URL_LENGTH,
} from "../pictures/attachment.ts"
import { isStorable, quoted, type Refuse } from "./cell-values.ts"

/** What is said of an address that nothing of ours is at. */
export const NO_UPLOAD = {
  picture: "is no picture of this shop. Upload it first, or leave the cell empty.",
  datasheet: "is no datasheet of this shop. Upload it first, or leave the cell empty.",
}

/**
 * The pictures or datasheets in a cell: a line for each, with its address and then its words. In JSON Lines also a
 * list, of such lines or as the shop's calls have them.
 */
export function readAttachments(
  { name, longest, holds }: PartField<"attachments">,
  value: unknown,
  addressOf: (text: string, holds: PartField<"attachments">["holds"]) => string | undefined,
  refuse: Refuse,
): Attachment[] | undefined {
  if (value === undefined) return undefined
  if (value === NONE) return []
  const lines = Array.isArray(value) ? value : String(value).split("\n")
  if (lines.length > longest)
    return refuse(name, `has ${lines.length} ${holds}s; at most ${longest} fit.`)
  const list = lines.map(attachmentOf)
  const wrong = list.find(isUnreadable)
  if (wrong)
    return refuse(name, `must be addresses, each with a few words, not ${quoted(wrong.given)}.`)
  const kept = list.flatMap((item) => {
    const url = "url" in item ? addressOf(item.url, holds) : undefined
    return url && "text" in item ? [{ url, text: item.text }] : []
  })
  if (kept.length < lines.length) return refuse(name, NO_UPLOAD[holds])
  return new Set(kept.map(({ url }) => url)).size === kept.length
    ? kept
    : refuse(name, `has a ${holds} twice. Take one of them out.`)
}

type Unreadable = { given: unknown }

const isUnreadable = (item: Attachment | Unreadable): item is Unreadable => "given" in item

function attachmentOf(given: unknown): Attachment | Unreadable {
  const { url, text = "" } = isRecord(given) ? given : partsOf(String(given))
  const isRight =
    typeof url === "string" &&
    typeof text === "string" &&
    url.length <= MAX_ATTACHMENT_URL_LENGTH &&
    text.trim().length <= MAX_ATTACHMENT_TEXT_LENGTH &&
    isStorable(url + text) &&
    !holdsCardNumber(text)
  return isRight ? { url, text: text.trim() } : { given }
}

function partsOf(line: string): Partial<Attachment> {
  const words = line.trim()
  const url = /^\S+/.exec(words)?.[0]
  return url === undefined ? {} : { url, text: words.slice(url.length).trim() }
}
