import { Icon, Package } from "#web/ui/icon/icon.tsx"

/**
 * Icons by words of the category's name; the first match counts. Shapes are Lucide's, ISC licence, as in
 * ui/icon/icon.tsx.
 */
const drawings: readonly (readonly [words: RegExp, drawing: string])[] = [
  [
    /webcam|camera/i,
    "M4 10a8 8 0 1 0 16 0 8 8 0 1 0 -16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0 -6 0M7 22h10M12 22v-4",
  ],
  [
    /cable|accessor/i,
    "M17 19a1 1 0 0 1-1-1v-2a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2a1 1 0 0 1-1 1zM17 21v-2M19 14V6.5a1 1 0 0 0-7 0v11a1 1 0 0 1-7 0V10M21 21v-2M3 5V3M4 10a2 2 0 0 1-2-2V6a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2a2 2 0 0 1-2 2zM7 5V3",
  ],
  [
    /thermal|paste/i,
    "M12 22a7 7 0 0 0 7-7c0-2-1-3.9-3-5.5s-3.5-4-4-6.5c-.5 2.5-2 4.9-4 6.5C6 11.1 5 13 5 15a7 7 0 0 0 7 7z",
  ],
  [
    /cool|heat ?sink/i,
    "M10 20l-1.25-2.5L6 18M10 4 8.75 6.5 6 6M14 20l1.25-2.5L18 18M14 4l1.25 2.5L18 6M17 21l-3-6h-4M17 3l-3 6 1.5 3M2 12h6.5L10 9M20 10l-1.5 2 1.5 2M22 12h-6.5L14 15M4 10l1.5 2L4 14M7 21l3-6-1.5-3M7 3l3 6h4",
  ],
  [
    /\bfans?\b|casefan/i,
    "M10.827 16.379a6.082 6.082 0 0 1-8.618-7.002l5.412 1.45a6.082 6.082 0 0 1 7.002-8.618l-1.45 5.412a6.082 6.082 0 0 1 8.618 7.002l-5.412-1.45a6.082 6.082 0 0 1-7.002 8.618l1.45-5.412ZM12 12v.01",
  ],
  [
    /case|chassis/i,
    "M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2zM15 14h.01M9 6h6M9 10h6",
  ],
  [
    /mother|mainboard/i,
    "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM11 9h4a2 2 0 0 0 2-2V3M7 9a2 2 0 1 0 4 0 2 2 0 1 0 -4 0M7 21v-4a2 2 0 0 1 2-2h4M13 15a2 2 0 1 0 4 0 2 2 0 1 0 -4 0",
  ],
  [
    /graphic|gpu|video/i,
    "M2 17h18a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2H2M2 21V3M7 17v3a1 1 0 0 0 1 1h5a1 1 0 0 0 1-1v-3M14 11a2 2 0 1 0 4 0 2 2 0 1 0 -4 0M6 11a2 2 0 1 0 4 0 2 2 0 1 0 -4 0",
  ],
  [
    /power|psu/i,
    "M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4ZM2 22l3-3M7.5 13.5 10 11M10.5 16.5 13 14M18 3l-4 4h6l-4 4",
  ],
  [
    /processor|cpu/i,
    "M12 20v2M12 2v2M17 20v2M17 2v2M2 12h2M2 17h2M2 7h2M20 12h2M20 17h2M20 7h2M7 20v2M7 2v2M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2zM9 8h6a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z",
  ],
  [
    /memory|\bram\b|dimm/i,
    "M12 12v-2M12 18v-2M16 12v-2M16 18v-2M2 11h1.5M20 18v-2M20.5 11H22M4 18v-2M8 12v-2M8 18v-2M4 6h16a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z",
  ],
  [
    /storage|drive|\b[sh][sd]d/i,
    "M10 16h.01M2.212 11.577a2 2 0 0 0-.212.896V18a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5.527a2 2 0 0 0-.212-.896L18.55 5.11A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11zM21.946 12.013H2.054M6 16h.01",
  ],
  [
    /network|ethernet|wi-?fi/i,
    "M10 8v1M14 8v1M18 8v1M19 17a2 2 0 00-1.765 1.059l-.47.882A2 2 0 0115 20H9a2 2 0 01-1.765-1.059l-.47-.882A2 2 0 005 17H4a2 2 0 01-2-2V6a2 2 0 012-2h16a2 2 0 012 2v9a2 2 0 01-2 2zM6 8v1",
  ],
  [
    /head(?:phone|set)/i,
    "M3 14h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a9 9 0 0 1 18 0v7a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3",
  ],
  [
    /speaker/i,
    "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2zM12 6h.01M8 14a4 4 0 1 0 8 0 4 4 0 1 0 -8 0M12 14h.01",
  ],
  [/sound|audio/i, "M2 10v3M6 6v11M10 3v18M14 8v7M18 5v13M22 10v3"],
  [
    /monitor|display/i,
    "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM8 21h8M12 17v4",
  ],
  [
    /keyboard/i,
    "M10 8h.01M12 12h.01M14 8h.01M16 12h.01M18 8h.01M6 8h.01M7 16h10M8 12h.01M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z",
  ],
  [/\bmouse|\bmice/i, "M12 2a7 7 0 0 1 7 7v6a7 7 0 0 1 -14 0v-6a7 7 0 0 1 7 -7zM12 6v4"],
]

export const drawingOf = (category: string): string =>
  drawings.find(([words]) => words.test(category))?.[1] ?? Package

export default function CategoryIcon({ category }: { category: string }) {
  return (
    <span className="grid size-full place-items-center text-text-3">
      <Icon
        of={drawingOf(category)}
        strokeWidth={1.5}
        className="h-3/5 max-h-44 w-auto *:[vector-effect:non-scaling-stroke]"
      />
    </span>
  )
}
