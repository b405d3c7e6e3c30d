import type { Specs } from "#domain/catalogue/spec-values.ts"
import { kindOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import type { FitVerdict } from "#domain/compatibility/finding.ts"
import { checkPair, fittingCategories } from "#domain/compatibility/fits.ts"

interface ReadPart {
  category: string
  specs: Specs
}

/** Of each kind, evenly over the file: pairs of all would be millions. */
const SAMPLE = 150

type Counts = Record<FitVerdict, number>

/** How many pairs of parts get which answer, by their kinds and by the rule that gave it. */
export function fitShares(parts: readonly ReadPart[]): string {
  const ofKind = new Map<string, (ReadPart & { id: string })[]>()
  parts.forEach((part, at) => {
    const { name } = kindOf(part.category)
    const alike = ofKind.get(name) ?? []
    ofKind.set(name, alike)
    alike.push({ ...part, id: String(at) })
  })
  const kinds = [...ofKind.keys()].toSorted()
  const lines = kinds.flatMap((kind, at) => {
    const others = new Set(fittingCategories(kind).map((category) => kindOf(category).name))
    return kinds
      .slice(at + 1)
      .filter((other) => others.has(other))
      .flatMap((other) => describePair(kind, other, ofKind))
  })
  return ["Pairs that fit, are to be looked at, do not fit:", ...lines].join("\n")
}

function describePair(
  kind: string,
  other: string,
  ofKind: ReadonlyMap<string, readonly (ReadPart & { id: string })[]>,
): string[] {
  const all: Counts = { fits: 0, check: 0, no: 0 }
  const unknown = new Map<string, number>()
  for (const one of sampled(ofKind.get(kind) ?? []))
    for (const its of sampled(ofKind.get(other) ?? [])) {
      const judged = checkPair(one, its)
      if (!judged) continue
      all[judged.verdict] += 1
      if (judged.verdict === "check")
        for (const { sentence } of judged.findings)
          if (sentence.startsWith("Not known"))
            unknown.set(sentence, (unknown.get(sentence) ?? 0) + 1)
    }
  const pairs = all.fits + all.check + all.no
  if (pairs === 0) return []
  const share = (count: number) => `${((100 * count) / pairs).toFixed(1)} %`
  const most = [...unknown].toSorted(([, a], [, b]) => b - a).slice(0, 3)
  return [
    `${kind} × ${other}: ${share(all.fits)}, ${share(all.check)}, ${share(all.no)}; answered ${share(pairs - all.check)}`,
    ...most.map(([sentence, count]) => `  ${share(count)}: ${sentence}`),
  ]
}

const sampled = <T>(parts: readonly T[]): T[] => {
  const step = Math.max(1, parts.length / SAMPLE)
  return Array.from(
    { length: Math.min(parts.length, SAMPLE) },
    (_, at) => parts[Math.floor(at * step)],
  ).filter((part) => part !== undefined)
}
