/** Where a carrier's address has the number of what is tracked. */
export const TRACKED = "{number}"

/** The address of this number at a carrier; empty where it has none. */
export const trackingLink = (template: string, number: string): string =>
  template === "" || number === "" ? "" : template.replaceAll(TRACKED, encodeURIComponent(number))
