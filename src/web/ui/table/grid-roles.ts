/** Said aloud: a table that is laid out as a grid is none to some browsers, and arrows move between its fields. */
export const roles = {
  grid: "grid",
  group: "rowgroup",
  row: "row",
  header: "columnheader",
  rowHeader: "rowheader",
  cell: "gridcell",
}
