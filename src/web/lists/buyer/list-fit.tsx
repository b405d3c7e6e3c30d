import { useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { publicApi } from "#web/api/api.ts"
import { FitFindings } from "#web/catalogue/shared/fit-findings.tsx"
import { type FitGroup, groupFindings } from "#web/catalogue/shared/fit-groups.ts"
import { FitLink } from "#web/catalogue/shared/fit-link.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import type { ListLine } from "./list-draft.ts"

interface FitResult {
  lines: readonly ListLine[]
  groups: readonly FitGroup[]
}

/** Checks on request whether the parts of one build fit together. */
export function ListFit({ lines }: { lines: readonly ListLine[] }) {
  const [checked, setChecked] = useState<FitResult>()
  const { run, busy, failure } = useWrite()
  const sold = lines.filter(({ part }) => part !== undefined)
  const check = () =>
    run(async () => {
      const parts = sold.map(({ partId, quantity }) => ({ partId, quantity }))
      const { findings } = await publicApi("POST /fit", { body: { parts } })
      setChecked({ lines, groups: groupFindings(findings, sold) })
    })
  if (sold.length < 2) return null
  return (
    <section aria-labelledby="fit" className="list-panel print:hidden needs-script">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="fit" className="text-h3">
          {t("One build as one machine")}
        </h2>
        <FitLink lines={sold} className="ml-auto" />
        <Button variant="secondary" busy={busy} onClick={() => void check()}>
          {checked ? t("Check again") : t("Check compatibility")}
        </Button>
      </div>
      <WriteFailureNotice failure={failure} className="mt-3" />
      <div role="status" className="empty:hidden">
        {checked && checked.lines !== lines ? (
          <p className="mt-2 text-sm text-text-2">
            {t("The lines have changed since this check.")}
          </p>
        ) : null}
      </div>
      {checked ? <FitFindings groups={checked.groups} /> : null}
    </section>
  )
}
