import * as accounts from "#db/accounts/accounts.ts"
import * as addresses from "#db/accounts/addresses.ts"
import * as profiles from "#db/accounts/profiles.ts"
import * as sessions from "#db/accounts/sessions.ts"
import * as users from "#db/accounts/users.ts"
import * as customers from "#db/customers/customers.ts"
import { readOrdersOf } from "#db/orders/my-orders.ts"
import * as certificateFiles from "#db/pictures/uploads.ts"
import * as tags from "#db/tags/tags.ts"
import * as taxIds from "#db/tax/tax-ids.ts"
import { customerSorts } from "#domain/accounts/customer-sorts.ts"
import { email, id, page, type Queries, tokenHash, user } from "./queries.ts"

const customersInOrder: Queries = Object.fromEntries(
  customerSorts.flatMap((sort): [string, Queries[string]][] => [
    [`customers by ${sort}`, (tx) => customers.listCustomers(tx, { ...page, sort })],
    [
      `more customers by ${sort}`,
      (tx) => customers.listCustomers(tx, { ...page, sort, afterId: user }),
    ],
  ]),
)

/** Queries about accounts. */
export const accountQueries: Queries = {
  "a use of a token": (tx) => sessions.touchToken(tx, tokenHash),
  "the oldest tokens of a session, removed": (tx) =>
    sessions.trimTokens(tx, { userId: user, sessionId: "session-77", keep: 19 }),
  "the oldest sessions of an account, removed": (tx) => sessions.trimSessions(tx, user, 100),
  "a user": (tx) => users.findUser(tx, user),
  "a user by e-mail": (tx) => users.findUserByEmail(tx, email),
  "a user, locked": (tx) => users.lockUser(tx, user),
  "users, first page": (tx) => users.listUserRows(tx, page),
  "users, next page": (tx) => users.listUserRows(tx, { ...page, afterId: user }),
  "users by name": (tx) => users.listUserRows(tx, { ...page, search: "c4ca4238" }),
  "whether there is an administrator": (tx) => users.hasAdministrator(tx),
  "all administrators, locked": (tx) => profiles.lockAdministrators(tx),
  "a profile": (tx) => profiles.findProfile(tx, email),
  "an account": (tx) => accounts.findUserRow(tx, user),
  "an account's sign-in methods": (tx) => accounts.listSignInMethods(tx, user),
  "an account's addresses": (tx) => addresses.listAddressRows(tx, user),
  "an account's address": (tx) => addresses.findAddress(tx, user, id),
  "an account's addresses counted": (tx) => addresses.countAddresses(tx, user),
  "an account's default address cleared": (tx) => addresses.clearDefaultAddress(tx, user),
  "an account's tax ids": (tx) => taxIds.listTaxIdRows(tx, user),
  "an account's tax id": (tx) => taxIds.findTaxId(tx, user, id),
  "a tax id of any account": (tx) => taxIds.findAnyTaxId(tx, id),
  "a certificate's file": (tx) =>
    taxIds.saveCertificate(tx, { userId: user, id }, "none-certificate.pdf"),
  "tax ids waiting for a decision": (tx) => taxIds.listWaitingRows(tx, { limit: 100 }),
  "tax ids waiting for a decision, next page": (tx) =>
    taxIds.listWaitingRows(tx, { limit: 100, afterId: id }),
  "accounts with waiting tax ids, counted": (tx) => taxIds.countAccountsWithWaitingTaxIds(tx),
  "accounts with a VAT number": (tx) => taxIds.listNumberOwners(tx, ["FR40303265045"]),
  "who else has a VAT number": (tx) =>
    taxIds.findNumberClaim(tx, { userId: user, number: "FR40303265045" }),
  "bytes of certificates": (tx) => certificateFiles.countCertificateBytes(tx, user),
  "an account's certificates removed": (tx) => certificateFiles.removeCertificateFiles(tx, user),
  "VAT numbers without an answer": (tx) =>
    taxIds.listUnansweredNumbers(tx, ["eu_vat", "gb_vat"], 20),
  "an account's valid tax ids": (tx) => taxIds.listValidTaxIds(tx, user),
  "an account's orders": (tx) => readOrdersOf(tx, user).next(),
  "an account's open orders": (tx) => accounts.listOpenOrdersOf(tx, user),
  "an account's reviews": (tx) => accounts.listReviewsOf(tx, user),
  "an account erased": (tx) => accounts.eraseAccount(tx, "user-99", "buyer-99@example.com"),
  "an account's sessions": (tx) => sessions.listSessionsOf(tx, user),
  "an account's sessions, ended": (tx) => sessions.endSessions(tx, user, {}),
  "customers, first page": (tx) => customers.listCustomers(tx, page),
  "customers, next page": (tx) => customers.listCustomers(tx, { ...page, afterId: user }),
  ...customersInOrder,
  "all customers, as a file": (tx) => tx.execute(customers.customerCursor({})),
  "customers by revenue, as a file": (tx) =>
    tx.execute(customers.customerCursor({ sort: "-revenue" })),
  "customers by a name": (tx) => customers.listCustomers(tx, { ...page, search: "c4ca4238" }),
  "customers by a phone number": (tx) =>
    customers.listCustomers(tx, { ...page, search: "0131 496 00" }),
  "customers by an order": (tx) => customers.listCustomers(tx, { ...page, search: "CA-2026-77" }),
  "customers with a tag": (tx) => customers.listCustomers(tx, { ...page, tag: "Key account" }),
  "a customer": (tx) => customers.findCustomer(tx, user),
  "a customer's notes": (tx) => customers.listCustomerNotes(tx, user),
  "a customer's notes counted": (tx) => customers.countCustomerNotes(tx, user),
  "a customer's lists and sessions counted": (tx) => customers.countListsAndSessions(tx, user),
  "tags of customers": (tx) => tags.listTags(tx, "customer"),
  "tags of orders changed": (tx) => tags.changeTags(tx, "order", [id], { add: [], remove: ["a"] }),
  "tags of an order counted": (tx) => tags.countMostTags(tx, "order", [id]),
  "users by two letters": (tx) => users.listUserRows(tx, { ...page, search: "zq" }),
}
