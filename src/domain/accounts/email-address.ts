/**
 * What counts as an e-mail address, in forms and at the server alike: just what the identity library takes, so
 * that nothing passes here and is refused there.
 */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
