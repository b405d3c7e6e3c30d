import { type Finding, type FitValue, fitRuleNames, fitVerdicts } from "./finding.ts"

/** A machine of thousands of parts has more to tell than anybody reads. */
const MAX_FINDINGS = 200
const MAX_PARTS = 100

type Said = Pick<Finding, "verdict" | "rule" | "sentence">

interface Found extends Said {
  values: FitValue[]
  /** Ids in lists that may come again and again. */
  parts: Set<readonly string[]>
}

/** Its values are written only where it has not been said before. */
export interface NewFinding extends Said {
  parts: readonly (readonly string[])[]
  values?: () => FitValue[]
}

/** What is said alike of several parts is said once. */
export class Findings {
  readonly #bySentence = new Map<string, Found>()

  add({ parts, values, ...finding }: NewFinding): void {
    const key = `${finding.rule} ${finding.verdict} ${finding.sentence}`
    const known = this.#bySentence.get(key)
    if (known) for (const ids of parts) known.parts.add(ids)
    else this.#bySentence.set(key, { ...finding, values: values?.() ?? [], parts: new Set(parts) })
  }

  /** The worst first, then in the order of the rules; the order of parts does not matter. */
  list(): Finding[] {
    const all = [...this.#bySentence.values()]
      .map(({ parts, ...finding }) => ({ ...finding, parts: firstOf(parts) }))
      .toSorted(
        (a, b) =>
          fitVerdicts.indexOf(a.verdict) - fitVerdicts.indexOf(b.verdict) ||
          fitRuleNames.indexOf(a.rule) - fitRuleNames.indexOf(b.rule) ||
          (a.sentence < b.sentence ? -1 : 1),
      )
    return all.length <= MAX_FINDINGS ? all : shortened(all)
  }
}

const firstOf = (parts: ReadonlySet<readonly string[]>): string[] =>
  [...new Set([...parts].flat())].toSorted().slice(0, MAX_PARTS)

/** Of a verdict that something was left out of, the answer says so; what does not fit is left out last. */
function shortened(all: readonly Finding[]): Finding[] {
  const shown = all.slice(0, MAX_FINDINGS)
  const left: Finding = {
    verdict: "check",
    rule: "too_many",
    sentence: `${all.length - MAX_FINDINGS} more findings are not listed: these are more parts than one machine has.`,
    parts: [],
    values: [],
  }
  const at = shown.findLastIndex(({ verdict }) => verdict !== "fits") + 1
  return shown.toSpliced(at, 0, left)
}
