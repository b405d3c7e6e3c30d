import { openDataDir } from "./data-dir.ts"
import { becomeHolder } from "./holder.ts"
import type { ServerLog } from "./server.ts"
import { joinServer } from "./shared-server.ts"

export interface EmbeddedDatabase {
  /** Holds the password: never to be logged. */
  url: string
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  log: ServerLog
}

/**
 * Runs the shop's own database in DATA_DIR until `stop`. A second shop on the same folder is refused with
 * the name of the first, of which `address` is a part.
 */
export async function startEmbeddedDatabase(
  options: Options & { address?: string },
): Promise<EmbeddedDatabase> {
  const dataDir = openDataDir(options.dataDir)
  const holder = await becomeHolder(dataDir, options.address)
  try {
    const server = await joinServer(dataDir, options.log)
    server.watch()
    const stop = once(async () => {
      await server.leave()
      holder.release()
    })
    return { url: server.url, stop }
  } catch (error) {
    holder.release()
    throw error
  }
}

/** For the operator's tools: the database of a shop that runs, else one that runs until `stop`. */
export async function reachEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const server = await joinServer(openDataDir(options.dataDir), options.log)
  return { url: server.url, stop: once(server.leave) }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}
