import * as contract from "#contract/shop/duties.ts"
import { listDuties } from "#operations/shop/list-duties.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"

export function serveDuties(server: Server): void {
  serve(server, contract.listDuties, async () =>
    (await listDuties(server.shop)).map(({ since, ...duty }) => ({
      ...duty,
      since: since?.toISOString() ?? null,
    })),
  )
}
