import type { Edit } from "#domain/matching/edit-cost.ts"
import type { MatchReason, NumberHit } from "#domain/matching/row-match.ts"

/** Writes why a part is proposed: `One character differs: O read as 0.` */
export function matchReasonText({ chosen, number, words, disagrees }: MatchReason): string {
  const sentences = [
    chosen && "You chose this part for a similar row before",
    number && numberText(number),
    disagrees && "The description matches a different part",
    !disagrees && words && wordsText(words),
  ].filter((sentence) => sentence)
  return sentences.map((sentence) => `${sentence}.`).join(" ")
}

function numberText(hit: NumberHit): string {
  switch (hit.kind) {
    case "same":
      return "Same part number"
    case "signs":
      return `Same letters and digits as ${hit.number}`
    case "beginning":
      return `The first part of ${hit.number}`
    case "slips": {
      const count = hit.edits.length
      const edits = hit.edits.map(editText).join(", ")
      return `${count === 1 ? "One character differs" : `${count} differences`}: ${edits}`
    }
  }
}

function editText({ kind, read, stands }: Edit): string {
  switch (kind) {
    case "lookAlike":
      return `${read} read as ${stands}`
    case "swap":
      return `${read} for ${stands}`
    case "missing":
      return `${stands} is missing`
    case "doubled":
      return `${read} is doubled`
    case "other":
      return stands === "" ? `${read} is extra` : `${read} for ${stands}`
  }
}

function wordsText({ found, missing }: { found: string[]; missing: string[] }): string {
  const all = found.length + missing.length
  if (missing.length === 0) return all === 1 ? "The word matches" : `All ${all} words match`
  return `${found.length} of ${all} words match, not ${missing.join(", ")}`
}
