import type { AttributeGroup } from "./attribute.ts"

/** What can be said of any part: before all else, and after it. */
export const commonGroups: { first: AttributeGroup; last: AttributeGroup } = {
  first: {
    attributes: [
      { code: "brand", label: "Brand", type: "text", aliases: ["manufacturer", "maker"] },
      { code: "series", label: "Series", type: "text" },
    ],
  },
  last: {
    attributes: [
      { code: "color", label: "Colour", type: "list", aliases: ["colour", "colors"] },
      { code: "lighting", label: "Lighting", type: "list" },
      { code: "rgb", label: "RGB", type: "boolean" },
      { code: "releaseYear", label: "Release year", type: "number" },
      { code: "priceEstimated", label: "Price is an estimate", type: "boolean" },
    ],
  },
}
