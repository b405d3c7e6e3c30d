import { ownPath } from "#contract/kernel/own-path.ts"

/** The remembered origin, or `/` for anything that is not a path of this shop. */
export const returnTo = (from: string | null): string => ownPath(from ?? "") ?? "/"

/** The part somebody was about to buy when sign-in came between. */
export const partToBuy = (from: string): string | undefined =>
  /^\/purchase\/([^/?#]+)/.exec(from)?.[1]
