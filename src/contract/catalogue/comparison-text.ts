import { MOST_COMPARED } from "#domain/catalogue/most-compared.ts"

/** Why a part that was asked for is not among those compared. */
export const missingText = {
  unknown: () => "There is no such part.",
  archived: (name: string) => `${name} is no longer made.`,
  tooMany: (name: string) => `${name} was left out: at most ${MOST_COMPARED} are compared.`,
} as const
