import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp"

/**
 * Lists alternatives in a repetition that another reading of the same text makes needless: an equal alternative, or
 * words that are alternatives themselves. Each doubles the time of every text that does not match in the end, which
 * the analysis of polynomial time does not see.
 */
export function ambiguousAlternatives({
  source,
  flags,
}: Pick<RegExp, "source" | "flags">): string[] {
  const found: string[] = []
  visitRegExpAST(new RegExpParser().parseLiteral(`/${source}/${flags}`), {
    onQuantifierEnter({ element, max }) {
      if (max < MANY || (element.type !== "CapturingGroup" && element.type !== "Group")) return
      const seen = new Set<string>()
      const leaves = leavesOf(element).map((leaf) =>
        flags.includes("i") ? leaf.toLowerCase() : leaf,
      )
      for (const leaf of leaves) {
        if (seen.has(leaf)) found.push(`${leaf} twice`)
        seen.add(leaf)
      }
      for (const leaf of seen) {
        const words = leaf.split(" ")
        if (words.length > 1 && words.every((word) => seen.has(word))) found.push(leaf)
      }
    },
  })
  return found
}

/** Fewer repetitions cost little. */
const MANY = 10

/** Lists the alternatives of a group, with those of groups at their ends. */
const leavesOf = ({ alternatives }: AST.Group | AST.CapturingGroup): string[] =>
  alternatives.flatMap(({ elements, raw }) => {
    const last = elements.at(-1)
    return last?.type === "Group" || last?.type === "CapturingGroup" ? leavesOf(last) : [raw]
  })
