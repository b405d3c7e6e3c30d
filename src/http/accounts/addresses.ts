import type { z } from "zod"
import * as contract from "#contract/accounts/addresses.ts"
import { countryName } from "#domain/shop/places.ts"
import * as operations from "#operations/accounts/addresses.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

type AddressIn = z.output<NonNullable<typeof contract.addAddress.body>>

export const addressIn = ({
  default: isDefault,
  ...address
}: AddressIn): operations.NewAddress => ({
  ...address,
  isDefault,
})

export const presentAddress = ({ id, isDefault, ...row }: operations.ShownAddress) => ({
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
  lines: [...row.lines.slice(0, -1), countryName(row.country)],
})

export function serveAddresses(server: Server): void {
  const { shop } = server

  serve(server, contract.listAddresses, async ({ actor }) =>
    (await operations.listAddresses(shop, actor)).map(presentAddress),
  )

  serve(server, contract.addAddress, async ({ actor, body, key }) => {
    const insertedId = await operations.addAddress(shop, actor, addressIn(body), key)
    return { ...written, insertedId }
  })

  serve(server, contract.saveAddress, async ({ actor, params, body }) => {
    await operations.saveAddress(shop, actor, params.id, addressIn(body))
    return { ...written, modifiedCount: 1 }
  })

  serve(server, contract.deleteAddress, async ({ actor, params }) => ({
    ...written,
    deletedCount: await operations.deleteAddress(shop, actor, params.id),
  }))

  serve(server, contract.listCountries, () => operations.listCountries())
  serve(server, contract.getCountry, ({ params }) => operations.getCountry(params.code))
}
