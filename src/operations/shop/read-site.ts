import type { z } from "zod"
import { bankTransferSettings } from "#contract/settings/bank-transfer-settings.ts"
import { footerSettings } from "#contract/settings/content-settings.ts"
import { deliverySettings } from "#contract/settings/delivery-settings.ts"
import { buttonCountries, dutySettings, GUARANTEE } from "#contract/settings/law-settings.ts"
import { orderSettings, returnSettings } from "#contract/settings/order-settings.ts"
import {
  hiddenSections,
  type Section,
  sectionSettings,
  shopSettings,
} from "#contract/settings/shop-settings.ts"
import { legalPages, shopLetterhead } from "#contract/settings/shop-text.ts"
import { taxSettings } from "#contract/settings/tax-settings.ts"
import { findSettings, listWrittenTexts } from "#db/settings/shop-settings.ts"
import { listFilledPages } from "#db/shop/shop-content.ts"
import { t } from "#domain/languages/translate.ts"
import { setShopCurrency } from "#domain/pricing/currency.ts"
import { setShopTimeZone } from "#domain/shop/days.ts"
import { DEMO_ABOUT } from "#domain/shop/demo-words.ts"
import type { Shop } from "../kernel/shop.ts"
import { requiredTerms } from "../orders/agree-on-order.ts"
import { chargingGroups, hasNoCharges } from "../orders/order-terms.ts"

/** Reads the data that every page shows. */
export async function readSite(shop: Pick<Shop, "db">) {
  const { links, own, ...site } = await readOwnWords(shop)
  return { ...site, links: [...links, ...own] }
}

const sectionPages: readonly { section: Section; path: string }[] = [
  { section: "reviews", path: "/reviews" },
  { section: "blog", path: "/blog" },
  { section: "portfolio", path: "/MyPortfolio" },
]

/** Lists the optional pages that are on and have content. */
export async function listOwnPages(shop: Pick<Shop, "db">): Promise<string[]> {
  const { hides = [], own } = await readOwnWords(shop)
  const shown = sectionPages.filter(({ section }) => !hides.includes(section))
  return [...shown.map(({ path }) => path), ...own.map(({ href }) => href)]
}

async function readOwnWords({ db }: Pick<Shop, "db">) {
  const [rows, written, filled] = await Promise.all([
    findSettings(db, [
      shopSettings.name,
      footerSettings.name,
      orderSettings.name,
      returnSettings.name,
      bankTransferSettings.name,
      sectionSettings.name,
      dutySettings.name,
      ...chargingGroups,
    ]),
    listWrittenTexts(db, Object.keys(legalPages)),
    listFilledPages(db),
  ])
  const setIn = ({ name }: { name: string }) => rows.find((row) => row.name === name)?.value ?? {}
  const shop = shopSettings.fields.parse(setIn(shopSettings))
  const { name, email, contact, timeZone, currency } = shop
  setShopCurrency(currency)
  setShopTimeZone(timeZone)
  const { about, links } = footerSettings.fields.parse(setIn(footerSettings))
  const legal = Object.entries(legalPages)
    .filter(
      ([page]) =>
        written.some(({ name }) => name === page) ||
        (page === "imprint" && shopLetterhead(shop).length > 0),
    )
    .map(([page, label]) => ({ label, href: `/legal/${page}` }))
  const duties = dutySettings.fields.parse(setIn(dutySettings))
  const own = [
    ...(contact ? [{ label: t("Contact"), href: "/contact" }] : []),
    ...(duties.withdrawal ? [{ label: t("Withdraw from a contract"), href: "/withdraw" }] : []),
    ...legal,
  ]
  const texts = written.map((text) => ({ ...text, value: { isWritten: true } }))
  const terms = requiredTerms([...rows, ...texts])
  const sections = sectionSettings.fields.parse(setIn(sectionSettings))
  const hides = hiddenSections({
    ...sections,
    blog: sections.blog && filled.includes("blog"),
    portfolio: sections.portfolio && filled.includes("portfolio"),
  })
  const { country } = taxSettings.fields.parse(setIn(taxSettings))
  return {
    name,
    email,
    timeZone,
    currency,
    about: about === DEMO_ABOUT ? t(DEMO_ABOUT) : about,
    links,
    own,
    ...(hides.length > 0 && { hides }),
    ...(country !== "" && { country }),
    ...(!hasNoCharges(rows) && { ordersNeedAddress: true as const }),
    ...(setIn(deliverySettings).charged === true && { deliveryCharged: true as const }),
    ...(terms.length > 0 && { terms }),
    ...(setIn(returnSettings).on === true && { returns: true as const }),
    ...(setIn(bankTransferSettings).on === true && { bankTransfer: true as const }),
    ...(duties.withdrawal && { withdrawal: true as const }),
    ...(duties.orderButton.on && { orderButton: buttonCountries(duties) }),
    ...(duties.guarantee.on && { guarantee: guaranteeOf(duties) }),
    ...taxIn(setIn(taxSettings)),
  }
}

/** Returns the shop's own text, or the translated default, which earlier releases stored. */
const guaranteeOf = ({ guarantee: { text } }: z.output<typeof dutySettings.fields>): string =>
  text === "" || text === GUARANTEE ? t(GUARANTEE) : text

const taxIn = ({ on, pricesInclude }: Record<string, unknown>) =>
  on === true && { tax: pricesInclude === true ? ("included" as const) : ("excluded" as const) }
