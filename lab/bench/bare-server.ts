import { createServer } from "node:http"

/** Serves the given bytes as fast as Node can, as a baseline. */
process.once("message", ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const bytes = Buffer.from(body, "base64")
  const flat = [...Object.entries(headers).flat(), "content-length", String(bytes.byteLength)]
  const server = createServer((_, reply) => {
    reply.writeHead(200, flat)
    reply.end(bytes)
  }).listen(0, "127.0.0.1", () => process.send?.(server.address()))
})
process.once("disconnect", () => process.exit(0))
