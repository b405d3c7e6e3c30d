import { type ReactNode, useState } from "react"
import { t } from "#domain/languages/translate.ts"

export interface PictureProps {
  src: string
  alt: string
  /** Intrinsic size in pixels; reserves space. */
  width: number
  height: number
  /** AVIF `srcset`; by default only `src` is used. */
  sources?: string | undefined
  sizes?: string
  /** Loading priority: `first` is high, `late` is low. */
  load?: "lazy" | "eager" | "first" | "late" | undefined
  className?: string
  fallback?: ReactNode
}

const priorities = { lazy: undefined, eager: undefined, first: "high", late: "low" } as const

/** Picture in several AVIF widths with a WebP fallback. Reserves space while it loads. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sources, sizes, load = "lazy", className, fallback } = props
  const [failed, setFailed] = useState(false)
  // Errors before hydration fire no event here; a complete picture of zero width reveals them.
  const checkEarlyFailure = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) setFailed(true)
  }
  if ((failed || src === "") && fallback) return fallback
  const img = (
    <img
      ref={checkEarlyFailure}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={load === "lazy" ? "lazy" : undefined}
      decoding="async"
      fetchPriority={priorities[load]}
      src={src || undefined}
      onError={() => setFailed(true)}
    />
  )
  if (!sources) return img
  return (
    <picture>
      <source type="image/avif" srcSet={sources} sizes={sizes} />
      {img}
    </picture>
  )
}

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

/** Square or round portrait; shows initials if there is no picture. */
export function Portrait({ picture, name, className = "" }: PortraitProps) {
  const initials = (
    <span aria-hidden className="grid size-full place-items-center font-semibold text-text-2">
      {initialsOf(name)}
    </span>
  )
  return (
    <div className={`shrink-0 overflow-hidden bg-tile ${className}`}>
      {picture ? (
        <Picture
          src={picture}
          alt={t("Portrait of {name}", { name })}
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
