import type { Attachment } from "#domain/pictures/attachment.ts"
import { formatFileSize } from "#domain/shop/file-size.ts"
import { formatCount } from "#domain/shop/number-format.ts"

/** What pages say of a part's pictures and datasheets. */
export const attachmentText = {
  datasheets: "Datasheets",
  picturesOf: (name: string) => `Pictures of ${name}`,
  /** Of the first on: which of how many, and what it shows. */
  picture: (index: number, count: number, words: string) =>
    `Picture ${index + 1} of ${count}: ${words}`,
  /** What a picture shows where nobody said so. */
  unsaid: (name: string, index: number) => `${name}, picture ${index + 1}`,
  titleOf: ({ text }: Pick<Attachment, "text">) => text || "Datasheet",
  /** `PDF, 2 pages, 340.2 KiB` */
  sizeOf: ({ bytes, pages }: { bytes: number; pages?: number | undefined }) =>
    ["PDF", pages && pagesText(pages), formatFileSize(bytes)].filter(Boolean).join(", "),
}

const pagesText = (pages: number): string =>
  pages === 1 ? "1 page" : `${formatCount(pages)} pages`
