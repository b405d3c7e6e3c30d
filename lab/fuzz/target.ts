import type { Who } from "./request.ts"

/** A shop to send nonsense to, and what exists in it. */
export interface FuzzTarget {
  url: string
  tokens: { customer: string; admin: string }
  /** Another token, since some requests end the one they are sent with. */
  newToken(who: "customer" | "admin"): Promise<string>
  /** `other` is a customer whom nobody minds becoming an administrator. */
  emails: { customer: string; other: string; admin: string }
  /** Ids, to which those of what the requests create are added. */
  parts: string[]
  orders: string[]
  /** What the shop has logged, to explain its failures. */
  logged: readonly string[]
}

/** `@part` and its like, as they are when the request is sent. */
export function fill({ parts, orders, emails, url }: FuzzTarget, who: Who, value: string): string {
  const self = who === "anonymous" ? emails.customer : emails[who]
  switch (value) {
    case "@part":
      return lately(parts)
    case "@order":
      return lately(orders)
    case "@oldest part":
      return spared(parts)
    case "@oldest order":
      return spared(orders)
    case "@customer":
      return emails.customer
    case "@self":
      return self
    case "@shouted self":
      return ` ${self.toUpperCase()} `
    case "@other":
      return emails.other
    case "@admin":
      return emails.admin
    case "@origin":
      return url
    default:
      return value
  }
}

const NOTHING = "0123456789abcdef01234567"
/** One of the last few. */
const lately = (ids: string[]): string => ids.at(-1 - (ids.length % 3)) ?? NOTHING
/** For what ends its life: never one of the last few. */
const spared = (ids: string[]): string => (ids.length > 6 ? (ids.shift() ?? NOTHING) : NOTHING)

export function fillAll(target: FuzzTarget, who: Who, value: unknown): unknown {
  if (typeof value === "string") return fill(target, who, value)
  if (Array.isArray(value)) return value.map((item) => fillAll(target, who, item))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fillAll(target, who, inner)]),
  )
}
