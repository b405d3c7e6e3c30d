import { crc32, deflateRawSync } from "node:zlib"

/** A file of an archive; `says` is how large it claims to be unpacked, where that is not so. */
export interface ZipEntry {
  name: string
  bytes: Buffer
  says?: number
}

/** An archive with these files, packed. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes, says = bytes.length } of entries) {
    // As the format wants it: a reader finds out by it what the archive is.
    const isPlain = name === "mimetype"
    const packed = isPlain ? bytes : deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isPlain ? 0 : 8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(says, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const file = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const entry = [Buffer.from("PK\x01\x02\x14\x00"), common, place, Buffer.from(name)]
    files.push(file)
    directory.push(Buffer.concat(entry))
    at += file.length
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...files, ...directory, Buffer.from("PK\x05\x06"), end])
}
