/** Types of files that hold rows, for a file field. */
export const LIST_FILE_TYPES =
  ".xlsx,.xls,.ods,.csv,.tsv,.txt,.pdf,.json,.xml,.html,.md,.eml,.mht,.docx,.odt"

/** Rows pasted or dropped on another page, to be handed to quick order. */
let handedOver: string | File | undefined

export function handOverRows(rows: string | File): void {
  handedOver = rows
}

/** Returns the rows and clears them. */
export function takeHandedOverRows(): string | File | undefined {
  const rows = handedOver
  handedOver = undefined
  return rows
}
