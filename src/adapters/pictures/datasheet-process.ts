import { answerOneFile } from "../answer-one-file.ts"
import { checkPdf } from "./check-pdf.ts"

answerOneFile(checkPdf)
