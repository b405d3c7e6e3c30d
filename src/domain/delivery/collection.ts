/** The id of the way that needs no address: its buyer comes for it. */
export const COLLECTION = "collection"
