import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"

type Finding = Reply<"POST /fit">["findings"][number]

export type FitReason = Omit<Finding, "parts">

interface NamedPart {
  id: string
  name: string
  to: string
  /** Price and stock, for parts that fit or may fit. */
  offer?: { price: number; availableQuantity: number } | undefined
}

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

/** Groups lines by verdict. Counts lines before equal lines are merged. */
function groupsOf(lines: readonly (FitLine & Pick<FitReason, "verdict">)[]): FitGroup[] {
  const byVerdict = Map.groupBy(lines, ({ verdict }) => verdict)
  return Array.from(byVerdict, ([verdict, linesOfVerdict]) => {
    const joined = new Map<string, FitLine>()
    for (const { verdict: _, ...line } of linesOfVerdict) {
      const known = joined.get(line.key)
      if (known) known.parts.push(...line.parts)
      else joined.set(line.key, { ...line, parts: [...line.parts] })
    }
    return { verdict, count: linesOfVerdict.length, lines: [...joined.values()] }
  })
}

type Fit = Reply<"GET /catalogue/{slug}">["fits"][number]

export const groupParts = (fits: readonly Fit[]): FitGroup[] =>
  groupsOf(
    fits.map(({ verdict, reasons, part: { _id, category, slug, name, ...offer } }) => ({
      verdict,
      key: `${category}: ${reasons.map(({ sentence }) => sentence).join(" ")}`,
      heading: categoryName(category),
      reasons,
      parts: [{ id: _id, name, to: paths.part(slug), offer: verdict === "no" ? undefined : offer }],
    })),
  )

interface SoldLine {
  partId: string
  sku: string
  name: string
}

/** Groups findings about cart or list lines whose parts are on sale. */
export function groupFindings(findings: readonly Finding[], sold: readonly SoldLine[]): FitGroup[] {
  const parts = new Map(
    sold.map(({ partId, name, sku }) => [
      partId,
      { id: partId, name, to: paths.partByNumber(sku) },
    ]),
  )
  return groupsOf(
    findings.map(({ parts: ids, ...reason }) => ({
      verdict: reason.verdict,
      key: `${reason.rule}: ${reason.sentence}`,
      reasons: [reason],
      parts: ids.flatMap((id) => parts.get(id) ?? []),
    })),
  )
}
