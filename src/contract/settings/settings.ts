import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { instantOut } from "../kernel/fields.ts"
import {
  bannerSettings,
  blogSettings,
  engineerSettings,
  footerSettings,
  portfolioSettings,
  serviceSettings,
  statsSettings,
} from "./content-settings.ts"
import { orderSettings } from "./order-settings.ts"
import { shopSettings } from "./shop-settings.ts"

/** What administrators set, in the order of their pages. */
export const settingsGroups = [
  shopSettings,
  orderSettings,
  bannerSettings,
  statsSettings,
  serviceSettings,
  engineerSettings,
  blogSettings,
  portfolioSettings,
  footerSettings,
] as const

export const listSettings = endpoint({
  route: "GET /settings",
  access: "admin",
  summary: "The groups of settings, and who saved each last",
  reply: z.array(
    z.object({
      name: z.string().meta({ example: "shop" }),
      title: z.string(),
      readers: z.enum(["public", "admin"]),
      version: z.int().meta({ description: "0 where nobody saved it yet" }),
      changedAt: instantOut.nullable(),
      changedBy: z.string().nullable(),
    }),
  ),
  refusals: [],
})
