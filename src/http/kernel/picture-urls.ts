const PICTURE_FIELDS = new Set(["image", "photo", "url"])

/** Replaces the paths of our own pictures by whole addresses, which pages of other origins can show. */
export const pictureUrls =
  (publicUrl: string) =>
  (field: string, value: unknown): unknown =>
    PICTURE_FIELDS.has(field) && typeof value === "string" && value.startsWith("/")
      ? new URL(value, publicUrl).href
      : value
