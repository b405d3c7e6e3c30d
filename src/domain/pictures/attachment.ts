export interface Attachment {
  url: string
  text: string
}

export const MAX_ATTACHMENT_URL_LENGTH = 500
export const MAX_ATTACHMENT_TEXT_LENGTH = 200

export const datasheetLimits = { bytes: 10 * 1024 * 1024 } as const

export const datasheetFile = (name: string): string => `${name}.pdf`

export const isDatasheetFile = (file: string): boolean => /^[0-9a-f]{32}\.pdf$/.test(file)

const FOLDER = "/datasheets/"

export const datasheetAddress = (name: string): string => FOLDER + datasheetFile(name)

export const isDatasheetAddress = (address: string): boolean =>
  address.startsWith(FOLDER) && isDatasheetFile(address.slice(FOLDER.length))

const MIB = 1024 * 1024

export const certificateLimits = {
  bytes: 5 * MIB,
  accountBytes: 20 * MIB,
  undecidedBytes: 1024 * MIB,
} as const

/** Returns the file name of a certificate, which has no public URL. */
export const certificateFile = (name: string): string => `${name}-certificate.pdf`
