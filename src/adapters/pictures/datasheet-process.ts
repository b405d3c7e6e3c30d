import { serveFiles } from "../run-in-subprocess.ts"
import { checkPdf } from "./check-pdf.ts"

serveFiles(checkPdf)
