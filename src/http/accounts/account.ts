import * as contract from "#contract/accounts/account.ts"
import {
  chooseLanguage,
  endManySessions,
  endSession,
  getAccount,
  listSessions,
} from "#operations/accounts/account.ts"
import { isAdmin } from "#operations/kernel/shop.ts"
import { listStaffTopics } from "#operations/mail/mail-outbox.ts"
import { disconnectIdentity } from "#operations/sessions/change-credentials.ts"
import { closeAccount } from "#operations/shop/account-data.ts"
import type { Server } from "../kernel/app-env.ts"
import { browserOf } from "../kernel/browser.ts"
import { serve, written } from "../kernel/serve.ts"

export const presentAccount = (account: Awaited<ReturnType<typeof getAccount>>) => ({
  email: account.email,
  name: account.name,
  emailVerified: account.emailVerified,
  hasPassword: account.hasPassword,
  twoFactorEnabled: account.twoFactorEnabled,
  twoFactorMissing: account.twoFactorMissing,
  identities: account.identities.map(({ providerId, connectedAt }) => ({
    provider: providerId,
    connectedAt,
  })),
  createdAt: account.createdAt,
  language: account.language ?? undefined,
})

export const presentSession = ({
  id,
  ...session
}: Awaited<ReturnType<typeof listSessions>>[number]) => ({
  _id: id,
  ...session,
})

export function serveAccount(server: Server): void {
  const { shop, site } = server

  serve(server, contract.getAccount, async ({ actor }) => ({
    ...presentAccount(await getAccount(shop, actor)),
    staffTopics: isAdmin(actor) ? await listStaffTopics(shop, actor) : undefined,
  }))

  serve(server, contract.chooseLanguage, async ({ actor, body }) => {
    await chooseLanguage(shop, actor, body.language)
    return written
  })

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
    const deletedCount = await disconnectIdentity(shop, actor, {
      provider: body.provider,
      password: body.password,
      address,
    })
    return { ...written, deletedCount }
  })

  serve(server, contract.closeAccount, async ({ actor, body, c }) => {
    const { address } = browserOf(c, site)
    await closeAccount(shop, actor, { password: body.password, address })
    return written
  })
}
