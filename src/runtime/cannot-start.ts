/** A startup problem that the operator must solve; the message explains how. */
export class CannotStart extends Error {
  override name = "CannotStart"
}
