import type { Database } from "#db/connection/client.ts"
import { keepFilePiece } from "#db/imports/import-files.ts"

const PIECE_BYTES = 1024 * 1024

/** Keeps the file of an import, in large pieces, on its way to whoever reads it. */
export async function* keepingFile(
  db: Database,
  id: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let number = 0
  let held: Uint8Array[] = []
  let size = 0
  const keep = async () => {
    await keepFilePiece(db, id, { number, bytes: Buffer.concat(held) })
    number += 1
    held = []
    size = 0
  }
  for await (const chunk of bytes) {
    held.push(chunk)
    size += chunk.byteLength
    if (size >= PIECE_BYTES) await keep()
    yield chunk
  }
  if (size > 0) await keep()
}
