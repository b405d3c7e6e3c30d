import type { Attribute, Kind } from "./attribute.ts"
import { boardKinds } from "./board-kinds.ts"
import { caseKinds } from "./case-kinds.ts"
import { commonGroups } from "./common-attributes.ts"
import { deskKinds } from "./desk-kinds.ts"
import { machineKinds } from "./machine-kinds.ts"

/** What parts of a category that nobody has described may have. */
const anyKind: Kind = withCommon({ name: "", groups: [] })

/** Every kind of part that the shop knows by itself. */
export const kinds: readonly Kind[] = [
  ...boardKinds,
  ...machineKinds,
  ...caseKinds,
  ...deskKinds,
].map(withCommon)

function withCommon(kind: Kind): Kind {
  const { first, last } = commonGroups
  const own = new Set(kind.groups.flatMap(({ attributes }) => attributes.map(({ code }) => code)))
  const without = (attributes: readonly Attribute[]) =>
    attributes.filter(({ code }) => !own.has(code))
  const isGrouped = kind.groups.some(({ name }) => name !== undefined)
  return {
    ...kind,
    groups: [
      { attributes: without(first.attributes) },
      ...kind.groups,
      { ...(isGrouped && { name: "More" }), attributes: without(last.attributes) },
    ],
  }
}

const plain = (category: string): string => category.toLowerCase().replaceAll(/[\s_-]+/g, "")

/** What the shop and others call a kind. */
export const namesOf = ({ name, aliases = [] }: Kind): string[] => [name, ...aliases]

const byName = new Map(
  kinds.flatMap((kind) => namesOf(kind).map((name) => [plain(name), kind] as const)),
)

/** What parts of this category are, whatever it is called. */
export const kindOf = (category: string): Kind => byName.get(plain(category)) ?? anyKind

const codes = new Map(
  [anyKind, ...kinds].map((kind) => [
    kind,
    new Map(kind.groups.flatMap(({ attributes }) => attributes.map((one) => [one.code, one]))),
  ]),
)

/** What a key of specs holds of parts of a kind; undefined where the vocabulary does not know it. */
export const attributeOf = (kind: Kind, code: string): Attribute | undefined =>
  codes.get(kind)?.get(code)
