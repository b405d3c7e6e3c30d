import * as contract from "#contract/imports/part-imports.ts"
import { mapPartFields, NONE, type PartFieldName } from "#domain/catalogue/part-fields.ts"
import { isRecord } from "#domain/catalogue/spec-values.ts"
import { ladderCell } from "#domain/imports/ladder-cell.ts"
import { cents, toDollars } from "#domain/pricing/money.ts"
import type { PriceBreak } from "#domain/pricing/price-for.ts"
import { applyPartImport, undoPartImport } from "#operations/imports/apply-part-import.ts"
import {
  cancelPartImport,
  getPartImport,
  type ImportedRow,
  listImportedRows,
  listImportProblems,
  listRecentPartImports,
  type PartImport,
  readImportedFile,
  startPartImport,
} from "#operations/imports/manage-part-imports.ts"
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
    badRows: count("bad"),
    problems: count("problems"),
    undoable: row.undoable,
    createdAt: row.createdAt.toISOString(),
    ...(row.appliedAt && { appliedAt: row.appliedAt.toISOString() }),
    ...(row.undoneAt && { undoneAt: row.undoneAt.toISOString() }),
  }
}

const LONGEST_SHOWN = 400

function presentRow({ line, sku, title, before, after, stockDelta }: ImportedRow) {
  const changes = [...after].flatMap(([field, to]) => changesOf[field](before.get(field), to))
  const stock = {
    field: "availableQuantity",
    to: stockDelta > 0 ? `+${stockDelta}` : `${stockDelta}`,
  }
  return { line, sku, name: title, changes: [...changes, ...(stockDelta === 0 ? [] : [stock])] }
}

/** What is told of a field that changes; of the picture that a new part has not, nothing. */
const changesOf = mapPartFields({
  text: changeOf(shown),
  optionalText: changeOf((value) => (value === null ? NONE : shown(value))),
  picture: changeOf(shown),
  whole: changeOf(shown),
  usual: changeOf(shown),
  optional: changeOf((value) => (value === null ? NONE : shown(value))),
  price: changeOf((amount) => toDollars(cents(Number(amount))).toFixed(2)),
  ladder: changeOf(shownLadder),
  specs: () => specChanges,
})

function shownLadder(breaks: unknown): string {
  return ladderCell(Array.isArray(breaks) ? breaks.filter(isBreak) : [])
}

function isBreak(step: unknown): step is PriceBreak {
  return isRecord(step) && typeof step.from === "number" && typeof step.unitPriceCents === "number"
}

function changeOf(show: (value: unknown) => string) {
  return ({ name: field }: { name: PartFieldName }) =>
    (from: unknown, to: unknown) =>
      to === "" ? [] : [{ field, ...(from !== undefined && { from: show(from) }), to: show(to) }]
}

/** One by one, those that differ; a spec that goes has nothing in its place. */
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
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

/** Any value that JSON can hold, without its brackets: `AM4, AM5`, `width: 120; depth: 25`. */
function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).join(", ")
  if (!isRecord(value)) return String(value)
  return Object.entries(value)
    .map(([key, item]) => `${key}: ${readable(item)}`)
    .join("; ")
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
    (await listImportedRows(shop, params.id, query)).map(presentRow),
  )

  serve(server, contract.listImportProblems, async ({ params, query }) =>
    (await listImportProblems(shop, params.id, query)).map(({ number, line, field, message }) => ({
      number,
      line,
      field,
      message,
    })),
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
