import type { Reply } from "#web/api/api.ts"

/** As in a list, or by itself. */
export type Order = Omit<Reply<"GET /order/{id}">, "can">
