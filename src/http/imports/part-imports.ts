import * as contract from "#contract/imports/part-imports.ts"
import { unitsOf } from "#domain/catalogue/vocabulary/units.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { applyPartImport, undoPartImport } from "#operations/imports/apply-part-import.ts"
import { listImportNames } from "#operations/imports/list-import-names.ts"
import {
  cancelPartImport,
  getPartImport,
  type ImportedRow,
  listImportedRows,
  listImportProblems,
  listRecentPartImports,
  overwriteConflicts,
  type PartImport,
  readImportedFile,
  readImportedFileAnew,
  startPartImport,
} from "#operations/imports/manage-part-imports.ts"
import { presentAttribute } from "../catalogue/present-attribute.ts"
import { presentChanges } from "../catalogue/present-changes.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

function presentImport({ id, options, counts, ...row }: PartImport) {
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
    undoable: row.undoable,
    createdAt: row.createdAt.toISOString(),
    ...(row.appliedAt && { appliedAt: row.appliedAt.toISOString() }),
    ...(row.undoneAt && { undoneAt: row.undoneAt.toISOString() }),
  }
}

function presentRow({ line, sku, title, before, after, stockDelta }: ImportedRow) {
  const changes = presentChanges(before, after)
  const stock = {
    field: "availableQuantity",
    to: stockDelta > 0 ? `+${stockDelta}` : `${stockDelta}`,
  }
  return { line, sku, name: title, changes: [...changes, ...(stockDelta === 0 ? [] : [stock])] }
}

/** Both values of each field, of the stock too. What somebody else changed may also be whether the part is on sale. */
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
    ...presentChanges(before, after),
    ...(stockDelta === 0 ? [] : [stock]),
  ]
  return { line, sku, name: title, changes }
}

export function servePartImports(server: Server): void {
  const { shop } = server
  const answer = (row: PartImport) => ({ ...written, import: presentImport(row) })

  serve(server, contract.startPartImport, async ({ actor, headers, body }) => {
    const { fileName, ...options } = body
    const key = headers["idempotency-key"]
    const insertedId = await startPartImport(shop, actor, { fileName, options }, key)
    return { ...written, insertedId }
  })

  serve(server, contract.sendImportFile, async ({ actor, params, c }) =>
    answer(
      await readImportedFile(shop, actor, params.id, {
        bytes: c.req.raw.body ?? new ReadableStream({ start: (none) => none.close() }),
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

  serve(server, contract.overwriteConflicts, async ({ actor, params, body }) =>
    answer(await overwriteConflicts(shop, actor, params.id, body.lines)),
  )

  serve(server, contract.listImportNames, async ({ params, query }) => {
    const { attributes, ...names } = await listImportNames(shop, params.id, query.category)
    return {
      ...names,
      attributes: attributes.map((attribute) => ({
        ...presentAttribute(attribute),
        units: unitsOf(attribute),
      })),
    }
  })

  serve(server, contract.readImportAnew, async ({ actor, params }) =>
    answer(await readImportedFileAnew(shop, actor, params.id)),
  )

  serve(server, contract.applyPartImport, async ({ actor, params }) =>
    answer(await applyPartImport(shop, actor, params.id)),
  )

  serve(server, contract.undoPartImport, async ({ actor, params }) =>
    answer(await undoPartImport(shop, actor, params.id)),
  )

  serve(server, contract.cancelPartImport, async ({ actor, params }) =>
    answer(await cancelPartImport(shop, actor, params.id)),
  )
}
