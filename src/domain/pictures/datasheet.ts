export const datasheetLimits = { bytes: 10 * 1024 * 1024 } as const

/** What a datasheet is stored as. */
export const datasheetFile = (name: string): string => `${name}.pdf`

export const isDatasheetFile = (file: string): boolean => /^[0-9a-f]{32}\.pdf$/.test(file)

const FOLDER = "/datasheets/"

export const datasheetAddress = (name: string): string => FOLDER + datasheetFile(name)

export const isDatasheetAddress = (address: string): boolean =>
  address.startsWith(FOLDER) && isDatasheetFile(address.slice(FOLDER.length))
