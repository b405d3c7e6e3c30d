import { refusal } from "../kernel/refusal.ts"
import { tooLongList } from "./quick-order-text.ts"

export const matchingRefusals = {
  row_empty: refusal(400, "This row has no part. Enter a part number or a description."),
  list_file_empty: refusal(400, "This file has no rows."),
  list_file_damaged: refusal(
    400,
    "This file is damaged or incomplete. Save it again as XLSX, ODS or CSV and try again.",
  ),
  list_file_not_closed: refusal(
    400,
    "This XML file is incomplete: an element has no end tag. Export it again and try again.",
  ),
  list_file_locked: refusal(
    415,
    "This file has a password or was saved by Excel 2003 or earlier. Save it as XLSX or PDF without a password and try again.",
  ),
  list_file_without_text: refusal(
    415,
    "This PDF is a picture of a page and has no text. Export it again from the program that made it, or upload a spreadsheet.",
  ),
  list_file_of_other_kind: refusal(
    415,
    "This file is not a list. Save a table as XLSX, ODS or CSV, a document as DOCX or PDF, an e-mail as EML or an order as XML, and try again.",
  ),
  list_file_too_long: refusal(413, tooLongList),
  list_file_too_wide: refusal(
    413,
    "A list can have at most 200 columns. Delete those that name neither parts nor quantities and try again.",
  ),
  list_file_too_large: refusal(
    413,
    "This file is too large for a list of 5,000 rows. Save only the rows and columns that you need as CSV and try again.",
  ),
  list_files_busy: refusal(503, "Too many lists are being read right now. Try again in a moment."),
}
