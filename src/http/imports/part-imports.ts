import * as contract from "#contract/imports/part-imports.ts"
import { unitsOf } from "#domain/catalogue/vocabulary/units.ts"
import { columnLabel, columnMeanings } from "#domain/imports/part-columns.ts"
import { formatChange, formatCount } from "#domain/shop/number-format.ts"
import { applyPartImport, undoPartImport } from "#operations/imports/apply-part-import.ts"
import { saveColumns } from "#operations/imports/column-meanings.ts"
import { listImportNames, type NamesInFile } from "#operations/imports/list-import-names.ts"
import {
  cancelPartImport,
  exportFaultyRows,
  getPartImport,
  type ImportedRow,
  listImportedRows,
  listImportProblems,
  listRecentPartImports,
  overwriteConflicts,
  type PartImport,
  startPartImport,
} from "#operations/imports/manage-part-imports.ts"
import { uploadedBytes } from "#operations/imports/part-file.ts"
import { readImportedFile, rereadImportedFile } from "#operations/imports/read-part-import.ts"
import type { Actor } from "#operations/kernel/shop.ts"
import { presentPartChanges } from "../catalogue/present-part-changes.ts"
import { presentAttribute } from "../catalogue/vocabulary.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

export function servePartImports(server: Server): void {
  const { shop } = server
  const answer = (row: PartImport) => ({ ...written, import: presentImport(row) })
  const step =
    (take: (shop: Server["shop"], admin: Actor, id: string) => Promise<PartImport>) =>
    async ({ actor, params }: { actor: Actor; params: { id: string } }) =>
      answer(await take(shop, actor, params.id))

  serve(server, contract.startPartImport, async ({ actor, body, key }) => {
    const { fileName, ...options } = body
    const insertedId = await startPartImport(shop, actor, { fileName, options }, key)
    return { ...written, insertedId }
  })

  serve(server, contract.sendImportFile, async ({ actor, params, c }) =>
    answer(
      await readImportedFile(shop, actor, params.id, {
        bytes: uploadedBytes(
          c.req.raw.body ?? new ReadableStream({ start: (none) => none.close() }),
        ),
        size: Number(c.req.header("content-length") ?? 0),
      }),
    ),
  )

  serve(server, contract.listPartImports, async () =>
    (await listRecentPartImports(shop)).map(presentImport),
  )

  serve(server, contract.getPartImport, async ({ params }) =>
    presentImport(await getPartImport(shop, params.id)),
  )

  serve(server, contract.listImportedRows, async ({ params, query }) =>
    (await listImportedRows(shop, params.id, query)).map(
      query.kind === "conflict" ? presentConflict : presentRow,
    ),
  )

  serve(server, contract.listImportProblems, async ({ params, query }) =>
    (await listImportProblems(shop, params.id, query)).map(({ number, line, field, message }) => ({
      number,
      line,
      field,
      message,
    })),
  )

  serve(server, contract.exportFaultyRows, ({ actor, query }) =>
    exportFaultyRows(shop, actor, query.import),
  )

  serve(server, contract.saveColumns, async ({ actor, body }) => {
    await saveColumns(shop, actor, body.columns)
    return written
  })

  serve(server, contract.overwriteConflicts, async ({ actor, params, body }) =>
    answer(await overwriteConflicts(shop, actor, params.id, body.lines)),
  )

  serve(server, contract.listImportNames, async ({ params, query }) =>
    presentNames(await listImportNames(shop, params.id, query.category)),
  )

  serve(server, contract.rereadImport, step(rereadImportedFile))
  serve(server, contract.applyPartImport, step(applyPartImport))
  serve(server, contract.undoPartImport, step(undoPartImport))
  serve(server, contract.cancelPartImport, step(cancelPartImport))
}

function presentImport({ id, options, counts, ...row }: PartImport) {
  const count = (name: string) => counts[name] ?? 0
  return {
    _id: id,
    fileName: row.fileName,
    ...options,
    state: row.state,
    failure: row.failure ?? undefined,
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
    createdAt: row.createdAt,
    appliedAt: row.appliedAt ?? undefined,
    undoneAt: row.undoneAt ?? undefined,
  }
}

function presentRow({ line, sku, title, before, after, stockDelta }: ImportedRow) {
  const changes = presentPartChanges(before, after)
  const stock = { field: "availableQuantity", to: formatChange(stockDelta) }
  return { line, sku, name: title, changes: [...changes, ...(stockDelta === 0 ? [] : [stock])] }
}

/** Presents both values of each field, including stock. A conflict may also concern whether the part is on sale. */
function presentConflict(row: ImportedRow) {
  const { line, sku, title, kind, before, after, stockDelta, availableQuantity } = row
  const onSale = { field: "onSale", from: "no", to: "yes" }
  const stock = {
    field: "availableQuantity",
    from: formatCount(availableQuantity),
    to: formatCount(availableQuantity + stockDelta),
  }
  const changes = [
    ...(kind === "returning" ? [onSale] : []),
    ...presentPartChanges(before, after),
    ...(stockDelta === 0 ? [] : [stock]),
  ]
  return { line, sku, name: title, changes }
}

const presentNames = ({ attributes, ...names }: NamesInFile) => ({
  ...names,
  meanings: columnMeanings.map((name) => ({ name, label: columnLabel(name) })),
  attributes: attributes.map((attribute) => ({
    ...presentAttribute(attribute),
    units: unitsOf(attribute),
  })),
})
