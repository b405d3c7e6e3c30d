/** `1K+ served`: the number large, its words below, one blank between them in the text. */
export const StatsStrip = ({ stats }: { stats: string[] }) =>
  stats.length === 0 ? null : (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-px overflow-hidden rounded-lg border border-border bg-border">
      {stats.map((stat) => {
        const [number, ...words] = stat.split(" ")
        return (
          <li key={stat} className="bg-surface px-3 py-4 two:px-6 two:py-5 lg:px-8">
            <span className="block text-[1.5rem]/[1.2] xs:text-[1.75rem] two:text-[2.5rem] font-semibold tracking-[-0.02em] tabular-nums">
              {number}
            </span>{" "}
            <span className="block text-sm text-text-2 two:text-base">{words.join(" ")}</span>
          </li>
        )
      })}
    </ul>
  )
