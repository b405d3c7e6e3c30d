/** Reason of a decline, with Stripe's code and message (docs.stripe.com/declines/codes). */
export interface Failure {
  code: string
  declineCode?: string
  param?: string
  message: string
}

interface Outcome {
  /** True if the bank asks the cardholder first. */
  challenge: boolean
  failure?: Failure
}

const declined = (declineCode: string, message = "Your card was declined."): Failure => ({
  code: "card_declined",
  declineCode,
  message,
})

const insufficientFunds = declined("insufficient_funds", "Your card has insufficient funds.")

/** Behavior of each kind of test card. */
const outcomes = {
  succeeds: { challenge: false },
  generic_decline: { challenge: false, failure: declined("generic_decline") },
  insufficient_funds: { challenge: false, failure: insufficientFunds },
  lost_card: { challenge: false, failure: declined("lost_card") },
  stolen_card: { challenge: false, failure: declined("stolen_card") },
  fraudulent: { challenge: false, failure: declined("fraudulent") },
  velocity_exceeded: {
    challenge: false,
    failure: declined(
      "card_velocity_exceeded",
      "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
    ),
  },
  expired_card: {
    challenge: false,
    failure: { code: "expired_card", param: "exp_month", message: "Your card has expired." },
  },
  incorrect_cvc: {
    challenge: false,
    failure: {
      code: "incorrect_cvc",
      param: "cvc",
      message: "Your card's security code is incorrect.",
    },
  },
  processing_error: {
    challenge: false,
    failure: {
      code: "processing_error",
      message: "An error occurred while processing your card. Try again in a little bit.",
    },
  },
  authenticate: { challenge: true },
  authenticate_then_decline: { challenge: true, failure: declined("generic_decline") },
  authenticate_then_insufficient_funds: { challenge: true, failure: insufficientFunds },
  /** The bank supports the step only on request, and the shop does not request it. */
  authentication_optional: { challenge: false },
  /** The bank requires the step, but its service is down. */
  authentication_unavailable: { challenge: false, failure: declined("generic_decline") },
} satisfies Record<string, Outcome>

export type Behaviour = keyof typeof outcomes

export const outcomeOf = (behaviour: Behaviour): Outcome => outcomes[behaviour]

export interface TestCard {
  number: string
  brand: "visa" | "mastercard" | "amex" | "discover" | "diners" | "jcb" | "unionpay"
  funding: "credit" | "debit" | "prepaid"
  behaviour: Behaviour
  /** Token of the ready-made payment method of this card. */
  token?: string
}

type CardDetail = Partial<Pick<TestCard, "funding" | "behaviour" | "token">>
const card = (
  brand: TestCard["brand"],
  number: string,
  { funding = "credit", behaviour = "succeeds", token }: CardDetail = {},
): TestCard => ({ brand, number, funding, behaviour, ...(token ? { token } : {}) })

const visa = (number: string, behaviour: Behaviour, token: string) =>
  card("visa", number, { behaviour, token })

/** Stripe's public test numbers (docs.stripe.com/testing) and their behavior. */
const testCards: readonly TestCard[] = [
  card("visa", "4242424242424242", { token: "pm_card_visa" }),
  card("visa", "4000056655665556", { token: "pm_card_visa_debit", funding: "debit" }),
  card("visa", "4012888888881881"),
  card("mastercard", "5555555555554444", { token: "pm_card_mastercard" }),
  card("mastercard", "2223003122003222"),
  card("mastercard", "5200828282828210", { token: "pm_card_mastercard_debit", funding: "debit" }),
  card("mastercard", "5105105105105100", {
    token: "pm_card_mastercard_prepaid",
    funding: "prepaid",
  }),
  card("amex", "378282246310005", { token: "pm_card_amex" }),
  card("amex", "371449635398431"),
  card("discover", "6011111111111117", { token: "pm_card_discover" }),
  card("discover", "6011000990139424"),
  card("discover", "6011981111111113", { funding: "debit" }),
  card("diners", "3056930009020004", { token: "pm_card_diners" }),
  card("diners", "36227206271667"),
  card("jcb", "3566002020360505", { token: "pm_card_jcb" }),
  card("unionpay", "6200000000000005", { token: "pm_card_unionpay" }),
  card("unionpay", "6200000000000047", { funding: "debit" }),
  card("unionpay", "6205500000000000004"),

  visa("4000000000000002", "generic_decline", "pm_card_visa_chargeDeclined"),
  visa("4000000000009995", "insufficient_funds", "pm_card_visa_chargeDeclinedInsufficientFunds"),
  visa("4000000000009987", "lost_card", "pm_card_visa_chargeDeclinedLostCard"),
  visa("4000000000009979", "stolen_card", "pm_card_visa_chargeDeclinedStolenCard"),
  visa("4000000000000069", "expired_card", "pm_card_chargeDeclinedExpiredCard"),
  visa("4000000000000127", "incorrect_cvc", "pm_card_chargeDeclinedIncorrectCvc"),
  visa("4000000000000119", "processing_error", "pm_card_chargeDeclinedProcessingError"),
  visa("4000000000006975", "velocity_exceeded", "pm_card_visa_chargeDeclinedVelocityLimitExceeded"),
  visa("4100000000000019", "fraudulent", "pm_card_radarBlock"),

  visa("4000002500003155", "authenticate", "pm_card_authenticationRequiredOnSetup"),
  visa("4000002760003184", "authenticate", "pm_card_authenticationRequired"),
  visa("4000003800000446", "authenticate", "pm_card_authenticationRequiredSetupForOffSession"),
  visa(
    "4000008260003178",
    "authenticate_then_insufficient_funds",
    "pm_card_authenticationRequiredChargeDeclinedInsufficientFunds",
  ),
  visa("4000000000003220", "authenticate", "pm_card_threeDSecure2Required"),
  visa(
    "4000008400001629",
    "authenticate_then_decline",
    "pm_card_threeDSecureRequiredChargeDeclined",
  ),
  visa(
    "4000008400001280",
    "authentication_unavailable",
    "pm_card_threeDSecureRequiredProcessingError",
  ),
  visa("4000000000003055", "authentication_optional", "pm_card_threeDSecureOptional"),
  visa(
    "4000000000003097",
    "authentication_optional",
    "pm_card_threeDSecureOptionalProcessingError",
  ),
]

export const findTestCard = (number: string): TestCard | undefined =>
  testCards.find((candidate) => candidate.number === number)

export const findTestCardByToken = (token: string): TestCard | undefined =>
  testCards.find((candidate) => candidate.token === token)
