import { translate } from "../languages/translate.ts"
import { mapPartFields, type NameOf, noFields } from "./part-fields.ts"
import type { SpecRow } from "./part-specs.ts"

type ShownPart = { [Name in NameOf<"optionalText">]?: string | undefined } & {
  [Name in NameOf<"optional">]?: number | undefined
}

/** Returns the fields that have a row below the specs, as far as this part has them. */
export const partRows = (part: ShownPart): SpecRow[] =>
  Object.values(
    mapPartFields({
      ...noFields,
      specs: noFields.text,
      optionalText: ({ name, label, row }) => rowOf(label, row, part[name]),
      optional: ({ name, label, row }) => rowOf(label, row, part[name]),
    }),
  ).flat()

interface Row<Value> {
  group: string
  format: (value: Value) => string
}

const rowOf = <Value>(
  label: string,
  row: Row<Value> | undefined,
  value: Value | undefined,
): SpecRow[] =>
  row && value !== undefined
    ? [{ group: translate(row.group), label: translate(label), value: row.format(value) }]
    : []
