import * as contract from "#contract/accounts/account.ts"
import {
  endManySessions,
  endSession,
  exportAccount,
  getAccount,
  listSessions,
} from "#operations/accounts/account.ts"
import { closeAccount } from "#operations/shop/close-account.ts"
import { disconnectIdentity } from "#operations/sessions/disconnect-identity.ts"
import type { Identity } from "#operations/sessions/identity.ts"
import type { Server } from "../kernel/app-env.ts"
import { browserOf, type SiteConfig } from "../kernel/browser.ts"
import { serve, written } from "../kernel/serve.ts"
import { streamTexts } from "../kernel/stream-texts.ts"
import { serveActor } from "../kernel/take-turns.ts"
import { exportTexts } from "./account-export.ts"
import { presentAccount, presentSession } from "./present-account.ts"

export function serveAccount(server: Server, identity: Identity, site: SiteConfig): void {
  const { shop } = server

  serve(server, contract.getAccount, async ({ actor }) =>
    presentAccount(await getAccount(shop, actor)),
  )

  serve(server, contract.listSessions, async ({ actor }) =>
    (await listSessions(shop, actor)).map(presentSession),
  )

  serve(server, contract.endSession, async ({ actor, params }) => ({
    ...written,
    deletedCount: await endSession(shop, actor, params.id),
  }))

  serve(server, contract.endSessions, async ({ actor, body }) => ({
    ...written,
    deletedCount: await endManySessions(shop, actor, body.which),
  }))

  serve(server, contract.disconnectIdentity, async ({ actor, body, c }) => {
    const { address } = browserOf(c, site)
    const deletedCount = await disconnectIdentity(shop, identity, actor, {
      provider: body.provider,
      password: body.password,
      address,
    })
    return { ...written, deletedCount }
  })

  serve(server, contract.exportAccount, async ({ actor, c }) => {
    const kept = await exportAccount(shop, actor)
    c.header("content-type", "application/json; charset=UTF-8")
    c.header("content-disposition", 'attachment; filename="computer-assembler-account.json"')
    return streamTexts(c, exportTexts(kept), (read) => serveActor(server, c, actor, read))
  })

  serve(server, contract.closeAccount, async ({ actor, body, c }) => {
    const { address } = browserOf(c, site)
    await closeAccount(shop, identity, actor, { password: body.password, address })
    return written
  })
}
