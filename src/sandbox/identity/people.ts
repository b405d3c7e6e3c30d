import { createHash } from "node:crypto"
import { z } from "zod"

/** Somebody who can be signed in by the stand-in for Google. */
export interface Person {
  id: string
  name: string
  email: string
}

/** Test people; their addresses reach nobody. */
export const people: Person[] = [
  { id: "100000000000000000001", name: "Mara Lindqvist", email: "mara.lindqvist@mail.example" },
  { id: "100000000000000000002", name: "Tomas Okafor", email: "tomas.okafor@mail.example" },
  { id: "100000000000000000003", name: "Ines Calder", email: "ines.calder@northmere.example" },
]

const ownSchema = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.string().trim().toLowerCase().pipe(z.email()),
})

/** The person somebody made up; the same address is the same person again. Undefined if that is none. */
export function ownPerson(fields: unknown): Person | undefined {
  const own = ownSchema.safeParse(fields)
  if (!own.success) return undefined
  const digest = createHash("sha256").update(own.data.email).digest("hex").slice(0, 20)
  return { id: `own-${digest}`, ...own.data }
}
