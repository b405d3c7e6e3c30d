/** Limits of the tags with which staff label orders and customers. */
export const MAX_TAG_LENGTH = 40
export const MAX_TAGS = 20

export type TagKind = "order" | "customer"

export interface TagChange {
  add: readonly string[]
  remove: readonly string[]
}
