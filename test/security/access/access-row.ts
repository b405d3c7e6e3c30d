import type { Person, TestShop } from "../../test-shop.ts"

/** The statuses that calls.md promises, by who asks whose object. */
export interface Expected {
  /** Nobody, or a token that is not valid. */
  anonymous: number
  /** A customer, about what is theirs; the owner of nothing special where nothing is owned. */
  own: number
  /** A customer, about what is another customer's. */
  other: number
  /** An administrator, about what is a customer's. */
  admin: number
  /** An administrator, about what is their own. */
  adminOwn: number
}

export interface CallInput {
  params?: Record<string, string>
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface AccessRow {
  route: string
  expected: Expected
  /** With a token that is not valid, where that is something else than none. */
  invalidToken?: number
  /** A right request about what is `owner`'s, so that only access decides; nothing to say by default. */
  ask?: (world: World, owner: Person) => CallInput | Promise<CallInput>
}

/** Objects of the requests. */
export interface World {
  shop: Pick<TestShop, "sql">
  partId: string
  /** A pending, unpaid order of this person. */
  orderOf(owner: Person): Promise<string>
  /** A parts list of this person. */
  listOf(owner: Person): Promise<string>
}

export const open: Expected = { anonymous: 200, own: 200, other: 200, admin: 200, adminOwn: 200 }
export const signedIn: Expected = { ...open, anonymous: 401 }
export const ownOrAdmin: Expected = { ...signedIn, other: 403 }
export const ownOnly: Expected = { ...ownOrAdmin, admin: 403 }
/** Nobody else learns that it exists. */
export const ownAlone: Expected = { ...signedIn, other: 404, admin: 404 }
export const adminOnly: Expected = { ...ownOrAdmin, own: 403 }
/** Refused for what was asked, before who asks is looked at. */
export const unanswered: Expected = {
  anonymous: 400,
  own: 400,
  other: 400,
  admin: 400,
  adminOwn: 400,
}

export const aboutPart = ({ partId }: World): CallInput => ({ params: { id: partId } })
export const aboutOrder = async (world: World, owner: Person): Promise<CallInput> => ({
  params: { id: await world.orderOf(owner) },
})
export const aboutList = async ({ listOf }: World, owner: Person): Promise<CallInput> => ({
  params: { id: await listOf(owner) },
})
export const aboutPerson = (_: World, { email }: Person): CallInput => ({ params: { email } })
export const image = "/img/parts/anvil-1000-960.webp"
