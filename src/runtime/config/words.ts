import type { z } from "zod"

/** What is wrong with a variable, after its name, where its schema has no words of its own. */
export const configWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type")
    return issue.expected === "int" ? "must be a whole number" : `must be a ${issue.expected}`
  if (issue.code === "too_small") return `must be at least ${issue.minimum}`
  if (issue.code === "too_big") return `must be at most ${issue.maximum}`
  if (issue.code === "invalid_value") return `must be one of: ${issue.values.join(", ")}`
  return undefined
}
