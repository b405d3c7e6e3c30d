import * as contract from "#contract/imports/part-imports.ts"
import { applyPartImport, undoPartImport } from "#operations/imports/apply-part-import.ts"
import { rememberColumns } from "#operations/imports/column-meanings.ts"
import { exportFaultyRows } from "#operations/imports/export-faulty-rows.ts"
import { listImportNames } from "#operations/imports/list-import-names.ts"
import {
  cancelPartImport,
  getPartImport,
  listImportedRows,
  listImportProblems,
  listRecentPartImports,
  overwriteConflicts,
  type PartImport,
  startPartImport,
} from "#operations/imports/manage-part-imports.ts"
import { readImportedFile, rereadImportedFile } from "#operations/imports/read-part-import.ts"
import type { Actor } from "#operations/kernel/shop.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"
import { answerCsv } from "../kernel/stream-file.ts"
import { presentConflict, presentImport, presentNames, presentRow } from "./present-import.ts"

export function servePartImports(server: Server): void {
  const { shop } = server
  const answer = (row: PartImport) => ({ ...written, import: presentImport(row) })
  const step =
    (take: (shop: Server["shop"], admin: Actor, id: string) => Promise<PartImport>) =>
    async ({ actor, params }: { actor: Actor; params: { id: string } }) =>
      answer(await take(shop, actor, params.id))

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

  serve(server, contract.exportFaultyRows, async ({ actor, query, c }) =>
    answerCsv(c, await exportFaultyRows(shop, actor, query.import)),
  )

  serve(server, contract.rememberColumns, async ({ actor, body }) => {
    await rememberColumns(shop, actor, body.columns)
    return written
  })

  serve(server, contract.overwriteConflicts, async ({ actor, params, body }) =>
    answer(await overwriteConflicts(shop, actor, params.id, body.lines)),
  )

  serve(server, contract.listImportNames, async ({ params, query }) =>
    presentNames(await listImportNames(shop, params.id, query.category)),
  )

  serve(server, contract.readImportAnew, step(rereadImportedFile))
  serve(server, contract.applyPartImport, step(applyPartImport))
  serve(server, contract.undoPartImport, step(undoPartImport))
  serve(server, contract.cancelPartImport, step(cancelPartImport))
}
