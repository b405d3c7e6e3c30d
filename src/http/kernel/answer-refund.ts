import type { Context } from "hono"
import type { AppEnv } from "./app-env.ts"

/** Returns the status of a refund in replies: pending until the provider or the bank has confirmed it. */
export const refundStatusOf = (state: string | null): "pending" | "succeeded" =>
  state === "due" ? "pending" : "succeeded"

/** Replies with the status of a refund, as 202 while it is pending. */
export function answerRefund(c: Context<AppEnv>, reply: object, state: string): Response {
  const refundStatus = refundStatusOf(state)
  return c.json({ ...reply, refundStatus }, refundStatus === "pending" ? 202 : 200)
}
