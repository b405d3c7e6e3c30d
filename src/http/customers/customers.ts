import * as contract from "#contract/customers/customers.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { toAmount } from "#domain/pricing/money.ts"
import * as customers from "#operations/customers/customers.ts"
import { addCustomerTaxId } from "#operations/tax/tax-ids.ts"
import { addressFrom, presentAddress } from "../accounts/account.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"
import { answerAccountFile } from "../shop/account-export.ts"
import { presentTaxId } from "../tax/tax.ts"

type Customer = Awaited<ReturnType<typeof customers.listCustomers>>[number]

function presentCustomer({ place, ...customer }: Customer) {
  return {
    _id: customer.id,
    email: customer.email,
    name: customer.name,
    role: customer.role,
    emailVerified: customer.emailVerified,
    phone: customer.phone || place?.phone || "",
    company: place?.company ?? "",
    city: place?.city ?? "",
    country: place?.country ?? "",
    createdAt: customer.createdAt,
    orders: customer.orders,
    revenue: toAmount(customer.revenueCents),
    unpaidOrders: customer.unpaid,
    unpaid: toAmount(customer.unpaidCents),
    currency: shopCurrency().code,
    lastOrderAt: customer.lastOrderAt ?? undefined,
    tags: customer.tags,
  }
}

function serveCustomerReads(server: Server): void {
  const { shop } = server

  serve(server, contract.listCustomers, async ({ query }) => {
    const { limit, after, q, tag, sort } = query
    const found = await customers.listCustomers(shop, {
      limit,
      afterId: after,
      search: q,
      tag,
      sort,
    })
    return found.map(presentCustomer)
  })

  serve(server, contract.exportCustomers, ({ actor, query: { q, tag, sort } }) =>
    customers.exportCustomerList(shop, actor, { search: q, tag, sort }),
  )

  serve(server, contract.listCustomerTags, () => customers.listCustomerTags(shop))

  serve(server, contract.getCustomer, async ({ params }) => {
    const customer = await customers.getCustomer(shop, params.id)
    const { signsIn, lists, sessions } = customer
    return {
      ...presentCustomer(customer),
      signsIn,
      addresses: customer.addresses.map(presentAddress),
      taxIds: customer.taxIds.map((taxId) => ({
        ...presentTaxId(taxId),
        consultation: taxId.consultation,
      })),
      notes: customer.notes,
      lists,
      sessions,
    }
  })

  serve(server, contract.exportCustomer, async ({ actor, params, c }) =>
    answerAccountFile(server, c, actor, await customers.exportCustomer(shop, actor, params.id)),
  )
}

export function serveCustomers(server: Server): void {
  const { shop } = server
  serveCustomerReads(server)

  serve(server, contract.createCustomer, async ({ actor, body, key }) => {
    const { address, ...customer } = body
    const newCustomer = { ...customer, address: address && addressFrom(address) }
    return {
      ...written,
      insertedId: await customers.createCustomer(shop, actor, newCustomer, key),
    }
  })

  serve(server, contract.sendPasswordLink, async ({ actor, params }) => {
    await customers.sendPasswordLink(shop, actor, params.id)
    return written
  })

  serve(server, contract.addCustomerAddress, async ({ actor, params, body, key }) => {
    const added = { id: params.id, address: addressFrom(body), key }
    return { ...written, insertedId: await customers.addCustomerAddress(shop, actor, added) }
  })

  serve(server, contract.addCustomerTaxId, async ({ actor, params, body }) => {
    const { id, state } = await addCustomerTaxId(shop, actor, params.id, body)
    return { ...written, insertedId: id, state }
  })

  serve(server, contract.tagCustomer, async ({ actor, params, body }) => ({
    ...written,
    modifiedCount: (await customers.tagCustomer(shop, actor, params.id, body)) ? 1 : 0,
  }))

  serve(server, contract.noteCustomer, async ({ actor, params, body, key }) => {
    await customers.noteCustomer(shop, actor, { id: params.id, text: body.text, key })
    return written
  })

  serve(server, contract.signOutCustomer, async ({ actor, params }) => ({
    ...written,
    deletedCount: await customers.signOutCustomer(shop, actor, params.id),
  }))
}
