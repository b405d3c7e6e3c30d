import { type ReactNode, useState } from "react"

export interface PictureProps {
  src: string
  alt: string
  /** The intrinsic size, so that the box is right before the picture is there. */
  width: number
  height: number
  /** The `srcset` in AVIF; without it the one address is used. */
  sources?: string | undefined
  sizes?: string
  /** At once, for what is on the screen; `first` before other pictures, `late` after them. */
  load?: "lazy" | "eager" | "first" | "late" | undefined
  className?: string
  /** Shown in place of a picture that cannot be loaded. */
  fallback?: ReactNode
}

const priorities = { lazy: undefined, eager: undefined, first: "high", late: "low" } as const

/** A picture in AVIF of several widths with one WebP behind it, whose place on the page is fixed from the start. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sources, sizes, load = "lazy", className, fallback } = props
  const [failed, setFailed] = useState(false)
  // An error before hydration is never reported; a finished picture without a size tells of it.
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
