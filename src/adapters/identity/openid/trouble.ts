import { AsyncLocalStorage } from "node:async_hooks"
import type { SignInTrouble } from "#operations/accounts/identity.ts"

interface Noted {
  trouble?: SignInTrouble
}

const current = new AsyncLocalStorage<Noted>()

/** Runs the work, and keeps the trouble noted in it, which Better Auth has no words for. */
export const withTrouble = <Result>(
  work: (noted: Readonly<Noted>) => Promise<Result>,
): Promise<Result> => {
  const noted: Noted = {}
  return current.run(noted, () => work(noted))
}

export function noteTrouble(trouble: SignInTrouble): void {
  const noted = current.getStore()
  if (noted) noted.trouble = trouble
}
