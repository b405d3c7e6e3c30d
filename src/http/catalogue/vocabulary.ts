import * as contract from "#contract/catalogue/vocabulary.ts"
import type { Attribute } from "#domain/catalogue/vocabulary/attribute.ts"
import { labelOf, specWords } from "#domain/catalogue/vocabulary/spec-words.ts"
import { unitsOf } from "#domain/catalogue/vocabulary/units.ts"
import {
  putOwnAttribute,
  removeOwnAttribute,
  vocabularyUse,
} from "#operations/catalogue/own-attributes.ts"
import {
  loadVocabulary,
  saveNames,
  showOwnVocabulary,
} from "#operations/catalogue/own-vocabulary.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

export const presentAttribute = (attribute: Attribute) => ({
  code: attribute.code,
  label: labelOf(attribute),
  type: attribute.type,
  unit: attribute.unit,
})

export function serveVocabulary(server: Server): void {
  const { shop } = server

  serve(server, contract.showVocabulary, async ({ query }) => {
    const { name, groups } = (await loadVocabulary(shop.db)).kindOf(query.category)
    return {
      kind: name,
      attributes: groups.flatMap(({ name: group, attributes }) =>
        attributes.map((attribute) => ({
          ...presentAttribute(attribute),
          group: group && specWords(group),
        })),
      ),
    }
  })

  serve(server, contract.showOwnVocabulary, async () => {
    const { attributes, names, categories } = await showOwnVocabulary(shop)
    return {
      attributes: attributes.map(({ zero, unit = null, categories: of, aliases, ...rest }) => ({
        ...rest,
        unit,
        zeroUnknown: zero === "unknown",
        categories: [...of],
        aliases: [...aliases],
        bounds: [...rest.bounds],
      })),
      names: [...names],
      categories: [...categories],
    }
  })

  serve(server, contract.showVocabularyUse, async ({ query }) => {
    const { attributes, ...use } = await vocabularyUse(shop, query.category)
    return {
      ...use,
      attributes: attributes.map(({ attribute, group, aliases, parts }) => ({
        ...presentAttribute(attribute),
        group: group && specWords(group),
        units: unitsOf(attribute),
        aliases,
        parts,
      })),
    }
  })

  serve(server, contract.putOwnAttribute, async ({ actor, params, body }) => {
    const { version, ...attribute } = body
    await putOwnAttribute(shop, actor, { ...params, ...attribute }, version)
    return written
  })

  serve(server, contract.removeOwnAttribute, async ({ actor, params, query }) => {
    const keepsValues = query.values === "keep"
    await removeOwnAttribute(shop, actor, params.code, { keepsValues })
    return written
  })

  serve(server, contract.saveNames, async ({ actor, body }) => {
    await saveNames(shop, actor, body)
    return written
  })
}
