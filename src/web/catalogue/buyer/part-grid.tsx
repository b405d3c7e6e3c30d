import { CompareBox } from "#web/catalogue/shared/compare-box.tsx"
import { PartCard } from "#web/catalogue/shared/part-card.tsx"
import type { BrowsePart } from "./load-browse.ts"

const FIRST_ROWS = 6
const SIZES =
  "(min-width: 1200px) 287px, (min-width: 1024px) 340px, (min-width: 900px) 280px, (min-width: 560px) 46vw, 120px"

export const PartGrid = ({ parts }: { parts: readonly BrowsePart[] }) => (
  <ul className="grid grid-cols-1 gap-4 two:grid-cols-2 two:gap-5 wide:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
    {parts.map((part, index) => (
      <li key={part.id}>
        <PartCard part={part} early={index < FIRST_ROWS} sizes={SIZES}>
          <CompareBox part={part} />
        </PartCard>
      </li>
    ))}
  </ul>
)
