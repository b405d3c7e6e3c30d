/** What a person typed, as a LIKE pattern that means just that text. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&")

export const containing = (text: string): string => `%${escapeLike(text)}%`
