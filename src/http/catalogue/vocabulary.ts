import * as contract from "#contract/catalogue/vocabulary.ts"
import {
  loadVocabulary,
  rememberNames,
  showOwnVocabulary,
} from "#operations/catalogue/own-vocabulary.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"
import { presentAttribute } from "./present-attribute.ts"

export function serveVocabulary(server: Server): void {
  const { shop } = server

  serve(server, contract.showVocabulary, async ({ query }) => {
    const { name, groups } = (await loadVocabulary(shop.db)).kindOf(query.category)
    return {
      kind: name,
      attributes: groups.flatMap(({ name: group, attributes }) =>
        attributes.map((attribute) => ({ ...presentAttribute(attribute), group })),
      ),
    }
  })

  serve(server, contract.showOwnVocabulary, async () => {
    const { names, categories } = await showOwnVocabulary(shop)
    return { names: [...names], categories: [...categories] }
  })

  serve(server, contract.rememberNames, async ({ actor, body }) => {
    await rememberNames(shop, actor, body)
    return written
  })
}
