/** What a file is, told by its bytes, which are given as latin-1 text: one character each. */

const HEAD_LENGTH = 1024

/** Whether the bytes begin as PNG, JPEG, GIF or WebP do. */
export const hasPictureSignature = (bytes: string): boolean =>
  bytes.startsWith("\x89PNG\r\n\x1a\n") ||
  bytes.startsWith("\xff\xd8\xff") ||
  bytes.startsWith("GIF87a") ||
  bytes.startsWith("GIF89a") ||
  (bytes.startsWith("RIFF") && bytes.startsWith("WEBP", 8))

/** Long enough that compressed pixels never look like one by chance. */
const markup = /<(?:script|iframe|html|body|\?php|!doctype\s+html)[\s/>]/i
const archives = ["PK\x05\x06\0\0\0\0", "Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c"]

/** Whether there is an archive in it, which may stand at the end of anything. */
export const holdsArchive = (bytes: string): boolean =>
  archives.some((archive) => bytes.includes(archive))

/**
 * Whether a picture is also something else: a page, a script, a PDF or an archive. What phones append
 * to their photos, films and further pictures, is none of these.
 */
export function hidesAnotherType(bytes: string): boolean {
  const head = bytes.slice(0, HEAD_LENGTH)
  // Where sizes stand in all four formats, a comment sign makes the rest a script.
  const opensComment = head.slice(4, 10).includes("/*")
  return opensComment || head.includes("%PDF-") || markup.test(bytes) || holdsArchive(bytes)
}
