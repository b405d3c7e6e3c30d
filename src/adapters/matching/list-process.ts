import { abortAboveMemory, serveFiles } from "../run-in-subprocess.ts"
import { readCells } from "./read-cells.ts"

const MAX_RESIDENT_BYTES = 320 * 1024 * 1024

serveFiles((file) => {
  abortAboveMemory(MAX_RESIDENT_BYTES)
  return readCells(file)
})
