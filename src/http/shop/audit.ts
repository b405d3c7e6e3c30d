import * as contract from "#contract/shop/audit.ts"
import { readAudit } from "#operations/shop/read-audit.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"
import { presentEntry } from "./present-audit.ts"

export function serveAudit(server: Server): void {
  serve(server, contract.listAudit, async ({ query: { limit, after, ...asked } }) => {
    const { entries, next, seenTo } = await readAudit(server.shop, asked, { limit, after })
    return {
      entries: entries.map(presentEntry),
      ...(next !== undefined && { next: String(next) }),
      ...(seenTo !== undefined && { seenTo: new Date(seenTo).toISOString() }),
    }
  })
}
