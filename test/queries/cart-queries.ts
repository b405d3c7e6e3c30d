import * as carts from "#db/cart/carts.ts"
import { listStoredParts } from "#db/catalogue/offered-parts.ts"
import * as lists from "#db/lists/part-lists.ts"
import { id, type Queries, tokenHash, user } from "./queries.ts"

/** Queries about carts and parts lists. */
export const cartQueries: Queries = {
  "an account's cart": (tx) => carts.findCart(tx, { userId: user }),
  "a visitor's cart": (tx) => carts.findCart(tx, { tokenHash }),
  "a cart's size": (tx) => carts.findCartSize(tx, { userId: user }),
  "a cart opened": (tx) => carts.openCart(tx, { userId: "user-15000" }),
  "a cart's lines": (tx) => carts.listCartLines(tx, 77),
  "parts by id, also archived": (tx) => listStoredParts(tx, [id]),
  "a cart's lines, saved": async (tx) =>
    carts.saveCartLines(tx, 77, await carts.listCartLines(tx, 77)),
  "a cart merged into another": (tx) =>
    carts.mergeCartLines(tx, { from: 78, to: 77 }, { lines: 9, units: 9, characters: 9 }),
  "a cart's lines, removed": (tx) => carts.removeCartLines(tx, 77, [id]),
  "a cart's next version": (tx) => carts.incrementVersion(tx, { id: 77, version: 0, builds: null }),
  "a cart deleted": (tx) => carts.deleteCart(tx, 77),
  "an account's parts lists": (tx) => lists.listPartLists(tx, user),
  "parts lists counted": (tx) => lists.countPartLists(tx, user),
  "a parts list": (tx) => lists.findPartList(tx, user, "list-76"),
  "a parts list by its link": (tx) => lists.findSharedList(tx, tokenHash),
  "a parts list, locked": (tx) => lists.lockPartList(tx, user, "list-76"),
  "a parts list's revisions": (tx) => lists.listRevisions(tx, "list-76"),
  "a parts list's lines": (tx) => lists.listPartListLines(tx, "list-76", 3),
  "a parts list saved": async (tx) =>
    lists.addRevision(tx, "list-76", 4, {
      name: "Build",
      builds: 1,
      spareBasisPoints: 0,
      lineCount: 0,
      buildCents: 0,
      totalCents: 0,
    }),
  "a parts list's old revisions, deleted": (tx) => lists.deleteRevisionsUntil(tx, "list-76", 1),
  "a parts list deleted": (tx) => lists.deletePartList(tx, user, "list-76"),
  "a parts list shared": (tx) => lists.setShare(tx, user, "list-76", tokenHash),
  "a view of a shared parts list": (tx) => lists.recordShareOpened(tx, "list-76"),
}
