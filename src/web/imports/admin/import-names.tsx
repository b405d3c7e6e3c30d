import { useState } from "react"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { ChoicesPanel, type Proposal, Proposals } from "./choices-panel.tsx"
import {
  type CategoryChoice,
  CategoryTable,
  choicesBody,
  type FileNames,
  isNamesChanged,
  type NameChoices,
  noChoices,
  type SpecChoice,
  SpecTable,
} from "./name-choices.tsx"

interface ImportNamesProps {
  names: FileNames
  addressOf: (category: string) => string
  onChoose: (choices: NameChoices) => Promise<void>
}

/** Shows the meaning of names in a file and lets an administrator change it. */
export function ImportNames({ names, addressOf, onChoose }: ImportNamesProps) {
  const { choices, chooseCategory, chooseKey, saveChoices, saveProposals, busy, failure } =
    useNameChoices(onChoose)
  const shown = names.categories.find(({ name }) => name === names.shown)
  if (!shown) return null
  const changes = choices.categories.size + choices.keys.size
  const proposals = names.categories.flatMap(({ name, proposed }) =>
    proposed === undefined ? [] : [{ name, proposed }],
  )
  return (
    <>
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
          onUse={() => void saveProposals(proposals)}
        />
      ) : null}
      <ChoicesPanel
        title={t("Names in this file")}
        summary={summaryOf(names)}
        explanation={t(
          "Your choice is remembered for future files and applied to existing products.",
        )}
        action={t("Read the file again")}
        changes={changes}
        busy={busy}
        failure={failure}
        onRead={() => void saveChoices()}
      >
        <CategoryTable
          names={names}
          addressOf={addressOf}
          chosen={choices.categories}
          onChoose={chooseCategory}
        />
        {names.keys.length > 0 ? (
          <>
            <h3 className="text-h3">{shown.name}</h3>
            <SpecTable names={names} category={shown} chosen={choices.keys} onChoose={chooseKey} />
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

function useNameChoices(onChoose: (choices: NameChoices) => Promise<void>) {
  const [choices, setChoices] = useState(noChoices)
  const { run, busy, failure } = useWrite()
  // Choices made while the request runs are not saved yet, so they are kept.
  const forget = () =>
    setChoices(({ categories, keys }) => ({
      categories: withoutSaved(categories, choices.categories),
      keys: withoutSaved(keys, choices.keys),
    }))
  const saveChoices = () =>
    run(() => onChoose(choicesBody(choices)).then(forget), {
      reloadOnRefusal: true,
      onFailure: (error) => isNamesChanged(error) && setChoices(noChoices),
    })
  /** Saves the proposals, except where a manual choice exists. */
  const saveProposals = (proposals: readonly Proposal[]) =>
    run(
      () =>
        onChoose({
          names: [],
          categories: proposals
            .filter(({ name }) => !choices.categories.has(name))
            .map(({ name, proposed }) => ({ name, as: proposed, was: null })),
        }),
      { reloadOnRefusal: true },
    )
  return {
    choices,
    saveChoices,
    saveProposals,
    busy,
    failure,
    chooseCategory: (name: string, chosen: CategoryChoice) =>
      setChoices((before) => ({
        ...before,
        categories: new Map(before.categories).set(name, chosen),
      })),
    chooseKey: (key: string, chosen: SpecChoice) =>
      setChoices((before) => ({ ...before, keys: new Map(before.keys).set(key, chosen) })),
  }
}

function withoutSaved<Value>(all: ReadonlyMap<string, Value>, gone: ReadonlyMap<string, Value>) {
  return new Map([...all].filter(([key, value]) => gone.get(key) !== value))
}
