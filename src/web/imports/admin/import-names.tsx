import { useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { CategoryTable, SpecTable } from "./name-tables.tsx"
import {
  type Choices,
  type FileNames,
  isNamesChanged,
  noChoices,
  type SaidNames,
  toSay,
} from "./names-to-say.ts"
import { type Proposal, Proposals } from "./proposals.tsx"

interface ImportNamesProps {
  names: FileNames
  addressOf: (category: string) => string
  onSaid: (said: SaidNames) => Promise<void>
}

/** Shows the names of a file and what they mean, and lets an administrator change that. */
export function ImportNames({ names, addressOf, onSaid }: ImportNamesProps) {
  const [isOpen, setOpen] = useState(false)
  const { choices, chooseCategory, chooseKey, say, sayProposed, busy, failure } =
    useNameChoices(onSaid)
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
          proposals={proposals}
          busy={busy}
          onUse={() => void sayProposed(proposals)}
        />
      ) : null}
      <details
        className="rounded-lg border border-border bg-surface"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-medium">
          <span className="flex-1">{t("What things are called in this file")}</span>
          <span className="text-sm font-normal text-text-2">{summaryOf(names)}</span>
        </summary>
        <div className="flex flex-col gap-4 border-t border-border p-4">
          <p className="max-w-[66ch] text-sm text-text-2">
            {t("Your choice is remembered for future files and applied to existing products.")}
          </p>
          <CategoryTable
            names={names}
            addressOf={addressOf}
            chosen={choices.categories}
            onChoose={chooseCategory}
          />
          {names.keys.length > 0 ? (
            <>
              <h3 className="text-h3">{shown.name}</h3>
              <SpecTable
                names={names}
                category={shown}
                chosen={choices.keys}
                onChoose={chooseKey}
              />
            </>
          ) : null}
          <WriteFailureNotice failure={failure} />
          <div className="flex flex-wrap items-center gap-3">
            <Button busy={busy} disabled={changes === 0} onClick={() => void say()}>
              {t("Read the file again")}
            </Button>
            <span role="status" className="text-sm text-text-2">
              {changes === 0
                ? t("Nothing changed yet")
                : t("{changes} changed, not read yet", { changes })}
            </span>
          </div>
        </div>
      </details>
    </>
  )
}

function summaryOf({ categories }: FileNames): string {
  const unknown = categories.reduce((sum, category) => sum + category.unknown, 0)
  return unknown === 0 ? t("All known") : t("{unknown} unknown", { unknown: formatCount(unknown) })
}

type Chosen<Values> = Values extends ReadonlyMap<string, infer Value> ? Value : never

/** Holds choices until they are saved. */
function useNameChoices(onSaid: (said: SaidNames) => Promise<void>) {
  const [choices, setChoices] = useState(noChoices)
  const { run, busy, failure } = useWrite()
  // Choices made while the file is read again are not saved yet.
  const forget = () =>
    setChoices(({ categories, keys }) => ({
      categories: without(categories, choices.categories),
      keys: without(keys, choices.keys),
    }))
  const say = () =>
    run(() => onSaid(toSay(choices)).then(forget), {
      rereads: true,
      onFailure: (error) => isNamesChanged(error) && setChoices(noChoices),
    })
  /** Keeps what was chosen by hand. */
  const sayProposed = (proposals: readonly Proposal[]) =>
    run(
      () =>
        onSaid({
          names: [],
          categories: proposals
            .filter(({ name }) => !choices.categories.has(name))
            .map(({ name, proposed }) => ({ name, as: proposed, was: null })),
        }),
      { rereads: true },
    )
  return {
    choices,
    say,
    sayProposed,
    busy,
    failure,
    chooseCategory: (name: string, chosen: Chosen<Choices["categories"]>) =>
      setChoices(({ categories, keys }) => ({
        categories: new Map(categories).set(name, chosen),
        keys,
      })),
    chooseKey: (key: string, chosen: Chosen<Choices["keys"]>) =>
      setChoices(({ categories, keys }) => ({ categories, keys: new Map(keys).set(key, chosen) })),
  }
}

function without<Value>(all: ReadonlyMap<string, Value>, gone: ReadonlyMap<string, Value>) {
  return new Map([...all].filter(([key, value]) => gone.get(key) !== value))
}
