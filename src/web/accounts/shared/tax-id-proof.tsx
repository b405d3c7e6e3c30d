import { t } from "#domain/languages/translate.ts"
import { Moment } from "#web/ui/moment.tsx"
import { rich } from "#web/ui/rich-text.tsx"

interface TaxIdCheck {
  consultation?: string | undefined
  unansweredAt?: string | null | undefined
}

/** Shows the consultation number of the tax authority, and when the authority last did not answer. */
export const TaxIdProof = ({ consultation, unansweredAt }: TaxIdCheck) => (
  <>
    {consultation ? (
      <span className="block text-sm text-text-3">
        {t("consultation {consultation}", { consultation })}
      </span>
    ) : null}
    {unansweredAt ? (
      <span className="block text-sm text-warn">
        {rich("no answer {moment}", { moment: <Moment at={unansweredAt} /> })}
      </span>
    ) : null}
  </>
)
