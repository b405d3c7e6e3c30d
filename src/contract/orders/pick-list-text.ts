/** What stands on pick lists. */
export const pickText = {
  title: "Pick list",
  made: "Made",
  orders: "Orders",
  parts: "Parts",
  units: "Units",
  contents: "Parts to pick",
  part: "Part",
  toPick: "To pick",
  picked: "Picked",
  leftOut: "Nothing to pick of",
  foot: "page {page} of {pages}",
} as const
