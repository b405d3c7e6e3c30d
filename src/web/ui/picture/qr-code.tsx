import { encode } from "uqr"

/** Light modules that scanners need around the code. */
const QUIET = 4

/** What a camera reads, dark on light in both themes. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { border: QUIET, ecc: "M" })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-48 max-w-full rounded border border-border"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={darkOf(data)} fill="#000000" />
    </svg>
  )
}

const darkOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("")
