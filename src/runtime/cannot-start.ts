/** A problem that the operator must solve; the message says how. */
export class CannotStart extends Error {
  override name = "CannotStart"
}
