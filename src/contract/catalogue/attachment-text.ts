import type { Attachment } from "#domain/pictures/attachment.ts"
import { formatCount, formatFileSize } from "#domain/shop/number-format.ts"

/** Texts of a part's pictures and datasheets. */
export const attachmentText = {
  datasheets: "Datasheets",
  picturesOf: (name: string) => `Pictures of ${name}`,
  /** Position, count and text of a picture. */
  picture: (index: number, count: number, words: string) =>
    `Picture ${index + 1} of ${count}: ${words}`,
  /** Alternative text of a picture without one. */
  unsaid: (name: string, index: number) => `${name}, picture ${index + 1}`,
  titleOf: ({ text }: Pick<Attachment, "text">) => text || "Datasheet",
  /** Formats `PDF, 2 pages, 340.2 KiB`. */
  sizeOf: ({ bytes, pages }: { bytes: number; pages?: number | undefined }) =>
    ["PDF", pages && pagesText(pages), formatFileSize(bytes)].filter(Boolean).join(", "),
}

const pagesText = (pages: number): string =>
  pages === 1 ? "1 page" : `${formatCount(pages)} pages`
