import { refusal } from "../kernel/refusal.ts"
import { tooLongList } from "./quick-order-text.ts"

export const matchingRefusals = {
  row_empty: refusal(400, "This row names no part: give its number or a description."),
  list_file_empty: refusal(400, "There are no rows in this file."),
  list_file_damaged: refusal(
    400,
    "This file is damaged or cut off. Save it anew as XLSX, ODS or CSV and try again.",
  ),
  list_file_locked: refusal(
    415,
    "This file has a password, or is of an Excel before 2007. Save it as XLSX without one and try again.",
  ),
  list_file_of_other_kind: refusal(
    415,
    "This is no list. Send a spreadsheet as XLSX or ODS, or text with commas, semicolons or tabs.",
  ),
  list_file_too_long: refusal(413, tooLongList),
  list_file_too_large: refusal(
    413,
    "This file is too large to be a list of 5,000 rows. Save its rows alone as CSV and try again.",
  ),
  list_files_busy: refusal(503, "Too many lists are being read right now. Try again in a moment."),
}
