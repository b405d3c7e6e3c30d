/**
 * Pictures are stored in several widths and two formats; an address names the largest WebP, and the
 * others follow from it: `/img/parts/anvil-1000-960.webp` → `…-480.avif`. Pages offer the AVIF of every
 * width, and that one WebP to browsers of before 2023.
 */
const WIDTHS: Record<string, readonly number[]> = {
  parts: [240, 480, 960],
  banner: [640, 960, 1600],
  services: [480, 720],
}
const NAMED = /^\/img\/(parts|banner|services)\/([a-z0-9-]+)-\d+\.webp$/

/** The `srcset` of a picture of ours in AVIF; undefined for one that has a single form, such as an SVG. */
export function pictureSources(address: string): string | undefined {
  const uploaded = readUploadedAddress(address)
  if (uploaded) return sources(`u/${uploaded.hash}`, uploadedWidths(uploaded.width))
  const [, group, name] = NAMED.exec(address) ?? []
  const widths = group ? WIDTHS[group] : undefined
  return widths ? sources(`${group}/${name}`, widths) : undefined
}

/** The smallest form of a picture, for places of some fifty pixels; its own address where it has one form. */
export const smallestPicture = (address: string): string =>
  pictureSources(address)?.split(" ", 1)[0] ?? address

const sources = (stem: string, widths: readonly number[]): string =>
  widths.map((width) => `/img/${stem}-${width}.avif ${width}w`).join(", ")

export type PictureFormat = "avif" | "webp"

export const pictureLimits = { bytes: 5 * 1024 * 1024, pixels: 40_000_000 } as const

const STEPS = [240, 480, 960, 1600] as const

/** The largest form of an uploaded picture: a strip of any length within what can be encoded and shown. */
export const largestForm = { width: 1600, height: 2400 } as const

/** Every width of an uploaded picture, by the one in its address. */
export const uploadedWidths = (largest: number): number[] => [
  ...STEPS.filter((width) => width < largest),
  largest,
]

const UPLOADED = /^\/img\/u\/([0-9a-f]{32})-([1-9]\d{0,3})\.webp$/

export const uploadedAddress = (hash: string, width: number): string =>
  `/img/u/${uploadedName(hash, width, "webp")}`

/** Which uploaded picture an address names; undefined when it names none. */
export function readUploadedAddress(address: string): { hash: string; width: number } | undefined {
  const [, hash, digits] = UPLOADED.exec(address) ?? []
  const width = Number(digits)
  return hash && width <= largestForm.width ? { hash, width } : undefined
}

/** What one form of an uploaded picture is stored as. */
export const uploadedName = (hash: string, width: number, format: PictureFormat): string =>
  `${hash}-${width}.${format}`

/** The format a stored name says; undefined for what can be no such name. */
export function formatOfName(name: string): PictureFormat | undefined {
  const format = /^[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|webp)$/.exec(name)?.[1]
  return format === "avif" || format === "webp" ? format : undefined
}
