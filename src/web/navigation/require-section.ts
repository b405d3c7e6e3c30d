import { data } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import type { Section } from "#contract/settings/section-settings.ts"

/** A page of a section that is off is no page. For loaders of the server. */
export async function requireSection(api: ApiClient, section: Section): Promise<void> {
  const { hides } = await api("GET /site")
  if (hides?.includes(section)) throw data(null, { status: 404 })
}
