interface BuildsBefore {
  builds: number | null
  /** Parts in the cart. */
  partIds: ReadonlySet<string>
}

interface BuildsChange {
  /** Undefined leaves the number as it is. */
  builds?: number | null | undefined
  set: readonly { partId: string }[]
  add: readonly { partId: string }[]
}

/** The number of machines after a change; more units of the same parts, or lines for another number, leave it unknown. */
export function buildsAfter(
  { builds: before, partIds }: BuildsBefore,
  { builds, set, add }: BuildsChange,
): number | null {
  if (builds === undefined) return before
  const isMore = add.some(({ partId }) => partIds.has(partId))
  const bringsLines = add.length > 0 || set.some(({ partId }) => !partIds.has(partId))
  if (!bringsLines || partIds.size === 0) return builds
  return before === builds && !isMore ? builds : null
}
