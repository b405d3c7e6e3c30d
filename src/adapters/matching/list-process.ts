import { abortAboveMemory, serveFiles } from "../run-in-subprocess.ts"
import { readListInSubprocess } from "./read-list.ts"

const MAX_RESIDENT_BYTES = 320 * 1024 * 1024

serveFiles((file, ask) => {
  abortAboveMemory(MAX_RESIDENT_BYTES)
  return readListInSubprocess(file, ask)
})
