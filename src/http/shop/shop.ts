import * as contract from "#contract/shop/shop.ts"
import {
  listProfessionals,
  listServices,
  readPageContents,
} from "#operations/catalogue/read-catalogue.ts"
import type { Server } from "../kernel/app-env.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve } from "../kernel/serve.ts"

/** What the browser must know: which card provider, and whether this is a shop to try things in. */
export interface PublicConfig {
  payment: { provider: "stripe" | "sandbox"; publishableKey: string; apiBase: string } | null
  google: boolean
  oidc: { name: string } | null
  testMode: boolean
}

export function serveShop(server: Server, config: PublicConfig): void {
  const { readCatalogue } = server

  serve(server, contract.listServices, async ({ c }) =>
    (await readCatalogue(readContextOf(c), listServices)).map(({ id, ...service }) => ({
      _id: String(id),
      ...service,
    })),
  )

  serve(server, contract.listProfessionals, async ({ c }) =>
    (await readCatalogue(readContextOf(c), listProfessionals)).map(({ id, ...person }) => ({
      _id: String(id),
      ...person,
    })),
  )

  serve(server, contract.getContent, async ({ query, c }) => {
    const pages = await readCatalogue(readContextOf(c), readPageContents)
    return contract.contentSchema.parse(query.name ? { [query.name]: pages[query.name] } : pages)
  })

  serve(server, contract.getConfig, async () => config)
}
