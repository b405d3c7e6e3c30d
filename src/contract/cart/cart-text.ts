export const cartText = {
  cookiesNeeded:
    "Your browser blocks cookies from this shop, so it cannot keep a cart. Allow them, then try again.",
} as const
