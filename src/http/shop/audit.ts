import { settingsGroups } from "#contract/settings/settings.ts"
import * as contract from "#contract/shop/audit.ts"
import { findAuditAction } from "#contract/shop/audit-actions.ts"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { cents } from "#domain/pricing/money.ts"
import {
  type Difference,
  differencesOf,
  differingMiddle,
  type Leaf,
  leavesIn,
} from "#domain/shop/json-difference.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import { type AuditPage, partFieldsOf, readAudit } from "#operations/shop/read-audit.ts"
import { presentChanges } from "../catalogue/parts.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"

type Entry = AuditPage["entries"][number]

const MAX_SHOWN = 40
const MAX_SHOWN_LENGTH = 400

function presentEntry(entry: Entry) {
  const { changes, facts } = tellOf(entry)
  const shown = changes.slice(0, MAX_SHOWN)
  const shownFacts = facts.slice(0, MAX_SHOWN)
  const more = changes.length + facts.length - shown.length - shownFacts.length
  const about = aboutOf(entry)
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

function aboutOf({ action, target, part, order, account, file }: Entry) {
  if (part) return { kind: "part", name: part.name, ...(part.open && { id: part.id }) }
  if (order) return { kind: "order", name: order.name, ...(order.open && { id: order.id }) }
  if (account) return { kind: "account", name: account.name, id: account.id }
  if (file !== null) return { kind: "import", name: file, id: target }
  const kind = findAuditAction(action)?.about
  const group = settingsGroups.find(({ name }) => name === target)
  if (kind === "settings" && group) return { kind, name: group.title, id: target }
  return kind === "vocabulary" || kind === "draft" ? { kind, name: target, id: target } : undefined
}

const presentedDetails = new Set(["before", "after", "was", "is", "import", "partId"])

function tellOf({ action, detail }: Entry) {
  const part = partFieldsOf({ action, detail })
  const { from, to } = detail
  const isStep = typeof from === "string" && typeof to === "string"
  const rest = Object.fromEntries(
    Object.entries(detail).filter(
      ([key]) => !presentedDetails.has(key) && !(isStep && (key === "from" || key === "to")),
    ),
  )
  const changes = [
    ...(part ? presentChanges(part.before, part.after).map(withLabel) : []),
    ...(isStep ? [{ field: t("Status"), from, to }] : []),
    ...differencesOf(detail.before, detail.after).map(inWords),
  ]
  const facts = [...leavesIn(rest)].flatMap(([path, leaf]) =>
    leaf === null || leaf === "" || leaf === false
      ? []
      : { field: fieldWords(path), value: shown(path, leaf) },
  )
  return { changes, facts }
}

const labels = new Map<string, string>(
  Object.values(partFields).map(({ name, label }) => [name, label]),
)
const withLabel = <Change extends { field: string }>(change: Change): Change => ({
  ...change,
  field: translate(labels.get(change.field) ?? change.field),
})

function inWords({ path, before, after }: Difference) {
  const [from, to] =
    typeof before === "string" && typeof after === "string"
      ? differingMiddle(before, after)
      : [before, after]
  return {
    field: fieldWords(path),
    from: from === undefined ? undefined : shown(path, from),
    to: to === undefined ? "" : shown(path, to),
  }
}

/** Formats `zones.0.priceCents` as `Zones 1 price`. */
function fieldWords(path: string): string {
  const words = path
    .split(".")
    .map((step) =>
      /^\d+$/.test(step)
        ? String(Number(step) + 1)
        : step
            .replace(/Cents$/, "")
            .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
            .toLowerCase(),
    )
    .join(" ")
  return translate(words.charAt(0).toUpperCase() + words.slice(1))
}

function shown(path: string, value: Leaf): string {
  if (value === null) return ""
  if (typeof value === "boolean") return value ? t("yes") : t("no")
  if (typeof value === "number" && path.endsWith("Cents")) return formatCents(cents(value))
  const text = String(value)
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text
}

export function serveAudit(server: Server): void {
  serve(server, contract.listAudit, async ({ query: { limit, after, ...asked } }) => {
    const { entries, next, seenTo } = await readAudit(server.shop, asked, { limit, after })
    return {
      entries: entries.map(presentEntry),
      next: next?.toString(),
      seenTo: seenTo === undefined ? undefined : new Date(seenTo),
    }
  })
}
