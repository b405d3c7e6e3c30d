import { serveFiles } from "../serve-files.ts"
import { readListInSubprocess } from "./read-list.ts"

serveFiles(readListInSubprocess)
