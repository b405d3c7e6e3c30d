import { categoryNames } from "../search-words.ts"
import { kinds, plainName } from "./vocabulary.ts"

/** Categories that a kind has beside its own. */
const moreCategories = ["Thermal paste", "Network cards", "Sound cards"]
const ours = [...moreCategories, ...kinds.map(({ name }) => name)]

/** Names that others give to the shop's categories, beside what people type. */
const foreignCategories: Readonly<Record<string, readonly string[]>> = {
  Processors: ["central processing unit", "hauptprozessor"],
  "Graphics cards": ["graphics", "video", "display adapter", "graphics adapter"],
  Memory: ["memory module", "memory modules", "system memory", "speichermodul", "barrette mémoire"],
  Motherboards: ["system board", "placas base", "cartes mères", "hauptplatinen"],
  Storage: [
    "ssd",
    "hdd",
    "hard drive",
    "hard disk",
    "internal hard drive",
    "solid state drive",
    "stockage interne",
    "unidad de almacenamiento",
  ],
  "Power supplies": ["power supply unit", "stromversorgung", "bloc d'alimentation"],
  Cases: ["pc case", "computer case", "pc gehäuse", "caja de ordenador"],
  Cooling: ["cpu cooling", "liquid cooler", "water cooling", "wasserkühlung", "watercooling"],
  Fans: ["system fan", "ventilación"],
}

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "")

const plain = (name: string): string => withoutAccents(plainName(name.replaceAll(/[/&]/g, " ")))

const MARK = "category:"

const known = new Map<string, string>([
  ...categoryNames.flatMap(({ typed, foreign = [], means }) => {
    const named = means.flatMap((mark) => (mark.startsWith(MARK) ? [mark.slice(MARK.length)] : []))
    const category = ours.find((one) => named.includes(one))
    const names = [...typed, ...foreign, ...named]
    return category === undefined ? [] : names.map((name) => [plain(name), category] as const)
  }),
  ...Object.entries(foreignCategories).flatMap(([category, names]) =>
    names.map((name) => [plain(name), category] as const),
  ),
  ...ours.map((name) => [plain(name), name] as const),
])

/** The shop's name of a category that a file names otherwise, in one of several languages; undefined if unknown. */
export const knownCategory = (theirs: string): string | undefined =>
  known.get(plain(theirs)) ?? known.get(plain(theirs).replace(/s$/, ""))
