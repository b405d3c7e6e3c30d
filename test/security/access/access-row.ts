import type { Person, TestShop } from "../../test-shop.ts"

/** Promised statuses, by who asks about whose object. */
export interface Expected {
  /** No token, or an invalid one. */
  anonymous: number
  /** A customer, about their own objects. */
  own: number
  /** A customer, about another customer's objects. */
  other: number
  /** An administrator, about a customer's objects. */
  admin: number
  /** An administrator, about their own objects. */
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
  /** Expected answer to an invalid token, if it differs from that to none. */
  invalidToken?: number
  /** A valid request about the owner's object, so that only access decides; by default empty. */
  ask?: (world: World, owner: Person) => CallInput | Promise<CallInput>
}

/** Creates the objects of the requests. */
export interface World {
  shop: Pick<TestShop, "sql">
  partId: string
  /** Returns a pending order of this person; creates one if there is none. */
  orderOf(owner: Person): Promise<string>
  /** Returns a parts list of this person; creates one if there is none. */
  listOf(owner: Person): Promise<string>
}

export const open: Expected = { anonymous: 200, own: 200, other: 200, admin: 200, adminOwn: 200 }
export const signedIn: Expected = { ...open, anonymous: 401 }
export const ownOrAdmin: Expected = { ...signedIn, other: 403 }
export const ownOnly: Expected = { ...ownOrAdmin, admin: 403 }
/** Refused so that nobody else learns that it exists. */
export const ownAlone: Expected = { ...signedIn, other: 404, admin: 404 }
export const adminOnly: Expected = { ...ownOrAdmin, own: 403 }
/** Refused for the request itself, before the caller is checked. */
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
