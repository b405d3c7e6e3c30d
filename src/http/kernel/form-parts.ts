const MAX_PARTS = 15
const MAX_HEAD_BYTES = 4096

/** A part of a form. `field` is undefined if its header names none. */
interface FormPart {
  field: string | undefined
  isFile: boolean
  content: Buffer<ArrayBuffer>
}

/**
 * Divides a multipart form without copying it; `FormData` copies a file five times. Returns undefined if the form is
 * malformed, or has many parts or long headers.
 */
export function partsOfForm(body: Buffer<ArrayBuffer>, boundary: string): FormPart[] | undefined {
  const mark = `\r\n--${boundary}`
  const textAt = (at: number) => body.toString("latin1", at, at + 2)
  const first = body.indexOf(mark.slice(2))
  if (boundary === "" || first < 0) return undefined
  const parts: FormPart[] = []
  let at = first + mark.length - 2
  while (textAt(at) === "\r\n") {
    const head = body.subarray(at, at + MAX_HEAD_BYTES)
    const endOfHead = head.indexOf("\r\n\r\n")
    const start = at + endOfHead + 4
    const end = body.indexOf(mark, start)
    if (parts.length >= MAX_PARTS || endOfHead < 0 || end < 0) return undefined
    parts.push({
      ...nameIn(head.toString("utf8", 0, endOfHead)),
      content: body.subarray(start, end),
    })
    at = end + mark.length
  }
  return textAt(at) === "--" ? parts : undefined
}

function nameIn(head: string): Pick<FormPart, "field" | "isFile"> {
  const [, parameters = ""] = /^content-disposition:[ \t]*form-data(;[^\r\n]*)/im.exec(head) ?? []
  const [, field] = /;[ \t]*name="([^"]*)"/i.exec(parameters) ?? []
  return { field, isFile: /;[ \t]*filename\*?=/i.test(parameters) }
}
