import * as contract from "#contract/catalogue/vocabulary.ts"
import { kindOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"

export function serveVocabulary(server: Server): void {
  serve(server, contract.showVocabulary, async ({ query }) => {
    const { name, groups } = kindOf(query.category)
    return {
      kind: name,
      attributes: groups.flatMap(({ name: group, attributes }) =>
        attributes.map(({ code, label, type, unit }) => ({ code, label, type, unit, group })),
      ),
    }
  })
}
