/** A version as an ETag, whose quotes may be left out; undefined for any. */
export const versionOf = (tag = "*"): number | undefined =>
  tag === "*" ? undefined : Number(tag.replaceAll('"', ""))
