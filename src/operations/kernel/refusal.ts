import { type RefusalCode, refusalText } from "#contract/kernel/refusals.ts"

/** Facts that help the caller, merged into the answer; `fields` has a sentence for each that is not right. */
interface Facts extends Record<string, unknown> {
  fields?: Record<string, string>
}

/** What an operation throws when a rule says no. Anything else thrown is a bug. */
export class Refusal extends Error {
  override name = "Refusal"
  readonly code: RefusalCode
  readonly facts: Facts
  constructor(code: RefusalCode, facts: Facts = {}) {
    super(facts.fields ? Object.values(facts.fields).join(". ") : refusalText[code])
    this.code = code
    this.facts = facts
  }
}

export const refuse = (code: RefusalCode, facts?: Facts): Refusal => new Refusal(code, facts)
