import type { getAccount, listSessions } from "#operations/accounts/account.ts"

export const presentAccount = (account: Awaited<ReturnType<typeof getAccount>>) => ({
  email: account.email,
  name: account.name,
  emailVerified: account.emailVerified,
  hasPassword: account.hasPassword,
  twoFactorEnabled: account.twoFactorEnabled,
  twoFactorMissing: account.twoFactorMissing,
  identities: account.identities.map(({ providerId, connectedAt }) => ({
    provider: providerId,
    connectedAt: connectedAt.toISOString(),
  })),
  createdAt: account.createdAt.toISOString(),
})

export const presentSession = ({
  id,
  ...session
}: Awaited<ReturnType<typeof listSessions>>[number]) => ({
  _id: id,
  ...session,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
})
