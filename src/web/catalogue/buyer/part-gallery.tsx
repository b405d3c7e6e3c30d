import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react"
import { attachmentText } from "#contract/catalogue/part-text.ts"
import { type Attachment, smallestPicture } from "#domain/pictures/uploads.ts"
import { PartPicture } from "#web/catalogue/shared/part-picture.tsx"
import { Picture } from "#web/ui/picture/picture.tsx"
import type { PartData } from "./load-part.ts"

const SIZES = "(min-width: 1264px) 752px, (min-width: 900px) 58vw, 100vw"

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, count) => Math.min(count - 1, index + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Large picture with thumbnails; each thumbnail is a link for browsers without script. */
export function PartGallery({ part }: { part: PartData }) {
  const [shown, setShown] = useState(0)
  const [isChosen, setChosen] = useState(false)
  const pictures = part.gallery
  const picture = pictures[shown] ?? pictures[0]
  const choose = (index: number) => {
    setShown(index)
    setChosen(true)
  }
  return (
    <div className="self-start">
      <div className="overflow-hidden rounded-lg">
        <PartPicture
          key={picture.url}
          part={{ name: picture.text, image: picture.url, category: part.category }}
          sizes={SIZES}
          load="first"
        />
      </div>
      {pictures.length > 1 ? (
        <>
          <Thumbnails name={part.name} pictures={pictures} shown={shown} onChoose={choose} />
          <p role="status" className="sr-only">
            {isChosen ? attachmentText.picture(shown, pictures.length, picture.text) : null}
          </p>
        </>
      ) : null}
    </div>
  )
}

interface ThumbnailsProps {
  name: string
  pictures: readonly Attachment[]
  shown: number
  onChoose: (index: number) => void
}

function Thumbnails({ name, pictures, shown, onChoose }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null)
  const choose = (event: MouseEvent, index: number) => {
    // A click with a modifier key follows the link, which opens the picture by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(index)
  }
  const step = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(shown, pictures.length)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    list.current?.querySelectorAll("a")[next]?.focus()
  }
  return (
    <ul ref={list} aria-label={attachmentText.picturesOf(name)} className="thumbnails">
      {pictures.map(({ url, text }, index) => (
        <li key={url}>
          <a
            href={url}
            aria-current={index === shown}
            onClick={(event) => choose(event, index)}
            onKeyDown={step}
          >
            <Picture
              src={smallestPicture(url)}
              alt={attachmentText.picture(index, pictures.length, text)}
              width={240}
              height={180}
              load="late"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
