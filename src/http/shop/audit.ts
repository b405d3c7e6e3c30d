import { settingsGroups } from "#contract/settings/settings.ts"
import * as contract from "#contract/shop/audit.ts"
import { findAuditAction } from "#contract/shop/audit-actions.ts"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { draftNumber } from "#domain/orders/draft-order.ts"
import {
  type Difference,
  differencesOf,
  differingMiddle,
  leavesIn,
} from "#domain/shop/json-difference.ts"
import { type AuditPage, partFieldsOf, readAudit } from "#operations/shop/read-audit.ts"
import { presentPartChanges } from "../catalogue/present-part-changes.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"
import { auditListName, auditWords, isOrderState } from "./audit-words.ts"

type Entry = AuditPage["entries"][number]

const MAX_SHOWN = 40

function presentEntry(entry: Entry) {
  const { changes, facts } = presentDetail(entry)
  const shown = changes.slice(0, MAX_SHOWN)
  const shownFacts = facts.slice(0, MAX_SHOWN)
  const more = changes.length + facts.length - shown.length - shownFacts.length
  const about = presentSubject(entry)
  return {
    _id: String(entry.id),
    at: new Date(entry.at),
    by: entry.actorName ?? "",
    byId: entry.actorId ?? undefined,
    byEmail: entry.actorEmail ?? undefined,
    action: entry.action,
    words: translate(findAuditAction(entry.action)?.words ?? entry.action),
    target: entry.target,
    about,
    changes: shown,
    facts: shownFacts,
    more: more || undefined,
    requestId: entry.requestId ?? undefined,
  }
}

function presentSubject({ action, target, part, order, account, draft, file }: Entry) {
  if (part) return { kind: "part", name: part.name, ...(part.open && { id: part.id }) }
  if (order) return { kind: "order", name: order.name, ...(order.open && { id: order.id }) }
  if (account) return { kind: "account", name: account.name, id: account.id }
  if (draft) return { kind: "draft", name: draftNumber(draft.number), id: draft.id }
  if (file !== null) return { kind: "import", name: file, id: target }
  const kind = findAuditAction(action)?.about
  const group = settingsGroups.find(({ name }) => name === target)
  if (kind === "settings" && group) return { kind, name: translate(group.title), id: target }
  if (kind === "list") return { kind, name: auditListName(target) }
  return kind === "vocabulary" ? { kind, name: target, id: target } : undefined
}

/** Details that are shown in another way, or are ids that no page shows. The export has them all. */
const omittedDetails = new Set([
  "before",
  "after",
  "was",
  "is",
  "import",
  "partId",
  "buyerId",
  "customerId",
  "userId",
  "refundId",
  "returnId",
  "withdrawalId",
])

function presentDetail({ action, target, detail }: Entry) {
  const group = settingsGroups.find(({ name }) => name === target)
  const format = auditWords(action === "settings.save" ? group : undefined)
  const part = partFieldsOf({ action, detail })
  const { from, to } = detail
  const step = isOrderState(from) && isOrderState(to) ? { from, to } : undefined
  const rest = Object.fromEntries(
    Object.entries(detail).filter(
      ([key]) => !omittedDetails.has(key) && !(step && (key === "from" || key === "to")),
    ),
  )
  const changes = [
    ...(part ? presentPartChanges(part.before, part.after).map(addLabel) : []),
    ...(step
      ? [
          {
            field: t("Status"),
            from: format.value("from", step.from),
            to: format.value("to", step.to),
          },
        ]
      : []),
    ...differencesOf(detail.before, detail.after).map((change) =>
      presentDifference(change, format),
    ),
  ]
  const facts = [...leavesIn(rest)].flatMap(([path, leaf]) =>
    leaf === null || leaf === "" || leaf === false
      ? []
      : { field: format.field(path), value: format.value(path, leaf) },
  )
  return { changes, facts }
}

const labels = new Map<string, string>(
  Object.values(partFields).map(({ name, label }) => [name, label]),
)
const addLabel = <Change extends { field: string }>(change: Change): Change => ({
  ...change,
  field: translate(labels.get(change.field) ?? change.field),
})

function presentDifference(
  { path, before, after }: Difference,
  format: ReturnType<typeof auditWords>,
) {
  const [from, to] =
    typeof before === "string" && typeof after === "string"
      ? differingMiddle(before, after)
      : [before, after]
  return {
    field: format.field(path),
    from: from === undefined ? undefined : format.value(path, from),
    to: to === undefined ? "" : format.value(path, to),
  }
}

export function serveAudit(server: Server): void {
  serve(server, contract.listAudit, async ({ query: { limit, after, ...filters } }) => {
    const { entries, next, seenTo } = await readAudit(server.shop, filters, { limit, after })
    return {
      entries: entries.map(presentEntry),
      next: next?.toString(),
      seenTo: seenTo === undefined ? undefined : new Date(seenTo),
    }
  })
}
