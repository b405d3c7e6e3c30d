import { randomUUID } from "node:crypto"
import { createServer, type Server } from "node:http"
import { json } from "node:stream/consumers"
import type { Pool } from "pg"
import { z } from "zod"

const asked = z.object({ id: z.string() })

/**
 * A control: it glues what it is asked, in path, query, header or JSON, into its SQL, and answers as the shop
 * does. A scanner that does not find that finds nothing.
 */
export const vulnerableServer = (pool: Pool): Server =>
  createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://control")
    reply.setHeader("content-type", "application/json")
    try {
      const body = request.method === "POST" ? asked.parse(await json(request)).id : undefined
      const id =
        body ??
        request.headers["x-id"] ??
        searchParams.get("id") ??
        decodeURIComponent(pathname.slice(1))
      const { rows } = await pool.query(`select name from parts where id = '${id}'`)
      reply.end(JSON.stringify(rows))
    } catch {
      reply
        .writeHead(400)
        .end(JSON.stringify({ requestId: randomUUID(), message: "That is not right." }))
    }
  })
