import * as contract from "#contract/catalogue/fit.ts"
import { checkFit } from "#operations/catalogue/check-fit.ts"
import type { Server } from "../kernel/app-env.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve } from "../kernel/serve.ts"

export function serveFit(server: Server): void {
  serve(server, contract.checkFit, ({ body, c }) =>
    server.readCatalogue(readContextOf(c), (shop) => checkFit(shop, body.parts)),
  )
}
