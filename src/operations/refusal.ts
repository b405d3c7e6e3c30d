import { type RefusalCode, refusalText } from "#contract/refusals.ts"

/** What an operation throws when a rule says no. Anything else thrown is a bug. */
export class Refusal extends Error {
  override name = "Refusal"
  readonly code: RefusalCode
  /** Facts that help the caller, merged into the answer. */
  readonly facts: Record<string, unknown>
  constructor(code: RefusalCode, facts: Record<string, unknown> = {}) {
    super(refusalText[code])
    this.code = code
    this.facts = facts
  }
}

export const refuse = (code: RefusalCode, facts?: Record<string, unknown>): Refusal =>
  new Refusal(code, facts)
