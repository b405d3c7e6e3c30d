import { returnStateText } from "#contract/returns/return-text.ts"
import { smallestPicture } from "#domain/pictures/picture.ts"
import type { ReturnState } from "#domain/returns/return-state.ts"
import { Badge, type Tone } from "../../ui/badge.tsx"

const tones: Record<ReturnState, Tone> = {
  asked: "warn",
  approved: "info",
  received: "info",
  refunded: "brand",
  refused: "danger",
  withdrawn: "neutral",
}

export const ReturnBadge = ({ state }: { state: ReturnState }) => (
  <Badge tone={tones[state]}>{returnStateText[state]}</Badge>
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
              alt={`What is wrong with ${of}, ${index + 1} of ${pictures.length}`}
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
