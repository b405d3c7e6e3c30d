import { readdir } from "node:fs/promises"
import { z } from "zod"
import {
  addressFieldLabel,
  addressProblemText,
  fixedFieldLabels,
} from "#contract/accounts/addresses.ts"
import { fieldText } from "#contract/kernel/field-text.ts"
import {
  type AddressRow,
  clearDefaultAddress,
  countAddresses,
  ensureDefaultAddress,
  findAddress,
  insertAddress,
  listAddressRows,
  removeAddress,
  updateAddress,
} from "#db/accounts/addresses.ts"
import type { Transaction } from "#db/connection/client.ts"
import {
  type AddressField,
  addressFieldsOf,
  addressLines,
  checkAddress,
  MAX_ADDRESSES,
  normalizeAddress,
  type PostalAddress,
} from "#domain/accounts/postal-address.ts"
import { countryName } from "#domain/shop/places.ts"
import { newId } from "../kernel/identifiers.ts"
import { lockOwnAccount } from "../kernel/lock-own-account.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { COUNTRIES_FOLDER, findCountry, type KnownCountry } from "./country-formats.ts"

export interface NewAddress extends PostalAddress {
  label: string
  phone: string
  isDefault: boolean
}

/** Lists the owner's addresses, the default first, each with the lines of its label. */
export async function listAddresses(shop: Pick<Shop, "db">, owner: Pick<Actor, "id">) {
  return Promise.all((await listAddressRows(shop.db, owner.id)).map(addLines))
}

export type ShownAddress = AddressRow & { lines: string[] }

export async function addLines<Address extends PostalAddress>(
  row: Address,
): Promise<Address & { lines: string[] }> {
  const country = await findCountry(row.country)
  const lines = country ? addressLines(country, row) : [row.name, row.street, row.city]
  return { ...row, lines: [...lines, countryName(row.country)] }
}

export const addedAddress = z.object({ addressId: z.string() })

export async function addAddress(
  shop: Shop,
  owner: Actor,
  wanted: NewAddress,
  key?: string,
): Promise<string> {
  const address = await checkNewAddress(wanted)
  const work = async (tx: Transaction) => {
    // Serializes changes, so that each sees the result of the one before.
    await lockOwnAccount(tx, owner)
    return { addressId: await insertNewAddress(tx, owner.id, address) }
  }
  const { addressId } = await withIdempotencyKey(shop, owner, {
    key,
    request: ["address", wanted],
    answer: addedAddress,
    count: () => consumeLimit(shop, "addressChange", owner.id),
    work,
  })
  return addressId
}

/** Writes a checked address, unless there are too many. The caller has locked or just created the account. */
export async function insertNewAddress(
  tx: Transaction,
  userId: string,
  address: NewAddress,
): Promise<string> {
  if ((await countAddresses(tx, userId)) >= MAX_ADDRESSES)
    throw refuse("addresses_full", { limit: MAX_ADDRESSES })
  const id = newId()
  if (address.isDefault) await clearDefaultAddress(tx, userId)
  await insertAddress(tx, { ...address, id, userId })
  await ensureDefaultAddress(tx, userId)
  return id
}

/** Changes an address. A default address stays the default until another address is made the default. */
export async function saveAddress(
  shop: Shop,
  owner: Actor,
  id: string,
  wanted: NewAddress,
): Promise<void> {
  const address = await checkNewAddress(wanted)
  await changeAddress(shop, owner, id, async (tx, before) => {
    if (address.isDefault) await clearDefaultAddress(tx, owner.id)
    const isDefault = address.isDefault || before.isDefault
    await updateAddress(tx, { userId: owner.id, id }, { ...address, isDefault })
  })
}

export async function deleteAddress(shop: Shop, owner: Actor, id: string): Promise<number> {
  await changeAddress(shop, owner, id, (tx) => removeAddress(tx, owner.id, id))
  return 1
}

/** Changes one of the owner's addresses, then chooses the default again. */
async function changeAddress(
  shop: Shop,
  owner: Actor,
  id: string,
  change: (tx: Transaction, before: AddressRow) => Promise<void>,
): Promise<void> {
  await consumeLimit(shop, "addressChange", owner.id)
  await shop.db.transaction(async (tx) => {
    await lockOwnAccount(tx, owner)
    const before = await findAddress(tx, owner.id, id)
    if (!before) throw refuse("address_not_found")
    await change(tx, before)
    await ensureDefaultAddress(tx, owner.id)
  })
}

/** Normalizes an address. Refuses it if it breaks its country's rules. */
export async function checkNewAddress({
  label,
  phone,
  isDefault,
  ...wanted
}: NewAddress): Promise<NewAddress> {
  const country = await findCountry(wanted.country)
  if (!country)
    throw refuse("invalid_input", { fields: { country: fieldText.noCountry(wanted.country) } })
  const address = normalizeAddress(country, wanted)
  const problems = checkAddress(country, address)
  const texts = formFieldsOf(country).flatMap(({ name, label: named, example }) => {
    const problem = problems[name]
    return problem ? [[name, addressProblemText(problem, named, example, address)]] : []
  })
  if (texts.length > 0) throw refuse("invalid_input", { fields: Object.fromEntries(texts) })
  return { ...address, label, phone, isDefault }
}

/** Returns the fields of an address form in the country's order and terms. */
function formFieldsOf(country: KnownCountry) {
  const { words, regions, postalCodeExample } = country
  const labels: Record<AddressField, string> = {
    ...fixedFieldLabels,
    district: addressFieldLabel(words.district),
    city: addressFieldLabel(words.city),
    region: addressFieldLabel(words.region),
    postalCode: addressFieldLabel(words.postalCode),
  }
  return addressFieldsOf(country).map((name) => ({
    name,
    label: labels[name],
    required: country.required.has(name),
    ...(name === "postalCode" && postalCodeExample && { example: postalCodeExample }),
    ...(name === "region" &&
      regions.length > 0 && {
        options: regions.map((region) => ({ value: region.code, label: region.name })),
      }),
  }))
}

export async function getCountry(code: string) {
  const country = await findCountry(code)
  if (!country) throw refuse("country_unknown")
  return { code, name: countryName(code), fields: formFieldsOf(country) }
}

export async function listCountries() {
  const files = await readdir(COUNTRIES_FOLDER)
  return files
    .map((file) => file.slice(0, -".json".length))
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
}
