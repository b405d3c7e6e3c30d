import { serveOneFile } from "../run-in-subprocess.ts"
import { checkPdf } from "./check-pdf.ts"

serveOneFile(checkPdf)
