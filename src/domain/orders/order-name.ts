/** Of each order in a list; an order by itself has them all. */
export const LISTED_LINES = 5

/** What an order is called by: its first line, and how many more there are. */
export const orderName = ({ firstName, lineCount }: { firstName: string; lineCount: number }) =>
  lineCount > 1 ? `${firstName} and ${lineCount - 1} more` : firstName
