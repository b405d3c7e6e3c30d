import { useState } from "react"
import { plural, t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { counted } from "#web/navigation/counted-nouns.ts"
import { Button } from "#web/ui/button.tsx"
import { ConflictsNotice, FailureNotice, StateNotice } from "./import-notices.tsx"
import { ImportProgress, type PartImport } from "./import-progress.tsx"
import type { ImportAction } from "./use-import-actions.ts"

const products = (count: number): string => counted(count, "product")

interface ImportResultProps {
  partImport: PartImport
  /** Whether the columns must be named before the file can be read. */
  asksColumns: boolean
  /** Whether known columns are not used yet. */
  proposesColumns: boolean
  onAction: (action: ImportAction) => Promise<void>
  /** Overwrites all conflicts. */
  onOverwrite: () => Promise<void>
}

export function ImportResult(props: ImportResultProps) {
  const { partImport, asksColumns, proposesColumns, onAction, onOverwrite } = props
  const [confirming, setConfirming] = useState<"apply" | "undo">()
  const { run, busyKeys, failure } = useWrite()
  const act = (action: ImportAction) => run(() => onAction(action), { key: action })
  const { state } = partImport
  const writes = partImport.new + partImport.changed + partImport.returning + partImport.archived
  const isCompared = state === "ready" || state === "applied" || state === "undone"
  return (
    <section aria-labelledby="import-name" className="flex flex-col gap-4">
      <h2 id="import-name" tabIndex={-1} className="text-h3 break-words">
        {partImport.fileName}
      </h2>
      <ImportProgress
        partImport={partImport}
        busy={busyKeys.has("cancel")}
        onCancel={() => void act("cancel")}
      />
      <StateNotice partImport={partImport} asksColumns={asksColumns} writes={writes} />
      <div role="alert" className="empty:hidden">
        {failure ? <FailureNotice {...failure} /> : null}
      </div>
      {isCompared ? <Counts partImport={partImport} /> : null}
      <ConflictsNotice
        partImport={partImport}
        busy={busyKeys.has("overwrite")}
        onOverwrite={() => void run(onOverwrite, { key: "overwrite" })}
      />
      <Actions
        partImport={partImport}
        writes={writes}
        look={proposesColumns ? "secondary" : "primary"}
        busyKeys={busyKeys}
        onAction={(action) => {
          if (action === "undo" || (action === "apply" && partImport.archived > 0))
            setConfirming(action)
          else void act(action)
        }}
      />
      {confirming ? (
        <ConfirmImport
          action={confirming}
          partImport={partImport}
          onConfirm={async () => {
            setConfirming(undefined)
            await act(confirming)
          }}
          onClose={() => setConfirming(undefined)}
        />
      ) : null}
    </section>
  )
}

interface ConfirmImportProps {
  action: "apply" | "undo"
  partImport: PartImport
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks for confirmation; states how many products leave the shop. */
function ConfirmImport({ action, partImport, onConfirm, onClose }: ConfirmImportProps) {
  if (action === "apply")
    return (
      <ConfirmDialog
        title={t("Remove {archived} from the shop?", { archived: products(partImport.archived) })}
        confirmLabel={t("Import")}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        {t("They are not in {fileName}. Existing orders stay.", {
          fileName: partImport.fileName,
        })}
      </ConfirmDialog>
    )
  const leaving = partImport.new + partImport.returning
  return (
    <ConfirmDialog
      title={partImport.source === "grid" ? t("Undo these changes?") : t("Undo this import?")}
      confirmLabel={t("Undo")}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {[
        leaving === 0
          ? t("No product is removed from the shop.")
          : plural(
              leaving,
              "1 product is removed from the shop.",
              "{count} products are removed from the shop.",
            ),
        leaving > 0 ? t("Existing orders stay.") : "",
        partImport.archived > 0
          ? t("Back on sale: {products}.", { products: products(partImport.archived) })
          : "",
        partImport.changed > 0
          ? t("Restored: {products}.", { products: products(partImport.changed) })
          : "",
      ]
        .filter(Boolean)
        .join(" ")}
    </ConfirmDialog>
  )
}

interface ActionsProps {
  partImport: PartImport
  writes: number
  /** Look of the button that imports. */
  look: "primary" | "secondary"
  busyKeys: ReadonlySet<string>
  onAction: (action: ImportAction) => void
}

function Actions({ partImport, writes, look, busyKeys, onAction }: ActionsProps) {
  const { state, source, undoable } = partImport
  const button = (action: ImportAction) => ({
    size: 44 as const,
    busy: busyKeys.has(action),
    onClick: () => onAction(action),
  })
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {state === "ready" && writes > 0 ? (
        <Button variant={look} {...button("apply")}>
          {source === "grid" ? t("Save") : t("Import")} {products(writes)}
        </Button>
      ) : null}
      {state === "applied" && undoable && writes > 0 ? (
        <Button variant="secondary" {...button("undo")}>
          {source === "grid" ? t("Undo these changes") : t("Undo this import")}
        </Button>
      ) : null}
      {state === "ready" || state === "refused" ? (
        <Button variant="link" {...button("cancel")}>
          {t("Discard")}
        </Button>
      ) : null}
    </div>
  )
}

const Counts = ({ partImport }: { partImport: PartImport }) => (
  <dl className="divide-y divide-border rounded-lg border border-border bg-surface lg:flex lg:divide-x lg:divide-y-0">
    {[
      { label: t("New"), value: partImport.new },
      { label: t("Changed"), value: partImport.changed },
      { label: t("Back on sale"), value: partImport.returning },
      { label: t("Unchanged"), value: partImport.unchanged },
      { label: t("Removed"), value: partImport.archived },
    ].map(({ label, value }) => (
      <div
        key={label}
        className="flex items-baseline justify-between gap-4 px-4 py-2 lg:block lg:flex-1 lg:py-3"
      >
        <dt className="text-sm text-text-2">{label}</dt>
        <dd className="text-h3 tabular-nums">{formatCount(value)}</dd>
      </div>
    ))}
  </dl>
)
