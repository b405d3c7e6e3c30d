import { useState } from "react"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { rich } from "#web/ui/rich-text.tsx"

type Choice = Reply<"GET /match/choices">[number]

/** Lists remembered choices, each with a button to forget it. */
export function KnownChoices() {
  const [choices, setChoices] = useState<readonly Choice[]>()
  const { run, busyKeys, failure } = useWrite()
  const read = () => run(async () => setChoices(await browserApi("GET /match/choices")))
  const forget = ({ _id: id }: Choice) =>
    run(
      async () => {
        await browserApi("DELETE /match/choices/{id}", { params: { id } })
        setChoices((before) => before?.filter((choice) => choice._id !== id))
      },
      { key: id },
    )
  return (
    <details
      className="quick-choices needs-script"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void read()
      }}
    >
      <summary>{t("Choices that are remembered for you")}</summary>
      <WriteFailureNotice failure={failure} />
      {choices?.length === 0 ? (
        <p className="text-text-2">
          {t("None yet. What you choose for a row is offered first the next time.")}
        </p>
      ) : null}
      <ul aria-label={t("Remembered choices")}>
        {choices?.map((choice) => (
          <li key={choice._id}>
            <span className="min-w-0 grow basis-64">
              {rich("{q} is {span} {name}", {
                q: <q>{choice.row}</q>,
                span: <span className="font-mono text-mono">{partNumber(choice)}</span>,
                name: choice.name,
              })}
            </span>
            <Button
              variant="secondary"
              size={32}
              busy={busyKeys.has(choice._id)}
              onClick={() => void forget(choice)}
            >
              {t("Forget")}
              <span className="sr-only"> {choice.row}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
