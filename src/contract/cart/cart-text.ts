export const cartText = {
  cookiesNeeded:
    "Your browser takes no cookies from this shop, so it keeps no cart. Allow them, then try again.",
} as const
