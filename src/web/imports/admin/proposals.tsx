import { Button } from "#web/ui/button.tsx"

export interface Proposal {
  name: string
  proposed: string
}

interface ProposalsProps {
  id: string
  title: string
  action: string
  proposals: readonly Proposal[]
  busy: boolean
  /** The file is not read without them. */
  isNext?: boolean
  onUse: () => void
}

/** Names of a file with what the shop knows them as, which one click takes for all. */
export const Proposals = ({
  id,
  title,
  action,
  proposals,
  busy,
  isNext = false,
  onUse,
}: ProposalsProps) => (
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
    </div>
    <Button variant={isNext ? "primary" : "secondary"} busy={busy} onClick={onUse}>
      {action}
    </Button>
  </section>
)
