import { browserApi } from "#web/api/api.ts"
import { GUESS, type SaidKey, type SeenKey } from "../../../imports/admin/names-to-say.ts"

/** Says what keys of a category's products are, unless somebody said something else since they were seen. */
export async function rememberNames(
  category: string,
  said: readonly (SaidKey & { key: string; was: SeenKey })[],
): Promise<void> {
  const names = said.map(({ as, ...name }) => ({ ...name, category, as: as === GUESS ? null : as }))
  await browserApi("PUT /vocabulary/names", { body: { names } })
}
