import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"

/** The file of an import, piece by piece, to be read anew until somebody decided. */

export async function keepFilePiece(
  db: Executor,
  importId: string,
  { number, bytes }: { number: number; bytes: Uint8Array },
): Promise<void> {
  await db.execute(sql`
    insert into part_import_files (import_id, number, bytes) values (${importId}, ${number}, ${Buffer.from(bytes)})
    on conflict (import_id, number) do update set bytes = excluded.bytes
  `)
}

export async function deleteFile(db: Executor, importId: string): Promise<void> {
  await db.execute(sql`delete from part_import_files where import_id = ${importId}`)
}

/** How many bytes are kept; undefined where there is no file. */
export async function findFileSize(db: Executor, importId: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ size: number | null }>(
    sql`select sum(length(bytes))::integer as size from part_import_files where import_id = ${importId}`,
  )
  return rows[0]?.size ?? undefined
}

export async function* readFile(db: Executor, importId: string): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const { rows } = await db.execute<{ bytes: Buffer }>(
      sql`select bytes from part_import_files where import_id = ${importId} and number = ${number}`,
    )
    const [piece] = rows
    if (!piece) return
    yield piece.bytes
  }
}
