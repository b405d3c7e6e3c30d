/**
 * Widths of stored pictures, each as AVIF and WebP. The address names the largest WebP; other names follow from it:
 * `/img/parts/anvil-1000-960.webp` → `…-480.avif`. Browsers from before 2023 use the WebP.
 */
const WIDTHS: Record<string, readonly number[]> = {
  parts: [240, 480, 960],
  banner: [640, 960, 1600],
  services: [480, 720],
}
const SEEDED_PICTURE = /^\/img\/(parts|banner|services)\/([a-z0-9-]+)-\d+\.webp$/

/** Builds the AVIF `srcset` of a stored picture; undefined for pictures with a single form, such as SVG. */
export function pictureSources(address: string): string | undefined {
  const uploaded = readUploadedAddress(address)
  if (uploaded) return sources(`u/${uploaded.hash}`, uploadedWidths(uploaded.width))
  const [, group, name] = SEEDED_PICTURE.exec(address) ?? []
  const widths = group ? WIDTHS[group] : undefined
  return widths ? sources(`${group}/${name}`, widths) : undefined
}

export const smallestPicture = (address: string): string =>
  pictureSources(address)?.split(" ", 1)[0] ?? address

const sources = (stem: string, widths: readonly number[]): string =>
  widths.map((width) => `/img/${stem}-${width}.avif ${width}w`).join(", ")

const MIB = 1024 * 1024

export type PictureFormat = "avif" | "webp"

export const pictureLimits = { bytes: 5 * MIB, pixels: 40_000_000 } as const

const STEPS = [240, 480, 960, 1600] as const

/** Maximum size of a stored upload, within encoding limits. */
export const largestForm = { width: 1600, height: 2400 } as const

export const uploadedWidths = (largest: number): number[] => [
  ...STEPS.filter((width) => width < largest),
  largest,
]

const UPLOADED = /^\/img\/u\/([0-9a-f]{32})-([1-9]\d{0,3})\.webp$/

export const uploadedAddress = (hash: string, width: number): string =>
  `/img/u/${uploadedName(hash, width, "webp")}`

/** Parses the address of an upload; undefined if it is not one. */
export function readUploadedAddress(address: string): { hash: string; width: number } | undefined {
  const [, hash, digits] = UPLOADED.exec(address) ?? []
  const width = Number(digits)
  return hash && width <= largestForm.width ? { hash, width } : undefined
}

export const uploadedName = (hash: string, width: number, format: PictureFormat): string =>
  `${hash}-${width}.${format}`

/** Returns the format of a stored file by its name; undefined if invalid. */
export function formatOfName(name: string): PictureFormat | undefined {
  const format = /^[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|webp)$/.exec(name)?.[1]
  return format === "avif" || format === "webp" ? format : undefined
}

export interface Attachment {
  url: string
  text: string
}

export const MAX_ATTACHMENT_URL_LENGTH = 500
export const MAX_ATTACHMENT_TEXT_LENGTH = 200

export const datasheetLimits = { bytes: 10 * MIB } as const

export const datasheetFile = (name: string): string => `${name}.pdf`

export const isDatasheetFile = (file: string): boolean => /^[0-9a-f]{32}\.pdf$/.test(file)

const FOLDER = "/datasheets/"

export const datasheetAddress = (name: string): string => FOLDER + datasheetFile(name)

export const isDatasheetAddress = (address: string): boolean =>
  address.startsWith(FOLDER) && isDatasheetFile(address.slice(FOLDER.length))

export const certificateLimits = {
  bytes: 5 * MIB,
  accountBytes: 20 * MIB,
  undecidedBytes: 1024 * MIB,
} as const

/** Returns the file name of a certificate, which has no public URL. */
export const certificateFile = (name: string): string => `${name}-certificate.pdf`
