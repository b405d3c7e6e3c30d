/** What stands on a paper, in words, before it becomes a PDF. */
export interface Paper {
  title: string
  /** `en` */
  language: string
  /** As an instant of ISO 8601: the same paper is made of the same bytes, whenever. */
  madeAt: string
  sender: PaperBlock
  addresses: PaperBlock[]
  facts: PaperFact[]
  table: PaperTable
  /** Below the table, in the column of its amounts. */
  sums: PaperFact[]
  /** A smaller one, such as of taxes, where there is any. */
  summary?: PaperTable | undefined
  notes: PaperBlock[]
  /** What stands behind it in the same file, each from a new page; its foot is this one's. */
  behind?: Paper[] | undefined
  /** At the end of each page; `{page}` and `{pages}` are counted. */
  foot: string
}

export interface PaperBlock {
  title: string
  lines: string[]
}

export interface PaperFact {
  label: string
  value: string
  strong?: boolean
}

export interface PaperTable {
  title: string
  columns: PaperColumn[]
  rows: PaperRow[]
}

export interface PaperColumn {
  title: string
  /** In points; one without takes what the others leave. */
  width?: number | undefined
  /** To the right. */
  numeric?: boolean
}

export interface PaperRow {
  cells: string[]
  /** Said quietly below the cell that takes what the others leave. */
  below?: string
}

export type WritePaper = (paper: Paper) => Promise<WrittenPaper>

/** `busy`: too many are made at once. */
export type WrittenPaper = { pdf: Uint8Array } | { busy: true }
