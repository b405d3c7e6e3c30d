import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { currencyOut, instantOut } from "../kernel/fields.ts"
import { bankTransferSettings } from "./bank-transfer-settings.ts"
import {
  bannerSettings,
  blogSettings,
  engineerSettings,
  footerSettings,
  portfolioSettings,
  serviceSettings,
  statsSettings,
} from "./content-settings.ts"
import { datevSettings } from "./datev-settings.ts"
import { deliverySettings } from "./delivery-settings.ts"
import { dutySettings } from "./duty-settings.ts"
import { feeSettings } from "./fee-settings.ts"
import { invoiceSettings } from "./invoice-settings.ts"
import { legalSettings, requiredTerm } from "./legal-settings.ts"
import { makerSettings } from "./maker-settings.ts"
import {
  changeSettings,
  orderSettings,
  returnSettings,
  shippingSettings,
} from "./order-settings.ts"
import { reviewSettings, sectionName, sectionSettings, shopSettings } from "./shop-settings.ts"
import { taxSettings } from "./tax-settings.ts"

export const settingsAreas = {
  Shop: [shopSettings, sectionSettings, reviewSettings],
  Orders: [orderSettings, changeSettings, deliverySettings, shippingSettings, returnSettings],
  Money: [taxSettings, feeSettings, invoiceSettings, datevSettings, bankTransferSettings],
  Pages: [
    bannerSettings,
    statsSettings,
    serviceSettings,
    engineerSettings,
    blogSettings,
    portfolioSettings,
    footerSettings,
  ],
  Law: [dutySettings, makerSettings, ...legalSettings],
} as const

export const settingsGroups = [
  ...settingsAreas.Shop,
  ...settingsAreas.Orders,
  ...settingsAreas.Money,
  ...settingsAreas.Pages,
  ...settingsAreas.Law,
] as const

export const getSite = endpoint({
  route: "GET /site",
  access: "public",
  summary: "Settings that every page shows",
  reply: z.object({
    name: z.string().meta({ example: "Computer Assembler" }),
    email: z.string(),
    timeZone: z.string().meta({
      example: "Europe/Berlin",
      description: "Which all times on pages and in mails are in",
    }),
    currency: currencyOut,
    about: z.string(),
    links: z.array(z.object({ label: z.string(), href: z.string() })),
    hides: z.array(sectionName).optional().meta({ description: "Sections that are off, if any" }),
    country: z
      .string()
      .optional()
      .meta({ example: "DE", description: "The shop's own, where a new address begins" }),
    ordersNeedAddress: z
      .literal(true)
      .optional()
      .meta({ description: "Orders go to one of their buyer's addresses" }),
    deliveryCharged: z
      .literal(true)
      .optional()
      .meta({ description: "Orders are delivered at a price" }),
    tax: z
      .enum(["included", "excluded"])
      .optional()
      .meta({ description: "Whether prices include tax, if any is charged" }),
    returns: z.literal(true).optional().meta({ description: "Buyers can request returns" }),
    withdrawal: z
      .literal(true)
      .optional()
      .meta({ description: "Buyers can withdraw from a contract at /withdraw" }),
    orderButton: z.array(z.string()).optional().meta({
      description:
        "Countries where the checkout's button says that an order obliges consumers to pay, if any; empty: all",
    }),
    guarantee: z
      .string()
      .optional()
      .meta({ description: "Notice of the legal guarantee on products and orders, if any" }),
    bankTransfer: z
      .literal(true)
      .optional()
      .meta({ description: "Buyers can pay by bank transfer" }),
    terms: z
      .array(requiredTerm)
      .optional()
      .meta({ description: "Texts that buyers must agree to, if any" }),
  }),
})

export const listSettings = endpoint({
  route: "GET /settings",
  access: "admin",
  summary: "Settings groups, with author and date of the last save",
  reply: z.array(
    z.object({
      name: z.string().meta({ example: "shop" }),
      title: z.string(),
      readers: z.enum(["public", "admin"]),
      version: z.int().meta({ description: "0 if it was never saved" }),
      changedAt: instantOut.nullable(),
      changedBy: z.string().nullable(),
    }),
  ),
})
