/** Why a card was not charged, in Stripe's words (docs.stripe.com/declines/codes). */
export interface Failure {
  code: string
  declineCode?: string
  param?: string
  message: string
}

interface Outcome {
  /** The bank asks the cardholder first. */
  challenge: boolean
  failure?: Failure
}

const declined = (declineCode: string, message = "Your card was declined."): Failure => ({
  code: "card_declined",
  declineCode,
  message,
})

const insufficientFunds = declined("insufficient_funds", "Your card has insufficient funds.")

/** What each kind of test card does when it is charged. */
export const outcomes = {
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
  /** The bank supports the step but it is only taken when asked for, which the shop does not. */
  authentication_optional: { challenge: false },
  /** The bank insists on the step and its own service is down. */
  authentication_unavailable: { challenge: false, failure: declined("generic_decline") },
} satisfies Record<string, Outcome>

export type Behaviour = keyof typeof outcomes

export const outcomeOf = (behaviour: Behaviour): Outcome => outcomes[behaviour]
