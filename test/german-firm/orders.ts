import type { Buyer } from "./firm.ts"

export interface Row {
  by: Buyer
  lines: Record<string, number>
  goods: number
  delivery: number
  /** Tax by name. */
  tax: Record<string, number>
  /** Sums of its invoice by category and rate; none without an invoice. */
  sums?: TaxSum[]
  total: number
  /** Freight set by staff, included in the other figures. */
  freight?: number
  ends?: "declined" | "cancelled"
  pays?: "transfer"
  /** One unit of the first line is refunded. */
  refund?: number
  /** Sums of its credit note. */
  credited?: TaxSum[]
}

/** Category of EN 16931, percent, net and tax. */
export type TaxSum = [category: string, percent: number, net: number, tax: number]

const rated = (percent: number, net: number, tax: number): TaxSum => ["S", percent, net, tax]
const withinUnion = (net: number): TaxSum => ["K", 0, net, 0]
const exported = (net: number): TaxSum => ["G", 0, net, 0]

const none = { Tax: 0 }
/** 25 orders: units by part, and what each costs. */
export const table: Row[] = [
  // 118.50 + 5.90 = 124.40; × 0.19 = 23.636.
  {
    by: "hamburg",
    lines: { "NW-850": 1 },
    goods: 118.5,
    delivery: 5.9,
    tax: { "USt 19%": 23.64 },
    sums: [rated(19, 124.4, 23.64)],
    total: 148.04,
  },
  // 10 at 110.00; free from 1,000.00.
  {
    by: "hamburg",
    lines: { "NW-850": 10 },
    goods: 1100,
    delivery: 0,
    tax: { "USt 19%": 209 },
    sums: [rated(19, 1100, 209)],
    total: 1309,
  },
  // 9 at 118.50 = 1,066.50; × 0.19 = 202.635.
  {
    by: "hamburg",
    lines: { "NW-850": 9 },
    goods: 1066.5,
    delivery: 0,
    tax: { "USt 19%": 202.64 },
    sums: [rated(19, 1066.5, 202.64)],
    total: 1269.14,
  },
  // 50 at 99.95 = 4,997.50; × 0.19 = 949.525.
  {
    by: "hamburg",
    lines: { "NW-850": 50 },
    goods: 4997.5,
    delivery: 0,
    tax: { "USt 19%": 949.53 },
    sums: [rated(19, 4997.5, 949.53)],
    total: 5947.03,
  },
  // 100 at 8.10; 15 kg: 18.00; 828.00 × 0.19.
  {
    by: "hamburg",
    lines: { "NW-120": 100 },
    goods: 810,
    delivery: 18,
    tax: { "USt 19%": 157.32 },
    sums: [rated(19, 828, 157.32)],
    total: 985.32,
  },
  // 99 at 9.00: more than 100 cost; 14.85 kg.
  {
    by: "hamburg",
    lines: { "NW-120": 99 },
    goods: 891,
    delivery: 18,
    tax: { "USt 19%": 172.71 },
    sums: [rated(19, 909, 172.71)],
    total: 1081.71,
  },
  // 224.20 at 19 %, 60.00 at 7 %; of 5.90 delivery 4.65 and 1.25 by share.
  {
    by: "hamburg",
    lines: { "NW-32": 2, "NW-BUCH": 3 },
    goods: 284.2,
    delivery: 5.9,
    tax: { "USt 19%": 43.48, "USt 7%": 4.29 },
    sums: [rated(19, 228.85, 43.48), rated(7, 61.25, 4.29)],
    total: 337.87,
  },
  // 18.40 × 0.19 = 3.496.
  {
    by: "hamburg",
    lines: { "NW-KAB": 10 },
    goods: 12.5,
    delivery: 5.9,
    tax: { "USt 19%": 3.5 },
    sums: [rated(19, 18.4, 3.5)],
    total: 21.9,
  },
  // 25.90 × 0.07 = 1.813: delivery of a book alone bears the book's rate.
  {
    by: "hamburg",
    lines: { "NW-BUCH": 1 },
    goods: 20,
    delivery: 5.9,
    tax: { "USt 7%": 1.81 },
    sums: [rated(7, 25.9, 1.81)],
    total: 27.71,
  },
  {
    by: "hamburg",
    lines: { "NW-850": 20 },
    goods: 2200,
    delivery: 0,
    tax: { "USt 19%": 418 },
    sums: [rated(19, 2200, 418)],
    total: 2618,
  },
  // 35 kg: 18.00 and 4 further kilograms at 1.20; 897.80 × 0.19 = 170.582.
  {
    by: "hamburg",
    lines: { "NW-KAB": 700 },
    goods: 875,
    delivery: 22.8,
    tax: { "USt 19%": 170.58 },
    sums: [rated(19, 897.8, 170.58)],
    total: 1068.38,
  },
  // 133.40 × 0.20.
  {
    by: "marseille",
    lines: { "NW-850": 1 },
    goods: 118.5,
    delivery: 14.9,
    tax: { "TVA 20%": 26.68 },
    sums: [rated(20, 133.4, 26.68)],
    total: 160.08,
  },
  {
    by: "marseille",
    lines: { "NW-32": 3 },
    goods: 336.3,
    delivery: 14.9,
    tax: { "TVA 20%": 70.24 },
    sums: [rated(20, 351.2, 70.24)],
    total: 421.44,
  },
  // No reduced rate is set for France.
  {
    by: "marseille",
    lines: { "NW-BUCH": 2 },
    goods: 40,
    delivery: 14.9,
    tax: { "TVA 20%": 10.98 },
    sums: [rated(20, 54.9, 10.98)],
    total: 65.88,
  },
  // 37 kg are above the last step: freight by agreement, 85.00; 2,285.00 × 0.20.
  {
    by: "marseille",
    lines: { "NW-850": 20 },
    freight: 85,
    goods: 2200,
    delivery: 85,
    tax: { "TVA 20%": 457 },
    sums: [rated(20, 2285, 457)],
    total: 2742,
  },
  // Reverse charge.
  {
    by: "wienFirm",
    lines: { "NW-850": 10 },
    goods: 1100,
    delivery: 39,
    tax: none,
    sums: [withinUnion(1139)],
    total: 1139,
  },
  {
    by: "wienFirm",
    lines: { "NW-120": 100 },
    goods: 810,
    delivery: 39,
    tax: none,
    sums: [withinUnion(849)],
    total: 849,
  },
  {
    by: "marseilleFirm",
    lines: { "NW-32": 5 },
    goods: 560.5,
    delivery: 14.9,
    tax: none,
    sums: [withinUnion(575.4)],
    total: 575.4,
  },
  // The same place without a number: 127.00 × 0.20.
  {
    by: "wien",
    lines: { "NW-32": 1 },
    goods: 112.1,
    delivery: 14.9,
    tax: { "USt 20%": 25.4 },
    sums: [rated(20, 127, 25.4)],
    total: 152.4,
  },
  // Exports with freight by agreement.
  {
    by: "bern",
    lines: { "NW-850": 2 },
    freight: 48.5,
    goods: 237,
    delivery: 48.5,
    tax: none,
    sums: [exported(285.5)],
    total: 285.5,
  },
  {
    by: "austin",
    lines: { "NW-32": 30 },
    freight: 220,
    goods: 3363,
    delivery: 220,
    tax: none,
    sums: [exported(3583)],
    total: 3583,
  },
  {
    by: "bern",
    lines: { "NW-850": 1 },
    freight: 60,
    ends: "declined",
    goods: 118.5,
    delivery: 60,
    tax: none,
    total: 178.5,
  },
  // 246.90 × 0.19 = 46.911.
  {
    by: "hamburg",
    lines: { "NW-850": 2 },
    pays: "transfer",
    goods: 237,
    delivery: 9.9,
    tax: { "USt 19%": 46.91 },
    sums: [rated(19, 246.9, 46.91)],
    total: 293.81,
  },
  // 454.30 × 0.19 = 86.317; one unit back: 112.10 × 1.19 = 133.399.
  {
    by: "hamburg",
    lines: { "NW-32": 4 },
    refund: 133.4,
    credited: [rated(19, 112.1, 21.3)],
    goods: 448.4,
    delivery: 5.9,
    tax: { "USt 19%": 86.32 },
    sums: [rated(19, 454.3, 86.32)],
    total: 540.62,
  },
  // 189.90 × 0.19 = 36.081.
  {
    by: "hamburg",
    lines: { "NW-120": 20 },
    ends: "cancelled",
    goods: 180,
    delivery: 9.9,
    tax: { "USt 19%": 36.08 },
    total: 225.98,
  },
]
