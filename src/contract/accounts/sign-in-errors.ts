/** Messages for the `error` parameter of a failed sign-in by a provider. */
export const signInErrorText = {
  cancelled: "You left before signing in. Nothing was changed.",
  expired: "That took too long, or was begun in another window. Start again.",
  provider_unreachable: "The sign-in service is not responding. Try again, or use your password.",
  provider_failed: "That sign-in service gave an answer that cannot be used. Try again.",
  clock_skew: "The clocks of the shop and of that sign-in service differ. Tell the shop, please.",
  email_missing: "That account names no e-mail address, and the shop needs one.",
  password_needed:
    "An account with your e-mail address exists. Sign in with your password, then connect this service in your account.",
  not_linked:
    "That could not be connected: it belongs to another account, or its address is not confirmed there.",
} as const

export type SignInError = keyof typeof signInErrorText
