import { answerOneFile } from "../run-in-subprocess.ts"
import { checkPdf } from "./check-pdf.ts"

answerOneFile(checkPdf)
