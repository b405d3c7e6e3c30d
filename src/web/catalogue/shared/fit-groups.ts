import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"

type Finding = Reply<"POST /fit">["findings"][number]

export type FitReason = Omit<Finding, "parts">

interface NamedPart {
  id: string
  name: string
  /** Where more about it is. */
  to: string
}

/** Parts about which the same is to be said. */
export interface FitLine {
  key: string
  heading?: string
  reasons: FitReason[]
  parts: NamedPart[]
}

export interface FitGroup {
  verdict: FitReason["verdict"]
  count: number
  lines: FitLine[]
}

/** What each group holds is counted before what is alike is joined. */
function groupsOf(lines: readonly (FitLine & Pick<FitReason, "verdict">)[]): FitGroup[] {
  const verdicts = [...new Set(lines.map(({ verdict }) => verdict))]
  return verdicts.map((verdict) => {
    const ofVerdict = lines.filter((line) => line.verdict === verdict)
    const joined = new Map<string, FitLine>()
    for (const { verdict: _, ...line } of ofVerdict) {
      const known = joined.get(line.key)
      if (known) known.parts.push(...line.parts)
      else joined.set(line.key, { ...line, parts: [...line.parts] })
    }
    return { verdict, count: ofVerdict.length, lines: [...joined.values()] }
  })
}

type Fit = Reply<"GET /catalogue/{slug}">["fits"][number]

/** Other parts by verdict, then by kind; what is said of several is said once. */
export const groupParts = (fits: readonly Fit[]): FitGroup[] =>
  groupsOf(
    fits.map(({ verdict, reasons, part: { _id, category, slug, name } }) => ({
      verdict,
      key: `${category}: ${reasons.map(({ sentence }) => sentence).join(" ")}`,
      heading: category,
      reasons,
      parts: [{ id: _id, name, to: paths.part(slug) }],
    })),
  )

/** Findings by verdict, with the parts that are known here. */
export const groupFindings = (
  findings: readonly Finding[],
  parts: ReadonlyMap<string, NamedPart>,
): FitGroup[] =>
  groupsOf(
    findings.map(({ parts: ids, ...reason }) => ({
      verdict: reason.verdict,
      key: `${reason.rule}: ${reason.sentence}`,
      reasons: [reason],
      parts: ids.flatMap((id) => parts.get(id) ?? []),
    })),
  )
