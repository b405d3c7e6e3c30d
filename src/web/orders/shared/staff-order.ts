import type { Reply } from "#web/api/api.ts"

export type Order = Reply<"GET /order/{id}">
