import { translated } from "#domain/languages/translate.ts"

/** Messages for the `error` parameter of a failed sign-in by a provider. */
export const signInErrorText = translated({
  cancelled: "Sign-in was cancelled. Nothing was changed.",
  expired: "The sign-in took too long or was started in another window. Start again.",
  provider_unreachable: "The sign-in service is not responding. Try again, or use your password.",
  provider_failed: "The sign-in service gave an answer that is not valid. Try again.",
  clock_skew: "The clocks of the shop and the sign-in service differ. Please contact the shop.",
  email_missing: "This account has no e-mail address, which the shop requires.",
  password_needed:
    "There is already an account with your e-mail address. Sign in with your password, then connect this service in your account.",
  not_linked:
    "This account could not be connected. It belongs to another account, or its address is not confirmed.",
})

export type SignInError = keyof typeof signInErrorText
