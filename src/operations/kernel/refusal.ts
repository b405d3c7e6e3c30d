import { type RefusalCode, type RefusalPayload, refusals } from "#contract/refusals.ts"

interface Payload {
  fields?: Record<string, string>
  retryAfterSeconds?: number
}

const textOf = (code: RefusalCode, { fields }: Payload): string =>
  fields ? Object.values(fields).join(". ") : refusals[code].text

/** Thrown by operations when a rule says no. Any other error is a bug. */
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

/** Returns its text in the current language, which may be another than where it was thrown. */
export const refusalText = ({ code, payload }: Refusal): string => textOf(code, payload)

/** Payload of a code; for a union, one that fits all. */
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

/** Refusals of access and schemas, which any call may give. */
type CommonCode = "unauthenticated" | "forbidden" | "invalid_input"

/** `refuse` behind calls that declare these codes: any other code does not compile. */
export const refuseFor = <Code extends RefusalCode>(
  _declared: readonly Code[],
): Refuse<Code | CommonCode> => refuse

/** A refusal with exactly the payload that the contract declares for its code. */
export function refuse<Code extends RefusalCode>(
  code: Code,
  ...payload: PayloadArguments<PayloadOf<Code>>
): Refusal
export function refuse(code: RefusalCode, payload: Payload = {}): Refusal {
  return new Refusal(code, payload)
}
