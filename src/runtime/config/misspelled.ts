import { distance } from "fastest-levenshtein"

export interface MisspelledVariable {
  name: string
  /** The variable that is probably meant. */
  meant: string
}

/** So many letters of a name may be wrong; of a short one, which others resemble by chance, one. */
const maxErrors = (name: string): number => (name.length < 8 ? 1 : 2)

/** `DATABASE-URL` and `databaseUrl` are DATABASE_URL but for how they are written. */
const lettersOf = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "")

/** Tells `STRIPE_SECRET` from STRIPE_SECRET_KEY; of one word alone, such as SMTP, nobody knows whose it is. */
const isCutShort = (name: string, known: string): boolean =>
  name.includes("_") && !name.startsWith("OTEL_") && known.startsWith(`${name}_`)

/** Lists variables of the environment that are not the shop's, but resemble one of those that it knows and that are not set. */
export function misspelledVariables(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): MisspelledVariable[] {
  const unset = known.filter((name) => !env[name])
  return Object.keys(env)
    .filter((name) => env[name] && !known.includes(name))
    .flatMap((name) => {
      const meant = findMeant(name, unset)
      return meant === undefined ? [] : [{ name, meant }]
    })
}

function findMeant(name: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((known) => ({ known, errors: distance(lettersOf(name), lettersOf(known)) }))
    .toSorted((one, other) => one.errors - other.errors)
  const [nearest] = ranked
  if (nearest && nearest.errors <= maxErrors(name)) return nearest.known
  return candidates.find((known) => isCutShort(name, known))
}
