import { connect } from "node:net"

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number
  head: string
  body: string
}

/** Sends exactly these bytes and reads until the server closes. */
export function sendBytes(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(30_000, () =>
      socket.destroy(new Error("the server neither answered nor closed")),
    )
    socket.on("data", (chunk) => chunks.push(chunk))
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // A server that has answered may refuse the rest of the request.
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") fail(error)
    })
    socket.on("close", () => done(parse(Buffer.concat(chunks).toString())))
  })
}

/** Writes a request of these lines with `Connection: close`. */
export const requestLines = (lines: string[], body = ""): string =>
  [...lines, "Host: shop.example", "Connection: close", "", body].join("\r\n")

function parse(text: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n")
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    head,
    body: rest.join("\r\n\r\n"),
  }
}
