import { type RefusalCode, type RefusalPayload, refusals } from "#contract/refusals.ts"
import { t } from "#domain/languages/translate.ts"

interface Payload {
  fields?: Record<string, string>
  retryAfterSeconds?: number
}

const textOf = (code: RefusalCode, { fields }: Payload): string =>
  fields ? Object.values(fields).join(". ") : refusals[code].text

/** Thrown by operations when a rule forbids something. Any other error is a bug. */
export class Refusal extends Error {
  override name = "Refusal"
  readonly code: RefusalCode
  readonly payload: Payload
  constructor(code: RefusalCode, payload: Payload) {
    super(textOf(code, payload))
    this.code = code
    this.payload = payload
  }
}

/** Returns the text in the current language, which may differ from the language when it was thrown. */
export const refusalText = ({ code, payload }: Refusal): string => textOf(code, payload)

/** Payload of a code. For a union of codes, a payload that fits all of them. */
type PayloadOf<Code extends RefusalCode> = (
  Code extends unknown
    ? (payload: RefusalPayload<Code>) => void
    : never
) extends (payload: infer Payload) => void
  ? Payload
  : never

type PayloadArguments<Payload> = unknown extends Payload
  ? []
  : object extends Payload
    ? [payload?: Payload]
    : [payload: Payload]

type Refuse<Allowed extends RefusalCode> = <Code extends Allowed>(
  code: Code,
  ...payload: PayloadArguments<PayloadOf<Code>>
) => Refusal

/** Refusals of access checks and schemas, which any call may return. */
type CommonCode = "unauthenticated" | "forbidden" | "invalid_input"

/** Returns `refuse` for calls that declare these codes. Any other code does not compile. */
export const refuseFor = <Code extends RefusalCode>(
  _declared: readonly Code[],
): Refuse<Code | CommonCode> => refuse

/** Creates a refusal with the payload that the contract declares for its code. */
export function refuse<Code extends RefusalCode>(
  code: Code,
  ...payload: PayloadArguments<PayloadOf<Code>>
): Refusal
export function refuse(code: RefusalCode, payload: Payload = {}): Refusal {
  return new Refusal(code, payload)
}

export function requireNoProblems(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw refuse("invalid_input", { fields })
}

/** Returns the problem of a field whose entry has the key of an earlier one. `at` is the entry's place among the keys. */
export const repeatProblem = (
  keys: readonly string[],
  at: number,
  field: string,
  heading: string,
): [field: string, problem: string][] =>
  keys.indexOf(keys[at] ?? "") === at ? [] : [[field, t("{heading} appears twice", { heading })]]
