import type { ReturnReason } from "#domain/returns/return-reasons.ts"

export interface ReturnFields {
  lines: {
    number: number
    quantity: string
    reason: ReturnReason | ""
    words: string
    pictures: string[]
  }[]
}
