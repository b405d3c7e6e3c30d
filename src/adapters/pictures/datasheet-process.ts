import { serveFiles } from "../serve-files.ts"
import { checkPdf } from "./check-pdf.ts"

serveFiles(checkPdf)
