import { mapPartFields, NONE, type PartFieldName } from "#domain/catalogue/part-fields.ts"
import { isRecord } from "#domain/catalogue/spec-values.ts"
import { cents } from "#domain/pricing/money.ts"
import type { PriceBreak } from "#domain/pricing/price-for.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"

type Fields = ReadonlyMap<PartFieldName, unknown>

const MAX_SHOWN_LENGTH = 400

export const presentPartChanges = (before: Fields, after: Fields) =>
  [...after].flatMap(([field, to]) => changesByField[field](before.get(field), to))

/** Presentation of a change, by field. Changes to an empty text are left out. */
const changesByField = mapPartFields({
  text: changeOf(formatValue),
  optionalText: (field) => changeOf(orNone(formatValue, field.empty))(field),
  picture: changeOf(formatValue),
  attachments: changeOf(formatAttachments),
  whole: changeOf(formatNumber),
  withDefault: changeOf(formatNumber),
  optional: (field) => changeOf(orNone(formatMeasure(field.units)))(field),
  price: changeOf(formatAmount),
  optionalPrice: changeOf(orNone(formatAmount)),
  priceBreaks: changeOf(formatBreaks),
  specs: () => specChanges,
})

function orNone(show: (value: unknown) => string, none: string = NONE) {
  return (value: unknown) => (value === null ? none : show(value))
}

function formatNumber(value: unknown): string {
  return formatCount(Number(value))
}

/** Adds the unit that the number is stored in, if it has one. */
function formatMeasure(units: Readonly<Record<string, number>> = {}) {
  const stored = Object.keys(units).filter((unit) => units[unit] === 1)
  return (value: unknown) => [formatNumber(value), ...stored].join(" ")
}

function formatAmount(amount: unknown): string {
  return formatCents(cents(Number(amount)))
}

function formatBreaks(breaks: unknown): string {
  const steps = Array.isArray(breaks) ? breaks.filter(isBreak) : []
  if (steps.length === 0) return NONE
  return steps
    .map(({ from, unitPriceCents }) => `${formatCount(from)}: ${formatAmount(unitPriceCents)}`)
    .join("; ")
}

function formatAttachments(list: unknown): string {
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

/** Lists changed specs one by one. A removed spec has an empty new value. */
function specChanges(from: unknown, to: unknown) {
  const before = isRecord(from) ? from : {}
  const after = isRecord(to) ? to : {}
  return Object.keys({ ...before, ...after })
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => ({
      field: `specs.${key}`,
      ...(Object.hasOwn(before, key) && { from: formatValue(before[key]) }),
      to: Object.hasOwn(after, key) ? formatValue(after[key]) : "",
    }))
}

function formatValue(value: unknown): string {
  const text = formatJson(value)
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text
}

/** Formats any JSON value without brackets: `AM4, AM5`, `width: 120; depth: 25`. */
function formatJson(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatJson).join(", ")
  if (!isRecord(value)) return String(value)
  return Object.entries(value)
    .map(([key, item]) => `${key}: ${formatJson(item)}`)
    .join("; ")
}
