import { globSync, readFileSync } from "node:fs"
import { Random } from "../../test/random.ts"

/** A share of the declarations of these files, as ranges of lines: by a seed, so that two runs draw the same. */
export function drawLines(mutate: readonly string[], share: number, seed: number): string[] {
  const files = globSync(mutate.filter((pattern) => !pattern.startsWith("!")))
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted()
  const all = files.flatMap(declarations)
  return new Random(seed).shuffled(all).slice(0, Math.ceil(all.length * share))
}

/** What stands between two empty lines. */
function declarations(file: string): string[] {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n")
  const empty = [-1, ...lines.flatMap((line, at) => (line === "" ? [at] : [])), lines.length]
  return empty.slice(1).map((end, index) => `${file}:${(empty[index] ?? 0) + 2}-${end}`)
}
