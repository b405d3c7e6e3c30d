import { returnStateText } from "#contract/returns/return-text.ts"
import { t } from "#domain/languages/translate.ts"
import { smallestPicture } from "#domain/pictures/uploads.ts"
import type { ReturnState } from "#domain/returns/return-state.ts"
import { DownloadButton } from "#web/forms/download.tsx"
import { Badge, type Tone } from "#web/ui/badge.tsx"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"

const tones: Record<ReturnState, Tone> = {
  asked: "warn",
  approved: "info",
  received: "info",
  refunded: "brand",
  refused: "danger",
  withdrawn: "neutral",
}

interface ReturnBadgeProps {
  state: ReturnState
  /** State of the return's refund, which may still be on its way. */
  refundStatus?: "succeeded" | "pending" | undefined
}

export const ReturnBadge = ({ state, refundStatus }: ReturnBadgeProps) =>
  state === "refunded" && refundStatus === "pending" ? (
    <Badge tone="info">{t("Refund on its way")}</Badge>
  ) : (
    <Badge tone={tones[state]}>{returnStateText[state]}</Badge>
  )

/** Button to download the slip that goes into the parcel of an approved return. */
export const ReturnSlip = ({ id, number }: { id: string; number: string }) => (
  <p className="mt-3 print:hidden">
    <DownloadButton size={32} className="needs-script" path={`/return/${id}/slip`}>
      <Icon of={Download} size={14} />
      {t("Return slip")}
      <span className="sr-only"> {number}</span>
    </DownloadButton>
  </p>
)

interface ReturnPicturesProps {
  pictures: readonly string[]
  of: string
}

export const ReturnPictures = ({ pictures, of }: ReturnPicturesProps) =>
  pictures.length === 0 ? null : (
    <ul className="mt-2 flex flex-wrap gap-2 print:hidden">
      {pictures.map((url, index) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="block rounded border border-border"
          >
            <img
              src={smallestPicture(url)}
              alt={t("What is wrong with {of}, {index} of {pictures}", {
                of,
                index: index + 1,
                pictures: pictures.length,
              })}
              width={72}
              height={72}
              loading="lazy"
              className="size-18 rounded bg-tile object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
