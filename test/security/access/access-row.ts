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

/** Returns these rights with another status than 200: the request is allowed, but fails for another reason. */
export function allowedBut(status: number, rights: Expected): Expected {
  const instead = (promised: number) => (promised === 200 ? status : promised)
  return {
    anonymous: instead(rights.anonymous),
    own: instead(rights.own),
    other: instead(rights.other),
    admin: instead(rights.admin),
    adminOwn: instead(rights.adminOwn),
  }
}

/** Refused for the request itself, before the caller is checked. */
export const unanswered = allowedBut(400, open)

export const aboutPart = ({ partId }: World): CallInput => ({ params: { id: partId } })
export const aboutOrder = async (world: World, owner: Person): Promise<CallInput> => ({
  params: { id: await world.orderOf(owner) },
})
export const aboutOrderWith =
  (body: object) =>
  async (world: World, owner: Person): Promise<CallInput> => ({
    ...(await aboutOrder(world, owner)),
    body,
  })
export const aboutList = async ({ listOf }: World, owner: Person): Promise<CallInput> => ({
  params: { id: await listOf(owner) },
})
export const aboutPerson = (_: World, { email }: Person): CallInput => ({ params: { email } })
export const image = "/img/parts/anvil-1000-960.webp"
export const anAddress = {
  name: "Ada Byron",
  street: "12 Shore Road",
  city: "Leith",
  postalCode: "EH6 6QN",
  country: "GB",
}
