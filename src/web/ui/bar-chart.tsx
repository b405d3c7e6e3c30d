import { t } from "#domain/languages/translate.ts"

interface Bar {
  label: string
  value: number
}

interface BarChartProps {
  title: string
  headers: readonly [label: string, value: string]
  bars: readonly Bar[]
  format: (value: number) => string
}

const WIDTH = 600
const HEIGHT = 140
const GAP = 4

export function BarChart({ title, headers, bars, format }: BarChartProps) {
  const most = bars.reduce((top, bar) => Math.max(top, bar.value), 0)
  const highest = bars.find((bar) => bar.value === most)
  const step = WIDTH / Math.max(1, bars.length)
  const summary =
    most > 0 && highest
      ? t("At most {text} ({label})", { text: format(most), label: highest.label })
      : t("Nothing yet")
  return (
    <figure className="rounded-lg border border-border bg-surface p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-h3">{title}</span>
        <span className="text-sm text-text-2 tabular-nums">{summary}</span>
      </figcaption>
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <p
          aria-hidden
          className="flex h-36 flex-col justify-between text-right text-xs text-text-2 tabular-nums"
        >
          <span>{format(most)}</span>
          {hasMiddle(most) ? <span>{format(most / 2)}</span> : null}
          <span>{format(0)}</span>
        </p>
        <svg
          role="img"
          aria-label={`${title}. ${summary}.`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`}
          preserveAspectRatio="none"
          className="h-36 w-full"
        >
          {[0, HEIGHT / 2].map((y) => (
            <rect key={y} x={0} y={y} width={WIDTH} height={0.5} className="fill-border" />
          ))}
          <rect
            x={0}
            y={HEIGHT}
            width={WIDTH}
            height={1}
            className="fill-control forced-colors:fill-[CanvasText]"
          />
          {bars.map((bar, index) => {
            const height = most > 0 ? (bar.value / most) * HEIGHT : 0
            return (
              <rect
                key={bar.label}
                x={index * step + GAP / 2}
                y={HEIGHT - height}
                width={step - GAP}
                height={height}
                className="fill-brand forced-colors:fill-[Highlight]"
              >
                <title>{`${bar.label}: ${format(bar.value)}`}</title>
              </rect>
            )
          })}
        </svg>
        <p
          aria-hidden
          className="col-start-2 mt-1.5 flex flex-wrap justify-between gap-x-2 text-xs text-text-2"
        >
          {ticksOf(bars).map((label) => (
            <span key={label} className="max-sm:[&:not(:first-child,:last-child)]:hidden">
              {label}
            </span>
          ))}
        </p>
      </div>
      <ChartTable title={title} headers={headers} bars={bars} format={format} />
    </figure>
  )
}

/** Reports whether the axis shows half the maximum. For small odd counts, half is not a whole number. */
const hasMiddle = (most: number): boolean => most > 0 && (most % 2 === 0 || most > 100)

/** Returns the labels of the first, the middle and the last bar. */
function ticksOf(bars: readonly Bar[]): string[] {
  const labels = [bars.at(0), bars.at(Math.floor(bars.length / 2)), bars.at(-1)]
  return [...new Set(labels.flatMap((bar) => (bar ? [bar.label] : [])))]
}

const ChartTable = ({ title, headers, bars, format }: BarChartProps) => (
  <details className="mt-3 text-sm">
    <summary
      aria-label={`${t("Show as a table")}: ${title}`}
      className="min-h-8 w-fit cursor-pointer content-center font-medium text-brand underline underline-offset-2"
    >
      {t("Show as a table")}
    </summary>
    <table className="mt-2 w-full border-collapse">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-xs text-text-2">
          <th scope="col" className="py-1 text-left font-medium">
            {headers[0]}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {headers[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label} className="border-t border-border">
            <th scope="row" className="py-1 text-left font-normal">
              {bar.label}
            </th>
            <td className="py-1 text-right tabular-nums">{format(bar.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
