/**
 * Checks an e-mail address, in forms and at the server alike: exactly as the identity library does, so
 * that nothing passes here and is refused there.
 */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
