export interface Paper {
  title: string
  /** Language tag: `en`. */
  language: string
  /** ISO 8601 instant, so that the same document has the same bytes. */
  madeAt: string
  sender: PaperBlock
  addresses: PaperBlock[]
  facts: PaperFact[]
  table: PaperTable
  sums: PaperFact[]
  summary?: PaperTable | undefined
  notes: PaperBlock[]
  /** Further documents in the same file, each on a new page. */
  behind?: Paper[] | undefined
  /** The same document as XML of Factur-X, which its file carries. */
  facturX?: string | undefined
  /** Foot of each page; `{page}` and `{pages}` are replaced. */
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
  /** Width in points; without one it takes the rest. */
  width?: number | undefined
  numeric?: boolean
}

export interface PaperRow {
  cells: string[]
  /** Small text below the widest cell. */
  below?: string
}

export type WritePaper = (paper: Paper) => Promise<WrittenPaper>

/** PDF, or `busy` if too many are being written. */
export type WrittenPaper = { pdf: Uint8Array } | { busy: true }
