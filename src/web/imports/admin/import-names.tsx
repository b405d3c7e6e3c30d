import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { ChoicesPanel, Proposals, useChoices } from "./choices-panel.tsx"
import {
  CategoryTable,
  type Choice,
  choicesBody,
  type FileNames,
  keyOf,
  type NameChoices,
  SpecTable,
} from "./name-choices.tsx"

interface ImportNamesProps {
  names: FileNames
  addressOf: (category: string) => string
  onChoose: (choices: NameChoices) => Promise<void>
}

/** Shows the meaning of names in a file and lets an administrator change it. */
export function ImportNames({ names, addressOf, onChoose }: ImportNamesProps) {
  const { chosen, choose, save, saveProposals, busy, failure, proposalsFailure } =
    useChoices<Choice>((choices) => onChoose(choicesBody(choices)))
  const shown = names.categories.find(({ name }) => name === names.shown)
  if (!shown) return null
  const proposals = names.categories.flatMap(({ name, proposed }) =>
    proposed === undefined ? [] : [{ name, proposed }],
  )
  return (
    <>
      <WriteFailureNotice failure={proposalsFailure} />
      {proposals.length > 0 ? (
        <Proposals
          id="proposed"
          title={t("Known names for categories of this file")}
          action={t("Use these names")}
          proposals={proposals.map(({ name, proposed }) => ({
            name,
            proposed: categoryName(proposed),
          }))}
          busy={busy}
          onUse={() =>
            saveProposals(
              proposals.map(({ name, proposed }) => [
                keyOf(name),
                { name, as: proposed, was: null },
              ]),
            )
          }
        />
      ) : null}
      <ChoicesPanel
        title={t("Names in this file")}
        summary={summaryOf(names)}
        explanation={t(
          "Your choice is remembered for future files and applied to existing products.",
        )}
        action={t("Read the file again")}
        changes={chosen.size}
        busy={busy}
        failure={failure}
        onRead={save}
      >
        <CategoryTable names={names} addressOf={addressOf} chosen={chosen} onChoose={choose} />
        {names.keys.length > 0 ? (
          <>
            <h3 className="text-h3">{shown.name}</h3>
            <SpecTable names={names} category={shown} chosen={chosen} onChoose={choose} />
          </>
        ) : null}
      </ChoicesPanel>
    </>
  )
}

function summaryOf({ categories }: FileNames): string {
  const unknown = categories.reduce((sum, category) => sum + category.unknown, 0)
  return unknown === 0 ? t("All known") : t("{unknown} unknown", { unknown: formatCount(unknown) })
}
