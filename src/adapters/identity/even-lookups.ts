import type { BetterAuthOptions } from "better-auth"
import type { DBAdapterInstance } from "better-auth/adapters"

/**
 * Better Auth looks up whoever an address belongs to, and then their ways to sign in. Where nobody is found the
 * second question is asked too, about nobody, or the time a refusal takes would tell whether there is an account.
 */
export const evenLookups =
  (open: DBAdapterInstance<BetterAuthOptions>): DBAdapterInstance<BetterAuthOptions> =>
  (options) => {
    const adapter = open(options)
    return {
      ...adapter,
      async findOne<Found>(query: Parameters<typeof adapter.findOne>[0]) {
        const found = await adapter.findOne<Found>(query)
        if (found === null && query.join?.account)
          await adapter.findMany({ model: "account", where: [{ field: "userId", value: "" }] })
        return found
      },
    }
  }
