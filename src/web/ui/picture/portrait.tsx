import { Picture } from "./picture.tsx"

interface PortraitProps {
  picture: string
  name: string
  className?: string
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join("")
    .toUpperCase()

/** A face in a square or, by its class, a circle; initials where there is no picture. */
export function Portrait({ picture, name, className = "" }: PortraitProps) {
  const initials = (
    <span aria-hidden className="grid size-full place-items-center font-semibold text-text-2">
      {initialsOf(name)}
    </span>
  )
  return (
    <div className={`tile shrink-0 overflow-hidden ${className}`}>
      {picture ? (
        <Picture
          src={picture}
          alt={`Portrait of ${name}`}
          width={480}
          height={480}
          className="size-full object-cover"
          fallback={initials}
        />
      ) : (
        initials
      )}
    </div>
  )
}
