import { createServer, type Server } from "node:http"
import type { Pool } from "pg"

/** A control: it glues what it is asked into its SQL, and a scanner that does not find that finds nothing. */
export const vulnerableServer = (pool: Pool): Server =>
  createServer(async (request, reply) => {
    const id = new URL(request.url ?? "/", "http://control").searchParams.get("id") ?? ""
    try {
      const { rows } = await pool.query(`select name from parts where id = '${id}'`)
      reply.end(rows.length > 0 ? `There is ${rows.length}.` : "There is none.")
    } catch (error) {
      reply.writeHead(500).end(String(error))
    }
  })
