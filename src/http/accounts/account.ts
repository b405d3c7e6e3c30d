import type { z } from "zod"
import * as contract from "#contract/accounts/account.ts"
import * as addressContract from "#contract/accounts/addresses.ts"
import {
  chooseLanguage,
  endManySessions,
  endSession,
  getAccount,
  listSessions,
} from "#operations/accounts/account.ts"
import * as addresses from "#operations/accounts/addresses.ts"
import { isAdmin } from "#operations/kernel/shop.ts"
import { listStaffTopics } from "#operations/mail/notify-staff.ts"
import { disconnectIdentity } from "#operations/sessions/change-credentials.ts"
import { closeAccount } from "#operations/shop/account-data.ts"
import type { Server } from "../kernel/app-env.ts"
import { browserOf } from "../kernel/authenticate.ts"
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

type AddressInput = z.output<NonNullable<typeof addressContract.addAddress.body>>

export const addressFrom = ({
  default: isDefault,
  ...address
}: AddressInput): addresses.NewAddress => ({
  ...address,
  isDefault,
})

export const presentAddress = ({ id, isDefault, ...row }: addresses.ShownAddress) => ({
  _id: id,
  label: row.label,
  name: row.name,
  company: row.company,
  street: row.street,
  district: row.district,
  city: row.city,
  region: row.region,
  postalCode: row.postalCode,
  country: row.country,
  phone: row.phone,
  default: isDefault,
  lines: row.lines,
})

export function serveAddresses(server: Server): void {
  const { shop } = server

  serve(server, addressContract.listAddresses, async ({ actor }) =>
    (await addresses.listAddresses(shop, actor)).map(presentAddress),
  )

  serve(server, addressContract.addAddress, async ({ actor, body, key }) => {
    const insertedId = await addresses.addAddress(shop, actor, addressFrom(body), key)
    return { ...written, insertedId }
  })

  serve(server, addressContract.saveAddress, async ({ actor, params, body }) => {
    await addresses.saveAddress(shop, actor, params.id, addressFrom(body))
    return { ...written, modifiedCount: 1 }
  })

  serve(server, addressContract.deleteAddress, async ({ actor, params }) => ({
    ...written,
    deletedCount: await addresses.deleteAddress(shop, actor, params.id),
  }))

  serve(server, addressContract.listCountries, () => addresses.listCountries())
  serve(server, addressContract.getCountry, ({ params }) => addresses.getCountry(params.code))
}
