import { plural, t } from "#domain/languages/translate.ts"
import type { Edit } from "#domain/matching/edit-cost.ts"
import type { MatchReason, NumberHit } from "#domain/matching/row-match.ts"

/** Writes why a part is proposed: `One character differs: O read as 0.` */
export function matchReasonText({ chosen, number, words, disagrees }: MatchReason): string {
  const sentences = [
    chosen && t("You chose this part for a similar row before"),
    number && numberText(number),
    disagrees && t("The description matches a different part"),
    !disagrees && words && wordsText(words),
  ].filter((sentence) => sentence)
  return sentences.map((sentence) => `${sentence}.`).join(" ")
}

function numberText(hit: NumberHit): string {
  switch (hit.kind) {
    case "same":
      return t("Same part number")
    case "signs":
      return t("Same letters and digits as {number}", { number: hit.number })
    case "beginning":
      return t("The first part of {number}", { number: hit.number })
    case "slips": {
      const edits = hit.edits.map(editText).join(", ")
      return plural(
        hit.edits.length,
        "One character differs: {edits}",
        "{count} differences: {edits}",
        { edits },
      )
    }
  }
}

function editText({ kind, read, stands }: Edit): string {
  switch (kind) {
    case "lookAlike":
      return t("{read} read as {stands}", { read, stands })
    case "swap":
      return t("{read} for {stands}", { read, stands })
    case "missing":
      return t("{stands} is missing", { stands })
    case "doubled":
      return t("{read} is doubled", { read })
    case "other":
      return stands === ""
        ? t("{read} is extra", { read })
        : t("{read} for {stands}", { read, stands })
  }
}

function wordsText({ found, missing }: { found: string[]; missing: string[] }): string {
  const all = found.length + missing.length
  if (missing.length === 0) return plural(all, "The word matches", "All {count} words match")
  return t("{found} of {all} words match, not {missing}", {
    found: found.length,
    all,
    missing: missing.join(", "),
  })
}
