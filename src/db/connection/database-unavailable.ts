/** What the operator must put right before the shop can use its database; the message says how. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable"
}
