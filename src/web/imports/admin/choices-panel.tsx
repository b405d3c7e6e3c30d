import { type ReactNode, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import { isNamesChanged } from "./name-select.tsx"

/** Choices about a file by name, until they are saved. */
export function useChoices<Choice>(
  onSave: (choices: ReadonlyMap<string, Choice>) => Promise<void>,
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map())
  const { run, busyKeys, failure } = useWrite()
  const save = (key: "choices" | "proposals", saved: ReadonlyMap<string, Choice>) =>
    run(
      async () => {
        await onSave(saved)
        // Choices made while the request runs are not saved yet, so they are kept.
        setChosen((now) => new Map([...now].filter(([name, as]) => saved.get(name) !== as)))
      },
      {
        key,
        reloadOnRefusal: true,
        onFailure: (error) => isNamesChanged(error) && setChosen(new Map()),
      },
    )
  const failureOf = (key: string) => (failure?.key === key ? failure : undefined)
  return {
    chosen,
    choose: (name: string, choice: Choice) => setChosen((now) => new Map(now).set(name, choice)),
    save: () => void save("choices", chosen),
    /** Saves the proposals and all choices, which take precedence. */
    saveProposals: (proposals: Iterable<readonly [string, Choice]>) =>
      void save("proposals", new Map([...proposals, ...chosen])),
    busy: busyKeys.size > 0,
    failure: failureOf("choices"),
    proposalsFailure: failureOf("proposals"),
  }
}

interface Proposal {
  name: string
  proposed: string
}

interface ProposalsProps {
  id: string
  title: string
  action: string
  proposals: readonly Proposal[]
  busy: boolean
  /** Meaning of the names until the proposals are used; emphasizes the button. */
  otherwise?: string
  onUse: () => void
}

/** Names in a file with their proposed meanings, if there are any; one click accepts all. */
export function Proposals(props: ProposalsProps) {
  const { id, title, action, proposals, busy, otherwise, onUse } = props
  if (proposals.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-border bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-2">
          {proposals.map(({ name, proposed }) => (
            <li key={name}>
              {name} → <strong className="font-medium text-text">{proposed}</strong>
            </li>
          ))}
        </ul>
        {otherwise ? <p className="mt-1.5 text-sm text-text-2">{otherwise}</p> : null}
      </div>
      <Button variant={otherwise ? "primary" : "secondary"} busy={busy} onClick={onUse}>
        {action}
      </Button>
    </section>
  )
}

interface ChoicesPanelProps {
  title: string
  summary: string
  /** Explains how the choices are used. */
  explanation: ReactNode
  isOpenAtFirst?: boolean
  /** Label of the button that reads the file again with the choices. */
  action: string
  /** Number of choices that have not been applied yet. */
  changes: number
  busy: boolean
  failure: { text: string } | undefined
  onRead: () => void
  children: ReactNode
}

/** Collapsible panel of choices about a file, with a button that reads the file again. */
export function ChoicesPanel(props: ChoicesPanelProps) {
  const { title, summary, explanation, isOpenAtFirst = false, action } = props
  const { changes, busy, failure, onRead, children } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details
      className="rounded-lg border border-border bg-surface"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-medium">
        <span className="flex-1">{title}</span>
        <span className="text-sm font-normal text-text-2">{summary}</span>
      </summary>
      {isOpen ? (
        <div className="flex flex-col gap-4 border-t border-border p-4">
          <p className="max-w-[66ch] text-sm text-text-2">{explanation}</p>
          {children}
          <WriteFailureNotice failure={failure} />
          <div className="flex flex-wrap items-center gap-3">
            <Button busy={busy} disabled={changes === 0} onClick={onRead}>
              {action}
            </Button>
            <span role="status" className="text-sm text-text-2">
              {changes === 0
                ? t("Nothing changed yet")
                : t("{changes} changed, not read yet", { changes })}
            </span>
          </div>
        </div>
      ) : null}
    </details>
  )
}
