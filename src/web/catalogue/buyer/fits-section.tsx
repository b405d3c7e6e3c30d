import { FitFindings } from "#web/catalogue/shared/fit-findings.tsx"
import type { FitGroup } from "#web/catalogue/shared/fit-groups.ts"

/** What the numbers say about using the part with others of ours. */
export const FitsSection = ({ groups }: { groups: readonly FitGroup[] }) =>
  groups.length === 0 ? null : (
    <section aria-labelledby="fits">
      <h2 id="fits" className="text-h2">
        Fits
      </h2>
      <p className="mt-1 mb-2 text-sm text-text-3">
        Worked out from the specifications of the parts we make.
      </p>
      <FitFindings groups={groups} />
    </section>
  )
