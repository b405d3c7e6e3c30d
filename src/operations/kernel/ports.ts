import type { Transaction } from "#db/connection/client.ts"
import type { Cents } from "#domain/pricing/money.ts"

/** What the shop asks of a card provider. Adapters implement it; operations only know this. */
export interface PaymentProvider {
  /** `test` money or real money; an intent of the other mode never pays an order. */
  readonly livemode: boolean
  /**
   * Creates the intent for this attempt at this order, or returns the one that the same attempt made
   * before, as it was then: the provider is given the idempotency key `order:<orderId>:<attempt>`.
   * Throws `ProviderUnavailable` when no answer came.
   */
  createIntent(request: IntentRequest): Promise<PaymentIntent>
  /** The intent as it is now; undefined when the provider knows none, such as after a change of keys. */
  findIntent(intentId: string): Promise<PaymentIntent | undefined>
  /** Cancels the intent and returns what it is now; one that has succeeded stays succeeded. */
  cancelIntent(intentId: string): Promise<PaymentIntent>
  /**
   * Gives back so much of what the intent charged. The same key gives back once, for as long as the
   * provider remembers keys; `listRefunds` knows for ever. Throws `RefundRefused`.
   */
  refundIntent(intentId: string, amountCents: number, key: string): Promise<ProviderRefund>
  /** Everything ever given back of an intent, by whomever; nothing of one that the provider does not know. */
  listRefunds(intentId: string): Promise<ListedRefund[]>
  /** Checks signature and age of a webhook body. Throws `InvalidEvent` when either is wrong. */
  readEvent(rawBody: string, signature: string): PaymentEvent
}

export interface IntentRequest {
  orderId: string
  userId: string
  attempt: number
  amountCents: Cents
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
  /** `pending` may still become either of the others. */
  status: "succeeded" | "pending" | "failed"
}

export interface ListedRefund extends ProviderRefund {
  amountCents: number
  /** What the shop asked for it with; undefined for a refund that somebody made at the provider itself. */
  key: string | undefined
}

export interface PaymentEvent {
  id: string
  type: string
  /** Present when the event is about a payment intent. */
  intentId: string | undefined
  /** The fingerprint of the card that was declined: the same for each use of its number. */
  declinedCard: string | undefined
}

/** A service we do not own gave no usable answer; the caller may try again later. */
export class ProviderUnavailable extends Error {
  override name = "ProviderUnavailable"
}

/** The provider said no to a refund, and would again. */
export class RefundRefused extends Error {
  override name = "RefundRefused"
  readonly why: RefundRefusal
  constructor(why: RefundRefusal, message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}

/**
 * `already_refunded`: all of the money is back by other ways, such as the provider's own pages;
 * `unknown_payment`: these keys are not those it was paid under.
 */
export type RefundRefusal = "already_refunded" | "unknown_payment" | "not_allowed"

/** A webhook body that the provider did not sign, or signed too long ago. */
export class InvalidEvent extends Error {
  override name = "InvalidEvent"
}

/** What the shop asks of whoever keeps accounts and passwords. */
export interface IdentityProvider {
  /** The person whose identity session these request headers carry. */
  sessionOf(headers: Headers): Promise<IdentitySession | undefined>
  /** Ends that session; the answer's headers take its cookie away. */
  signOut(headers: Headers): Promise<Headers>
  /** Makes an account that can sign in with this password, in this transaction. Throws when the address has one. */
  createAccount(account: NewAccount, tx: Transaction): Promise<{ userId: string }>
}

export interface IdentitySession {
  sessionId: string
  userId: string
  email: string
}

export interface NewAccount {
  name: string
  email: string
  password: string
}

/** The identity provider could not look, since its database did not answer. */
export class IdentityUnavailable extends Error {
  override name = "IdentityUnavailable"
}

/** The identity provider said no, for one of the reasons that a person can do something about. */
export class IdentityRefused extends Error {
  override name = "IdentityRefused"
  readonly code: IdentityRefusalCode
  constructor(code: IdentityRefusalCode) {
    super(code)
    this.code = code
  }
}

export type IdentityRefusalCode =
  | "sign_in_failed"
  | "wrong_password"
  | "wrong_code"
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

/** What the shop asks of whoever carries its mail. */
export interface Mailer {
  /**
   * Resolves once the mail is in other hands. The same mail may be sent again after a crash; it then has
   * the same number and message id.
   * Throws `MailRefused` when this mail will never be taken, `ProviderUnavailable` when it may be later.
   */
  send(mail: OutgoingMail): Promise<void>
}

export interface OutgoingMail {
  /** The outbox's own, in the order of writing. */
  number: number
  /** Without the angle brackets. */
  messageId: string
  from: string
  to: string
  /** Who gets the answer, where it is not who sends. */
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[] | undefined
}

export interface MailAttachment {
  name: string
  type: string
  bytes: Uint8Array
}

/** The mail was refused for good: sending the same again would be refused again. */
export class MailRefused extends Error {
  override name = "MailRefused"
}
