import { type SetStateAction, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { DEFAULT_VALID_DAYS } from "#domain/orders/draft-order.ts"
import { amountToSend, writeTyped } from "#domain/pricing/typed-number.ts"
import type { Reply } from "#web/api/api.ts"
import { ownPriceOf } from "./own-prices.tsx"
import { rebaseLines, type StaffLine } from "./staff-lines.tsx"

export type Draft = Reply<"GET /draft-order/{id}">

/** Draft as staff type it. */
interface DraftFields {
  lines: readonly StaffLine[]
  addressId: string
  deliveryPrice: string
  days: string
  note: string
}

interface EditState {
  /** Undefined for a new draft. */
  id: string | undefined
  /** Id that a new draft got when it was saved, until its page is shown. */
  createdId?: string
  version: number
  saved: DraftFields
  typed: DraftFields
}

const fieldsOf = (draft: Draft | undefined): DraftFields => ({
  lines: linesOf(draft),
  addressId: draft?.addressId ?? "",
  deliveryPrice: writeTyped(String(draft?.deliveryPrice ?? "")),
  days: String(draft?.days ?? DEFAULT_VALID_DAYS),
  note: draft?.note ?? "",
})

/** Returns the lines of a draft with part names, which are empty for parts that are not sold. */
function linesOf(draft: Draft | undefined): StaffLine[] {
  return (draft?.wanted ?? []).map((line, index) => {
    const priced = draft?.priced.lines[index]
    const part = priced && "sku" in priced ? priced : undefined
    return {
      key: `${draft?.version}-${index}`,
      partId: line.partId,
      sku: part?.sku ?? "",
      name: part?.name ?? t("No longer on sale"),
      quantity: String(line.quantity),
      price: line.priceReason ? writeTyped(String(line.unitPrice)) : "",
      reason: line.priceReason ?? "",
    }
  })
}

/** Returns typed fields in the form of a request. Passes invalid numbers on, so that the server reports them. */
export const contentsOf = ({ lines, addressId, deliveryPrice, days, note }: DraftFields) => ({
  lines: lines.map((line) => ({
    partId: line.partId,
    quantity: line.quantity,
    ...ownPriceOf(line),
  })),
  note: note.trim(),
  days,
  addressId: addressId || undefined,
  deliveryPrice: deliveryPrice.trim() === "" ? null : amountToSend(deliveryPrice.trim()),
})

const isSame = (one: DraftFields, other: DraftFields): boolean =>
  JSON.stringify(contentsOf(one)) === JSON.stringify(contentsOf(other))

function stateOf(draft: Draft | undefined): EditState {
  const saved = fieldsOf(draft)
  return { id: draft?._id, version: draft?.version ?? 0, saved, typed: saved }
}

/** Follows the draft that the page shows: keeps what was typed into an earlier version, or before it was created. */
function follow(edit: EditState, draft: Draft | undefined): EditState {
  const { saved, typed } = edit
  if (draft && draft._id === edit.createdId)
    return { id: draft._id, version: draft.version, saved, typed }
  if (draft?._id !== edit.id) return stateOf(draft)
  if (!draft || draft.version <= edit.version) return edit
  const now = fieldsOf(draft)
  const textOf = (name: Exclude<keyof DraftFields, "lines">) =>
    typed[name] === saved[name] ? now[name] : typed[name]
  const rebased = {
    lines: rebaseLines(typed.lines, saved.lines, now.lines),
    addressId: textOf("addressId"),
    deliveryPrice: textOf("deliveryPrice"),
    days: textOf("days"),
    note: textOf("note"),
  }
  return { id: edit.id, version: draft.version, saved: now, typed: rebased }
}

/**
 * Holds what staff type into a draft, also while it is saved or after someone else has changed it. An address that the
 * customer has removed becomes the default one.
 */
export function useDraftEdit(draft: Draft | undefined, addresses: readonly { _id: string }[]) {
  const [state, setState] = useState(() => stateOf(draft))
  const edit = follow(state, draft)
  if (edit !== state) setState(edit)
  const { saved, version } = edit
  const isKnown = addresses.some(({ _id }) => _id === edit.typed.addressId)
  const typed = isKnown ? edit.typed : { ...edit.typed, addressId: "" }
  const type = (changes: Partial<DraftFields>) =>
    setState((before) => ({ ...before, typed: { ...before.typed, ...changes } }))
  return {
    typed,
    version,
    /** Whether the shown draft lacks something that was typed or saved. */
    isEdited: !isSame(typed, saved) || (draft !== undefined && draft.version < version),
    type,
    typeLines: (change: SetStateAction<readonly StaffLine[]>) =>
      setState((before) => {
        const { lines } = before.typed
        const changed = typeof change === "function" ? change(lines) : change
        return { ...before, typed: { ...before.typed, lines: changed } }
      }),
    /** Notes what the server has saved. `result` has the draft's new version, or the id of a new draft. */
    markSaved: (sent: DraftFields, result: { version: number } | { createdId: string }) =>
      setState((before) => ({ ...before, saved: sent, ...result })),
  }
}

export type DraftEdit = ReturnType<typeof useDraftEdit>
