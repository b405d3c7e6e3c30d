import type { saveNames as call } from "#contract/catalogue/vocabulary.ts"
import type { BodyOf } from "#contract/kernel/endpoint.ts"
import {
  deleteOwnCategories,
  deleteOwnNames,
  findOwnVocabulary,
  lockOwnNames,
  putOwnCategories,
  putOwnNames,
  type StoredVocabulary,
} from "#db/catalogue/own-vocabulary.ts"
import type { Executor } from "#db/connection/client.ts"
import {
  type OwnVocabulary,
  type Vocabulary,
  vocabularyWith,
} from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { units } from "#domain/catalogue/vocabulary/units.ts"
import { attributeOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import { t } from "#domain/languages/translate.ts"
import { adminTransaction, audit, changesBetween } from "../kernel/as-admin.ts"
import { refuse, repeatProblem, requireNoProblems } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

export const loadVocabulary = async (db: Executor): Promise<Vocabulary> =>
  vocabularyWith(await findOwnVocabulary(db))

export const showOwnVocabulary = ({ db }: Pick<Shop, "db">): Promise<StoredVocabulary> =>
  findOwnVocabulary(db)

type Meanings = BodyOf<typeof call>
type NameInput = Meanings["names"][number]

/** Saves the meanings of foreign keys, also for existing parts, and of foreign categories for future files. */
export const saveNames = (
  shop: Shop,
  admin: Actor,
  { names, categories }: Meanings,
): Promise<void> =>
  adminTransaction(shop, admin, async (tx) => {
    await lockOwnNames(tx)
    const own = await findOwnVocabulary(tx)
    const vocabulary = vocabularyWith(own)
    requireDistinct(vocabulary, { names, categories })
    requireKnown(vocabulary, names)
    requireUnchanged(own, vocabulary, { names, categories })
    const rows = names.map(({ category, key, as, unit = null }) => ({
      category: storedCategory(vocabulary, category),
      key,
      code: as || null,
      unit: as ? unit : null,
      isForgotten: as === null,
    }))
    await deleteOwnNames(
      tx,
      rows.filter(({ isForgotten }) => isForgotten),
    )
    await putOwnNames(
      tx,
      rows.filter(({ isForgotten }) => !isForgotten),
    )
    await deleteOwnCategories(
      tx,
      categories.flatMap(({ name, as }) => (as === null ? name : [])),
    )
    await putOwnCategories(
      tx,
      categories.flatMap(({ name, as }) => (as === null ? [] : { name, category: as })),
    )
    await audit(
      tx,
      admin,
      "vocabulary.names",
      "names",
      changesBetween(meaningsByName(own), meaningsByName(await findOwnVocabulary(tx))),
    )
  })

const meaningsByName = ({ names, categories }: OwnVocabulary): Record<string, unknown> =>
  Object.fromEntries([
    ...names.map(({ category, key, code, unit }) => [`${category}: ${key}`, { code, unit }]),
    ...categories.map(({ name, category }) => [name, { category }]),
  ])

const storedCategory = (vocabulary: Vocabulary, category: string): string =>
  vocabulary.kindOf(category).name || category

/** Refuses if a meaning has changed since the administrator saw it. */
function requireUnchanged(
  own: OwnVocabulary,
  vocabulary: Vocabulary,
  { names, categories }: Meanings,
): void {
  const storedMeaningOf = ({ category, key }: NameInput) =>
    own.names.find(
      (one) => one.key === key && one.category === storedCategory(vocabulary, category),
    )
  const changed = [
    ...names.flatMap((name) => {
      const stored = storedMeaningOf(name)
      const isAsSeen =
        (stored ? (stored.code ?? "") : null) === (name.was?.as ?? null) &&
        (stored?.unit ?? null) === (name.was?.unit ?? null)
      return name.was === undefined || isAsSeen ? [] : [name.key]
    }),
    ...categories.flatMap(({ name, was }) => {
      const stored = own.categories.find((one) => one.name === name)?.category ?? null
      return was === undefined || stored === was ? [] : [name]
    }),
  ]
  if (changed.length > 0) throw refuse("names_changed", { names: changed })
}

/** Refuses two meanings of one key or category. */
function requireDistinct(vocabulary: Vocabulary, { names, categories }: Meanings): void {
  const keys = names.map(({ category, key }) =>
    JSON.stringify([storedCategory(vocabulary, category), key]),
  )
  const categoryNames = categories.map(({ name }) => name)
  const fields = [
    ...names.flatMap(({ key }, at) => repeatProblem(keys, at, `names.${at}.key`, key)),
    ...categoryNames.flatMap((name, at) =>
      repeatProblem(categoryNames, at, `categories.${at}.name`, name),
    ),
  ]
  requireNoProblems(Object.fromEntries(fields))
}

function requireKnown(vocabulary: Vocabulary, names: readonly NameInput[]): void {
  const fields = names.flatMap(({ category, key, as, unit }, index) => {
    const kind = vocabulary.kindOf(category)
    const attribute = attributeOf(kind, as ?? "")
    if (attributeOf(kind, key) && as !== null)
      return [[`names.${index}.key`, t("{name} is a built-in name", { name: key })]]
    if (as && !attribute)
      return [
        [
          `names.${index}.as`,
          t("Parts of {category} have no attribute {code}", { category, code: as }),
        ],
      ]
    const isUnit =
      !as ||
      unit === undefined ||
      unit === attribute?.unit ||
      units[attribute?.unit ?? ""]?.[unit] !== undefined
    if (isUnit) return []
    const problem = t("{unit} cannot be converted to {other}", {
      unit,
      other: attribute?.unit ?? t("anything"),
    })
    return [[`names.${index}.unit`, problem]]
  })
  requireNoProblems(Object.fromEntries(fields))
}
