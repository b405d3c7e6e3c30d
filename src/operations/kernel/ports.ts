import type { IsKnownNumber } from "#domain/matching/guess-columns.ts"
import type { ReadList, WhyNotRead } from "#domain/matching/list-table.ts"
import type { CountKnown } from "#domain/matching/prose/known-names.ts"
import type { Cents } from "#domain/pricing/money.ts"
import type { CheckedTaxId } from "#domain/tax/tax-treatment.ts"

export interface PaymentProvider {
  /** Whether payments move real money. Intents of the other mode never pay an order. */
  readonly livemode: boolean
  /**
   * Creates the intent of an attempt, or returns the existing one, by the idempotency key `order:<orderId>:<attempt>`.
   * Throws `ProviderUnavailable`.
   */
  createIntent(request: IntentRequest): Promise<PaymentIntent>
  /** Returns the current intent; undefined if unknown, for example after a change of keys. */
  findIntent(intentId: string): Promise<PaymentIntent | undefined>
  /** Cancels the intent and returns its state. A succeeded intent stays succeeded. */
  cancelIntent(intentId: string): Promise<PaymentIntent>
  /**
   * Refunds an amount, once per key as long as the provider remembers keys. `listRefunds` has no such limit. Throws
   * `RefundRefused`.
   */
  refundIntent(intentId: string, amountCents: number, key: string): Promise<ProviderRefund>
  /** Lists all refunds of an intent, whoever made them; empty if the intent is unknown. */
  listRefunds(intentId: string): Promise<ListedRefund[]>
  /** Verifies signature and age of a webhook body. Throws `InvalidEvent`. */
  readEvent(rawBody: string, signature: string): PaymentEvent
}

export interface IntentRequest {
  orderId: string
  userId: string
  attempt: number
  amountCents: Cents
  /** ISO 4217 code in lower case, as the provider writes it: `usd`. */
  currency: string
  description: string
}

export interface PaymentIntent {
  id: string
  clientSecret: string
  /** `open` can still be paid; `processing` waits for the provider. */
  status: "open" | "processing" | "succeeded" | "canceled"
  amountCents: number
  amountReceivedCents: number
  currency: string
  orderId: string | undefined
  livemode: boolean
}

export interface ProviderRefund {
  id: string
  /** `pending` may become either of the others. */
  status: "succeeded" | "pending" | "failed"
}

export interface ListedRefund extends ProviderRefund {
  amountCents: number
  /** The shop's key; undefined for refunds made at the provider. */
  key: string | undefined
}

export interface PaymentEvent {
  id: string
  type: string
  /** Id of what the event is about, such as a dispute. */
  objectId: string | undefined
  /** Present for events of payment intents. */
  intentId: string | undefined
  declinedCard: string | undefined
}

/** Thrown when an external service gave no usable answer; retry later. */
export class ProviderUnavailable extends Error {
  override name = "ProviderUnavailable"
}

export class RefundRefused extends Error {
  override name = "RefundRefused"
  readonly why: RefundRefusal
  constructor(why: RefundRefusal, message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}

/** `already_refunded`: the money was returned in another way; `unknown_payment`: it was paid under other keys. */
export type RefundRefusal = "already_refunded" | "unknown_payment" | "not_allowed"

/** Thrown for webhook bodies that are unsigned or too old. */
export class InvalidEvent extends Error {
  override name = "InvalidEvent"
}

/** Thrown when the identity provider's database did not answer. */
export class IdentityUnavailable extends Error {
  override name = "IdentityUnavailable"
}

/** Thrown when the identity provider refuses, for a reason that the user can act on. */
export class IdentityRefused extends Error {
  override name = "IdentityRefused"
  readonly code: IdentityRefusalCode
  constructor(code: IdentityRefusalCode) {
    super(code)
    this.code = code
  }
}

/** Time for which wrong codes lock an account's second factor. */
export const SECOND_FACTOR_LOCK_S = 15 * 60

export type IdentityRefusalCode =
  | "sign_in_failed"
  | "wrong_password"
  | "wrong_code"
  | "code_used"
  | "account_exists"
  | "link_invalid"
  | "identity_proof_missing"
  | "password_missing"
  | "second_factor_expired"
  | "second_factor_locked"
  | "second_factor_on"
  | "second_factor_off"
  | "provider_not_connected"
  | "provider_not_offered"
  | "provider_unreachable"

export interface Mailer {
  /**
   * Resolves once the mail is handed over. After a crash, it may be sent again with the same number and message id.
   * Throws `MailRefused` for a permanent failure, `ProviderUnavailable` for a temporary one.
   */
  send(mail: OutgoingMail): Promise<void>
}

export interface OutgoingMail {
  number: number
  messageId: string
  from: string
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[] | undefined
}

interface MailAttachment {
  name: string
  type: string
  bytes: Uint8Array
}

interface MailErrorOptions extends ErrorOptions {
  /** Codes of the failure. Logged in place of the message, in which a mail server may name the recipient. */
  codes?: string
}

export class MailRefused extends Error {
  override name = "MailRefused"
  readonly codes: string | undefined
  constructor(message: string, { codes, ...options }: MailErrorOptions = {}) {
    super(message, options)
    this.codes = codes
  }
}

export class MailServerUnavailable extends ProviderUnavailable {
  override name = "MailServerUnavailable"
  readonly codes: string | undefined
  constructor(message: string, { codes, ...options }: MailErrorOptions = {}) {
    super(message, options)
    this.codes = codes
  }
}

/** Recognizes parts on sale in one list. */
export interface KnownParts {
  countName: CountKnown
  isNumber: IsKnownNumber
}

interface ListFileOptions {
  /** Whether the first row is a heading; if undefined, it is detected. */
  hasHeading?: boolean | undefined
  /** Recognizes parts by number and, in a short letter, by name. */
  known?: KnownParts | undefined
}

/** Reads an untrusted list; a large one in isolation, with a time limit. Returns the reason if it cannot. */
export type ReadListFile = (
  file: Uint8Array,
  options?: ListFileOptions,
) => Promise<ReadList | { refused: WhyNotRead | "list_files_busy" }>

/** Reads a spreadsheet of parts in isolation. Returns lines of JSON, each with a row number and its cells. */
export type ReadSheet = (file: Uint8Array) => Promise<
  | { lines: Uint8Array }
  | {
      refused: "list_file_damaged" | "list_file_locked" | "list_file_too_large" | "list_files_busy"
    }
>

/** VAT number as its country writes it, without the prefix. */
export interface VatNumber {
  /** EU prefix, such as EL for Greece. */
  prefix: string
  digits: string
}

export interface TaxIdAnswer {
  valid: boolean
  holder: string
  /** Consultation number; empty if the requester gave no number. */
  consultation: string
}

export interface TaxIdChecker {
  /** Kinds of tax ids that it can check; others wait for an administrator. */
  readonly kinds: readonly CheckedTaxId["kind"][]
  /** Throws `ProviderUnavailable` if no authority answered, which does not make the number invalid. */
  check(number: VatNumber, requester: VatNumber | undefined): Promise<TaxIdAnswer>
}
