import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { currencyOut, instantOut, optional } from "../kernel/fields.ts"
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
import { deliverySettings } from "./delivery-settings.ts"
import { feeSettings } from "./fee-settings.ts"
import { datevSettings, invoiceSettings } from "./invoice-settings.ts"
import { dutySettings, legalSettings, makerSettings, requiredTerm } from "./law-settings.ts"
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
  summary: "Retrieve the settings that every page shows",
  reply: z.object({
    name: z.string().meta({ example: "Computer Assembler" }),
    email: z.string(),
    timeZone: z.string().meta({
      example: "Europe/Berlin",
      description: "Time zone of all times on pages and in mails.",
    }),
    currency: currencyOut,
    about: z.string(),
    links: z.array(z.object({ label: z.string(), href: z.string() })),
    hides: optional(z.array(sectionName), "Sections that are turned off. Missing if none."),
    country: z
      .string()
      .optional()
      .meta({ example: "DE", description: "Country of the shop, the default of a new address." }),
    ordersNeedAddress: optional(
      z.literal(true),
      "Present if orders go to one of their buyer's addresses.",
    ),
    deliveryCharged: optional(z.literal(true), "Present if the shop charges for delivery."),
    tax: optional(
      z.enum(["included", "excluded"]),
      "Whether prices include tax. Missing if no tax is charged.",
    ),
    returns: optional(z.literal(true), "Present if buyers can request returns."),
    withdrawal: optional(
      z.literal(true),
      "Present if buyers can withdraw from a contract at `/withdraw`.",
    ),
    orderButton: optional(
      z.array(z.string()),
      "Countries where the checkout button says that an order obliges consumers to pay. Empty: all. Missing if none.",
    ),
    guarantee: optional(
      z.string(),
      "Notice of the legal guarantee on products and orders. Missing if none.",
    ),
    bankTransfer: optional(z.literal(true), "Present if buyers can pay by bank transfer."),
    terms: optional(z.array(requiredTerm), "Texts that buyers must agree to. Missing if none."),
  }),
})

export const listSettings = endpoint({
  route: "GET /settings",
  access: "admin",
  summary: "List settings groups with author and date of the last save",
  reply: z.array(
    z.object({
      name: z.string().meta({ example: "shop" }),
      title: z.string(),
      readers: z.enum(["public", "admin"]),
      version: z.int().describe("Version of the settings; 0 if they were never saved."),
      changedAt: instantOut.nullable(),
      changedBy: z.string().nullable(),
    }),
  ),
})
