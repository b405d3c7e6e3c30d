import { partNumber } from "#domain/catalogue/part-number.ts"
import { partSource } from "#domain/catalogue/part-source.ts"
import { SpecTable } from "#web/catalogue/shared/spec-table.tsx"
import type { Part } from "#web/orders/shared/shown-order.ts"

export const PartSpecs = ({ part }: { part: Part }) => (
  <SpecTable
    name={part.name}
    number={partNumber(part)}
    mpn={part.mpn}
    rows={part.specRows}
    source={partSource(part.specs)}
  />
)
