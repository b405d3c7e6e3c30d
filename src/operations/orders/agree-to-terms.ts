import { legalPages } from "#contract/settings/legal-pages.ts"
import { agreeablePages, orderSettings } from "#contract/settings/order-settings.ts"
import type { Agreement } from "#db/schema/orders.ts"
import type { StoredSettings } from "#db/settings/shop-settings.ts"
import { refuse } from "../kernel/refusal.ts"

/** Versions by the pages that somebody has agreed to. */
export type AgreedVersions = Readonly<Partial<Record<(typeof agreeablePages)[number], number>>>

/** The names of the settings that say what has to be agreed to. */
export const termsGroups: readonly string[] = [orderSettings.name, ...agreeablePages]

/** Of those, the versions that say so now: another is another text, or other pages. */
export function versionsOfTerms(settings: readonly StoredSettings[]): Record<string, number> {
  const names = [orderSettings.name, ...askedPages(settings)]
  return Object.fromEntries(names.map((name) => [name, savedOf(settings, name)?.version ?? 0]))
}

/** The pages that whoever orders agrees to, as they are now; nothing can be agreed to that nobody wrote. */
export const termsToAgreeTo = (settings: readonly StoredSettings[]) =>
  askedPages(settings).flatMap((page) => {
    const saved = savedOf(settings, page)
    return saved?.value.isWritten === true
      ? [{ page, title: legalPages[page], version: saved.version }]
      : []
  })

/** What an order says of it; undefined where nothing is asked. Refuses what is not agreed to as it is now. */
export function agreeToTerms(
  settings: readonly StoredSettings[],
  agreed: AgreedVersions = {},
): Agreement[] | undefined {
  const terms = termsToAgreeTo(settings)
  if (terms.length === 0) return undefined
  if (terms.some(({ page, version }) => agreed[page] !== version))
    throw refuse("terms_not_agreed", { terms })
  const at = new Date().toISOString()
  return terms.map(({ page, version }) => ({ page, version, at }))
}

function askedPages(settings: readonly StoredSettings[]) {
  const saved = savedOf(settings, orderSettings.name)
  if (!saved) return []
  const { agreements } = orderSettings.fields.parse(saved.value)
  return agreeablePages.filter((page) => agreements[page])
}

const savedOf = (settings: readonly StoredSettings[], name: string) =>
  settings.find((one) => one.name === name)
