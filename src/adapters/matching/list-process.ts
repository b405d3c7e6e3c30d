import { abortAboveMemory, serveFiles } from "../serve-files.ts"
import { readListInSubprocess } from "./read-list.ts"

const MAX_RESIDENT_BYTES = 320 * 1024 * 1024

serveFiles((file, ask) => {
  abortAboveMemory(MAX_RESIDENT_BYTES)
  return readListInSubprocess(file, ask)
})
