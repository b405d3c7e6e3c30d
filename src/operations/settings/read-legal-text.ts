import { isLegalPage, legalPages } from "#contract/settings/legal-pages.ts"
import { findTextOf } from "#db/settings/old-texts.ts"
import { refuse } from "../kernel/refusal.ts"
import type { SettingsSource } from "./content-stores.ts"

/** A legal page as it was in one of its versions; refuses what nobody wrote. */
export async function readLegalText({ db }: SettingsSource, page: string, version: number) {
  const found = isLegalPage(page) ? await findTextOf(db, page, version) : undefined
  if (!isLegalPage(page) || !found?.text) throw refuse("legal_text_not_found")
  return { page, title: legalPages[page], version, text: found.text, savedAt: found.savedAt }
}
