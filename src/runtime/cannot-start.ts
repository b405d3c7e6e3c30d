/** Something the operator must put right; the message says what and how. */
export class CannotStart extends Error {
  override name = "CannotStart"
}
