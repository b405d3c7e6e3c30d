import { useEffect, useRef, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import { copyText } from "#web/ui/copy-button.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import type { PartsList } from "./list-draft.ts"

interface SharePanelProps {
  list: PartsList
  onShared: (shared: PartsList["shared"]) => void
}

/** Creates, shows once and revokes the read-only link. */
export function SharePanel({ list: { _id: id, shared }, onShared }: SharePanelProps) {
  const [link, setLink] = useState<string>()
  const { run, busy, failure } = useWrite()
  const share = () =>
    run(async () => {
      const { path, sharedAt } = await browserApi("POST /list/{id}/share", { params: { id } })
      setLink(new URL(path, location.href).href)
      onShared({ since: sharedAt })
    })
  const stop = () =>
    run(async () => {
      await browserApi("DELETE /list/{id}/share", { params: { id } })
      setLink(undefined)
      onShared(undefined)
    })
  return (
    <section aria-labelledby="share" className="list-panel print:hidden needs-script">
      <h2 id="share" className="text-h3">
        {t("Share")}
      </h2>
      <p className="mt-1 text-sm text-text-2">
        {shared ? (
          <SharedSince {...shared} />
        ) : (
          t(
            "Anyone with the link can read this list, at list prices and without your target prices. Only you can change it.",
          )
        )}
      </p>
      {link ? <FreshLink key={link} link={link} /> : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy} onClick={() => void share()}>
          {shared ? t("Create a new link") : t("Share by link")}
        </Button>
        {shared ? (
          <Button variant="danger-quiet" busy={busy} onClick={() => void stop()}>
            {t("Stop sharing")}
          </Button>
        ) : null}
      </div>
      <WriteFailureNotice failure={failure} className="mt-3" />
    </section>
  )
}

const SharedSince = ({ since, openedAt }: NonNullable<PartsList["shared"]>) => (
  <>
    {rich("Shared since {moment}.", { moment: <Moment at={since} /> })}{" "}
    {openedAt
      ? rich("Last opened {moment}.", { moment: <Moment at={openedAt} /> })
      : t("Nobody has opened it yet.")}
  </>
)

function FreshLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(link))
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 rounded bg-sunken px-3 py-2">
      <input
        ref={field}
        readOnly
        aria-label={t("Link to this list")}
        value={link}
        onFocus={({ target }) => target.select()}
        className="min-h-9 min-w-0 grow basis-56 bg-transparent font-mono text-mono"
      />
      <Button variant="secondary" size={32} onClick={() => void copy()}>
        {copied ? t("Copied") : t("Copy")}
      </Button>
      <p className="basis-full text-sm text-text-2">
        {t("Copy the link now: it is shown only once. A new link replaces it.")}
      </p>
    </div>
  )
}
