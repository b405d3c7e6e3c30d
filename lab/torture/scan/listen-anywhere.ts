import { once } from "node:events"
import type { Server } from "node:http"

export interface Listening {
  url: string
  close(): void
}

/** On a port of this machine that is free. */
export async function listenAnywhere(server: Server): Promise<Listening> {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
