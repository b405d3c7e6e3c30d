import { isDeepStrictEqual } from "node:util"
import { mapPartFields, type PartFieldName, partFieldNames } from "#domain/catalogue/part-fields.ts"
import { parts } from "../schema/parts.ts"

export const partFieldColumns = mapPartFields({
  text: ({ name }) => parts[name],
  optionalText: ({ name }) => parts[name],
  picture: ({ name }) => parts[name],
  attachments: ({ name }) => parts[name],
  whole: ({ name }) => parts[name],
  withDefault: ({ name }) => parts[name],
  optional: ({ name }) => parts[name],
  price: () => parts.priceCents,
  optionalPrice: ({ name }) => parts[name],
  priceBreaks: ({ name }) => parts[name],
  specs: ({ name }) => parts[name],
})

const { availableQuantity: _, ...edited } = partFieldColumns

/** Columns that an edit writes. Stock changes only through the ledger. */
export const editedColumns: readonly string[] = Object.values(edited).map(({ name }) => name)

const types = new Map(Object.values(edited).map((column) => [column.name, column.getSQLType()]))

/** Returns SQL that reads a column from JSON and casts it to the column's type. */
export function columnOf(json: string, column: string): string {
  const type = types.get(column)
  return type === "jsonb" ? `${json}->'${column}'` : `(${json}->>'${column}')::${type}`
}

/** Serializes fields as JSON with column names as keys. Omits undefined, keeps null. */
export const toColumnsJson = (fields: Partial<Record<PartFieldName, unknown>>): string =>
  JSON.stringify(
    Object.fromEntries(partFieldNames.map((name) => [partFieldColumns[name].name, fields[name]])),
  )

export type ChangedFields = ReadonlyMap<PartFieldName, unknown>

export const fieldsOfColumns = (columns: Record<string, unknown>): ChangedFields =>
  new Map(
    partFieldNames.flatMap((name) => {
      const column = partFieldColumns[name].name
      return column in columns ? [[name, columns[column]] as const] : []
    }),
  )

type Part = typeof parts.$inferSelect

const valuesOf = (part: Part): Record<PartFieldName, unknown> => ({
  ...part,
  price: part.priceCents,
})

export function differenceOf(before: Part, after: Part) {
  const old = valuesOf(before)
  const fresh = valuesOf(after)
  const changed = partFieldNames.filter((name) => !isDeepStrictEqual(old[name], fresh[name]))
  const columnsOf = (values: Record<PartFieldName, unknown>): Record<string, unknown> =>
    Object.fromEntries(changed.map((name) => [partFieldColumns[name].name, values[name]]))
  return { was: columnsOf(old), is: columnsOf(fresh) }
}
