import { inflateRawSync } from "node:zlib"

interface ZipEntry {
  name: string
  packedBytes: number
  unpackedBytes: number
  isPacked: boolean
  /** Place of the header before its content. */
  at: number
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const HEADER_BYTES = 30
const MAX_COMMENT_LENGTH = 65_535
const MAX_ENTRIES = 2000

/** Returns the entries of a ZIP file as declared; undefined if the file is malformed or has too many entries. */
export function listEntries(zip: Buffer): ZipEntry[] | undefined {
  const end = findEnd(zip)
  if (end === undefined) return undefined
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  if (count > MAX_ENTRIES) return undefined
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined
    const packedBytes = zip.readUInt32LE(at + 20)
    const unpackedBytes = zip.readUInt32LE(at + 24)
    // Rejects entries without a declared size.
    if (packedBytes > 0 && unpackedBytes === 0) return undefined
    const endOfName = at + ENTRY_BYTES + zip.readUInt16LE(at + 28)
    entries.push({
      name: zip.toString("utf8", at + ENTRY_BYTES, endOfName),
      packedBytes,
      unpackedBytes,
      isPacked: zip.readUInt16LE(at + 10) !== 0,
      at: zip.readUInt32LE(at + 42),
    })
    at = endOfName + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

function findEnd(zip: Buffer): number | undefined {
  const first = Math.max(0, zip.length - END_BYTES - MAX_COMMENT_LENGTH)
  for (let at = zip.length - END_BYTES; at >= first; at -= 1)
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at
  return undefined
}

/** Unpacks an entry to at most its declared size. Throws if the file is damaged. */
export function unpackEntry(zip: Buffer, entry: ZipEntry): Buffer {
  const { at, packedBytes, unpackedBytes, isPacked } = entry
  const start = at + HEADER_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const content = zip.subarray(start, start + packedBytes)
  return isPacked ? inflateRawSync(content, { maxOutputLength: unpackedBytes }) : content
}
