import { crc32, deflateRawSync } from "node:zlib"

/** Encodes bytes as mail programs do, with soft line breaks. */
export const quotedPrintable = (text: string | Buffer): string =>
  Array.from(Buffer.from(text), (byte) => {
    const isPlain = byte === 10 || (byte >= 32 && byte < 127 && byte !== 61)
    return isPlain
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`
  })
    .join("")
    .replaceAll(/.{60,70}(?=[^\n])(?<!=.?)/g, "$&=\n")

export const base64 = (content: string | Uint8Array): string =>
  Buffer.from(content).toString("base64").replaceAll(/.{76}/g, "$&\n")

/** Writes lines as they are saved in a file. */
export const lines = (...all: string[]): string => all.join("\n").replaceAll("\n", "\r\n")

/** Packs files as Word and LibreOffice do. LibreOffice packs no `mimetype`. */
export function zipped(files: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const isPacked = name !== "mimetype"
    const packed = isPacked ? deflateRawSync(content) : content
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(isPacked ? 8 : 0, 4)
    head.writeUInt32LE(crc32(content), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const entry = Buffer.concat([Buffer.from("PK\u0003\u0004"), head, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from("PK\u0001\u0002\u0014\u0000"), head, rest, Buffer.from(name))
    local.push(entry)
    offset += entry.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(local.length, 4)
  end.writeUInt16LE(local.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, listed, Buffer.from("PK\u0005\u0006"), end])
}
