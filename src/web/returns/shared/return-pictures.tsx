import { smallestPicture } from "#domain/pictures/picture.ts"

interface ReturnPicturesProps {
  pictures: readonly string[]
  /** What they show, for who cannot see them. */
  of: string
}

/** What shows what is wrong: small, each leading to the whole picture. */
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
