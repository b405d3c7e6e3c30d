import type { CallInput, Contract } from "#contract/contract.ts"
import type { ReturnState } from "#domain/returns/return-state.ts"
import type { Reply } from "#web/api/api.ts"

export type Return = Reply<"GET /return/{id}">

export interface StepFields {
  answer: string
  amount: string
  lines: { number: number; received: string; restocked: string }[]
}

export type StepName = "approve" | "refuse" | "receive" | "refund"

/** What leads a return on; nothing where it is over. */
export const nextOf: Partial<Record<ReturnState, Exclude<StepName, "refuse">>> = {
  asked: "approve",
  approved: "receive",
  received: "refund",
}

export const wordsOf: Record<StepName, { button: string; done: string }> = {
  approve: { button: "Approve", done: "Return approved" },
  refuse: { button: "Refuse", done: "Return refused" },
  receive: { button: "Take it in", done: "Return received" },
  refund: { button: "Refund", done: "Refund sent" },
}

type Body = CallInput<Contract["PUT /return/{id}"]>["body"]

/** What is sent of what was typed. */
export function bodyOf(step: StepName, { answer, amount, lines }: StepFields): Body {
  if (step === "receive") return { step, answer, lines }
  if (step === "refund") return { step, answer, amount }
  return { step, answer }
}
