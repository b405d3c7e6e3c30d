import type { WhyNotRead } from "#domain/matching/list-table.ts"

/** Reads the cells of a file that strangers sent, in time and out of harm's way; tells why not when that cannot be. */
export type ReadListFile = (
  file: Uint8Array,
) => Promise<{ rows: string[][] } | { refused: WhyNotRead | "list_files_busy" }>
