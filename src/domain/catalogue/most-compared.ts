/** More columns than this nobody reads side by side. */
export const MOST_COMPARED = 6
