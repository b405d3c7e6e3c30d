import type { Specs } from "../catalogue/spec-values.ts"
import type { Kind } from "../catalogue/vocabulary/attribute.ts"
import { readSpecs } from "../catalogue/vocabulary/read-specs.ts"
import { t } from "../languages/translate.ts"
import { quoted } from "./cell-values.ts"
import type { CellProblem, PartFileRow } from "./part-file-row.ts"

export interface RowWithSpecs {
  row: PartFileRow
  /** Specs under the keys of the file. */
  given: Specs
  problems: CellProblem[]
  /** Values that could not be read and are kept as text. */
  unread: CellProblem[]
}

export function readRowSpecs(row: PartFileRow, kind: Kind): RowWithSpecs {
  const { fields, moreSpecs } = row
  const given = fields.specs ? { ...fields.specs, ...moreSpecs } : moreSpecs
  if (!given) return { row, given: {}, problems: [], unread: [] }
  const { specs, unread } = readSpecs(kind, given)
  const problemsOf = (isOwn: boolean): CellProblem[] =>
    unread
      .filter((value) => value.isOwn === isOwn)
      .map(({ key, reason }) => ({
        field: key,
        message: t("{reason}, not {value}.", { reason, value: quoted(given[key]) }),
      }))
  return {
    row: replaceSpecs(row, specs),
    given,
    problems: problemsOf(true),
    unread: problemsOf(false),
  }
}

const replaceSpecs = (row: PartFileRow, specs: Specs): PartFileRow =>
  row.fields.specs
    ? { ...row, fields: { ...row.fields, specs }, moreSpecs: undefined }
    : { ...row, moreSpecs: specs }
