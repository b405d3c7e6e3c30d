import { mapPartFields, NONE, type PartFieldName } from "#domain/catalogue/part-fields.ts"
import { isRecord } from "#domain/catalogue/spec-values.ts"
import { cents } from "#domain/pricing/money.ts"
import type { PriceBreak } from "#domain/pricing/price-for.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"

type Fields = ReadonlyMap<PartFieldName, unknown>

const MAX_SHOWN_LENGTH = 400

export const presentChanges = (before: Fields, after: Fields) =>
  [...after].flatMap(([field, to]) => changesOf[field](before.get(field), to))

/** Presentation of each changed field; a new part's picture is left out. */
const changesOf = mapPartFields({
  text: changeOf(shown),
  optionalText: changeOf(orNone(shown)),
  picture: changeOf(shown),
  attachments: changeOf(shownAttachments),
  whole: changeOf(counted),
  usual: changeOf(counted),
  optional: changeOf(orNone(counted)),
  price: changeOf(inAmount),
  optionalPrice: changeOf(orNone(inAmount)),
  ladder: changeOf(shownLadder),
  specs: () => specChanges,
})

function orNone(show: (value: unknown) => string) {
  return (value: unknown) => (value === null ? NONE : show(value))
}

function counted(value: unknown): string {
  return formatCount(Number(value))
}

function inAmount(amount: unknown): string {
  return formatCents(cents(Number(amount)))
}

function shownLadder(breaks: unknown): string {
  const steps = Array.isArray(breaks) ? breaks.filter(isBreak) : []
  if (steps.length === 0) return NONE
  return steps
    .map(({ from, unitPriceCents }) => `${formatCount(from)}: ${inAmount(unitPriceCents)}`)
    .join("; ")
}

function shownAttachments(list: unknown): string {
  const items = Array.isArray(list) ? list.filter(isRecord) : []
  return items.length === 0 ? NONE : items.map(({ url, text }) => `${text || url}`).join("; ")
}

function isBreak(step: unknown): step is PriceBreak {
  return isRecord(step) && typeof step.from === "number" && typeof step.unitPriceCents === "number"
}

function changeOf(show: (value: unknown) => string) {
  return ({ name: field }: { name: PartFieldName }) =>
    (from: unknown, to: unknown) =>
      to === "" ? [] : [{ field, ...(from !== undefined && { from: show(from) }), to: show(to) }]
}

/** Lists changed specs one by one; removed specs have no new value. */
function specChanges(from: unknown, to: unknown) {
  const before = isRecord(from) ? from : {}
  const after = isRecord(to) ? to : {}
  return Object.keys({ ...before, ...after })
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => ({
      field: `specs.${key}`,
      ...(key in before && { from: shown(before[key]) }),
      to: key in after ? shown(after[key]) : "",
    }))
}

function shown(value: unknown): string {
  const text = readable(value)
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text
}

/** Formats any JSON value without brackets: `AM4, AM5`, `width: 120; depth: 25`. */
function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).join(", ")
  if (!isRecord(value)) return String(value)
  return Object.entries(value)
    .map(([key, item]) => `${key}: ${readable(item)}`)
    .join("; ")
}
