import { findOwnVocabulary } from "#db/catalogue/own-vocabulary.ts"
import { listCategoryNames } from "#db/catalogue/spec-readings.ts"
import { type ColumnInFile, listNames, type NameInFile } from "#db/imports/part-import-rows.ts"
import { isSource } from "#domain/catalogue/spec-values.ts"
import type { Attribute } from "#domain/catalogue/vocabulary/attribute.ts"
import { knownCategory } from "#domain/catalogue/vocabulary/guess-name.ts"
import {
  candidateCodes,
  type OwnName,
  type OwnVocabulary,
  vocabularyWith,
} from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { attributesOf, kinds } from "#domain/catalogue/vocabulary/vocabulary.ts"
import {
  type ColumnMeaning,
  headingKey,
  meaningsWith,
  ownColumnOf,
} from "#domain/imports/part-columns.ts"
import { proposeMeanings } from "#domain/imports/part-headings.ts"
import { findStoredMeanings } from "./column-meanings.ts"
import { getPartImport } from "./manage-part-imports.ts"
import type { ImportShop } from "./work-on-import.ts"

export interface CategoryInFile {
  name: string
  rows: number
  /** Shop category that it is read as. */
  as: string
  /** Category that the shop proposes, until an administrator chooses. */
  proposed: string | undefined
  /** Kind of its parts; empty if unknown. */
  kind: string
  unknown: number
  /** True if an administrator chose it. */
  isChosen: boolean
}

export interface KeyInFile extends Omit<NameInFile, "category"> {
  /** Codes of the attributes it is read as. */
  codes: string[]
  isChosen: boolean
  /** Unit that an administrator chose for its numbers. */
  unit: string | null
}

export interface DescribedColumn extends ColumnInFile {
  as: ColumnMeaning
  /** Meaning that the shop proposes, until an administrator chooses. */
  proposed: ColumnMeaning | undefined
  /** True for one of the shop's own headings. */
  isOwn: boolean
  isChosen: boolean
}

export interface NamesInFile {
  columns: DescribedColumn[]
  categories: CategoryInFile[]
  /** Requested category, or else the one of most rows; empty if there is none. */
  shown: string
  keys: KeyInFile[]
  attributes: readonly Attribute[]
  shopCategories: string[]
}

/** Lists the categories of a file and the spec keys of one of them, each with its meaning. */
export async function listImportNames(
  shop: Pick<ImportShop, "db">,
  id: string,
  category: string | undefined,
): Promise<NamesInFile> {
  const { columns } = await getPartImport(shop, id)
  const [meanings, own, names, used] = await Promise.all([
    findStoredMeanings(shop.db),
    findOwnVocabulary(shop.db),
    listNames(shop.db, id),
    listCategoryNames(shop.db),
  ])
  const vocabulary = vocabularyWith(own)
  const kindOf = (fileCategory: string) => vocabulary.kindOf(vocabulary.categoryOf(fileCategory))
  const keysOf = (fileCategory: string) =>
    names
      .filter((one) => one.category === fileCategory && one.key !== "" && !isSource(one.key))
      .map(({ category: _, ...one }) => {
        const kind = kindOf(fileCategory)
        const stored = storedNameOf(own, kind.name || vocabulary.categoryOf(fileCategory), one.key)
        const isChosen = stored !== undefined
        return {
          ...one,
          codes: candidateCodes(kind, one.key),
          isChosen,
          unit: stored?.unit ?? null,
        }
      })
  const categories = names.flatMap(({ category: name, key, rows }) =>
    key === ""
      ? {
          name,
          rows,
          as: vocabulary.categoryOf(name),
          proposed: proposalFor(own, name),
          kind: kindOf(name).name,
          unknown: keysOf(name).filter(({ codes }) => codes.length === 0).length,
          isChosen: own.categories.some((one) => one.name === name),
        }
      : [],
  )
  const shown = categories.find(({ name }) => name === category) ?? categories[0]
  return {
    columns: columnsWith(columns, meanings),
    categories,
    shown: shown?.name ?? "",
    keys: shown ? keysOf(shown.name) : [],
    attributes: shown ? attributesOf(kindOf(shown.name)) : [],
    shopCategories: [...new Set([...used, ...kinds.map(({ name }) => name)])].toSorted(),
  }
}

function columnsWith(
  columns: readonly ColumnInFile[],
  stored: ReadonlyMap<string, ColumnMeaning>,
): DescribedColumn[] {
  const meaningOf = meaningsWith(stored)
  const proposals = proposeMeanings(
    columns.map(({ heading }) => heading),
    meaningOf,
  )
  return columns.map((column) => ({
    ...column,
    as: meaningOf(column.heading) ?? "spec",
    proposed: proposals.get(column.heading),
    isOwn: ownColumnOf(column.heading) !== undefined,
    isChosen: stored.has(headingKey(column.heading)),
  }))
}

function proposalFor({ categories }: OwnVocabulary, name: string): string | undefined {
  const known = knownCategory(name)
  const isOpen = known !== name && !categories.some((one) => one.name === name)
  return isOpen ? known : undefined
}

const storedNameOf = ({ names }: OwnVocabulary, kind: string, key: string): OwnName | undefined =>
  names.find((one) => one.key === key && one.category === kind)
