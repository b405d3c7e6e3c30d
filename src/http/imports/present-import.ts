import { unitsOf } from "#domain/catalogue/vocabulary/units.ts"
import { columnLabel, columnMeanings } from "#domain/imports/part-columns.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { NamesInFile } from "#operations/imports/list-import-names.ts"
import type { ImportedRow, PartImport } from "#operations/imports/manage-part-imports.ts"
import { presentChanges } from "../catalogue/present-changes.ts"
import { presentAttribute } from "../catalogue/vocabulary.ts"

export function presentImport({ id, options, counts, ...row }: PartImport) {
  const count = (name: string) => counts[name] ?? 0
  return {
    _id: id,
    fileName: row.fileName,
    ...options,
    state: row.state,
    ...(row.failure !== null && { failure: row.failure }),
    done: row.done,
    total: row.total,
    rows: count("rows"),
    new: count("new"),
    changed: count("changed"),
    returning: count("returning"),
    unchanged: count("unchanged"),
    archived: count("archived"),
    conflicts: count("conflicts"),
    badRows: count("bad"),
    problems: count("problems"),
    unread: count("unread"),
    remarks: count("remarks"),
    undoable: row.undoable,
    createdAt: row.createdAt.toISOString(),
    ...(row.appliedAt && { appliedAt: row.appliedAt.toISOString() }),
    ...(row.undoneAt && { undoneAt: row.undoneAt.toISOString() }),
  }
}

export function presentRow({ line, sku, title, before, after, stockDelta }: ImportedRow) {
  const changes = presentChanges(before, after)
  const stock = {
    field: "availableQuantity",
    to: stockDelta > 0 ? `+${stockDelta}` : `${stockDelta}`,
  }
  return { line, sku, name: title, changes: [...changes, ...(stockDelta === 0 ? [] : [stock])] }
}

/**
 * Gives both values of each field, stock included. A conflict may also be about whether the part is on sale.
 */
export function presentConflict(row: ImportedRow) {
  const { line, sku, title, kind, before, after, stockDelta, availableQuantity } = row
  const onSale = { field: "onSale", from: "no", to: "yes" }
  const stock = {
    field: "availableQuantity",
    from: formatCount(availableQuantity),
    to: formatCount(availableQuantity + stockDelta),
  }
  const changes = [
    ...(kind === "returning" ? [onSale] : []),
    ...presentChanges(before, after),
    ...(stockDelta === 0 ? [] : [stock]),
  ]
  return { line, sku, name: title, changes }
}

export const presentNames = ({ attributes, ...names }: NamesInFile) => ({
  ...names,
  meanings: columnMeanings.map((name) => ({ name, label: columnLabel(name) })),
  attributes: attributes.map((attribute) => ({
    ...presentAttribute(attribute),
    units: unitsOf(attribute),
  })),
})
