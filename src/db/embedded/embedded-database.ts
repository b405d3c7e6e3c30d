import { openDataDir } from "./data-dir.ts"
import { becomeHolder } from "./holder.ts"
import type { ServerLog } from "./server.ts"
import { joinServer } from "./shared-server.ts"

export interface EmbeddedDatabase {
  /** URL with the password: never log it. */
  url: string
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  log: ServerLog
}

/**
 * Runs the bundled database in DATA_DIR until `stop`. Refuses a second shop on the folder, and
 * names the first by `address`.
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

/** Connects operator commands to the database of a running shop, or runs one until `stop`. */
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
