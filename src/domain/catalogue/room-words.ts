import { categoryNames } from "./category-words.ts"
import { fitConnectors } from "./fit-words.ts"

/** Words before a part that a case has room for, in addition to those of any fit. */
const ROOM_CONNECTORS =
  "takes|take|accepts|holds|(?:room|space) for|platz für|in das|in die|in den|accepte|accueille|espacio para|que quepa|spazio per|per|voor|met plaats voor"
const CONNECTOR = `(?:${[...fitConnectors, ROOM_CONNECTORS].join("|")})`
const DETERMINER = "(?: (?:an?|the|my|eine?n?|meine?n?|die|den|une?|ma|mon|un[oa]?|mi|een))?"
const ADJECTIVE = "(?:[ -](?:long|tall|high|lange?[nrs]?|hohe?[nrs]?))?"
const OF = "(?: (?:of|up to|von|mit|bis|bis zu|de|jusqu['’]à|hasta|da|di|fino a|van|tot))?"

const namesOfCategory = (mark: string): string =>
  categoryNames
    .filter(({ means }) => means.includes(mark))
    .flatMap(({ typed, foreign = [] }) => [...typed, ...foreign])
    .toSorted((a, b) => b.length - a.length)
    .join("|")

const PART = `(?:(?<card>${namesOfCategory("category:GPU")})|(?<cooler>${namesOfCategory("category:CPUCooler")}))`
/** Units of the room for a part. */
const LENGTHS = "mm|cm|мм|см"
const SIZE = String.raw`(?<number>\d[\d.,]{0,8}) ?(?<unit>${LENGTHS})`
const MAY_HAVE_ROOM = new RegExp(`[\\d.,] ?(?:${LENGTHS})(?!\\p{L})`, "iu")
const BEGIN = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`

const BOARD = `(?:${namesOfCategory("category:Motherboard")})`
/** Spellings of the sizes of motherboards. */
const BOARD_SIZES: Readonly<Record<string, string>> = {
  eatx: "EATX",
  extendedatx: "EATX",
  atx: "ATX",
  standardatx: "ATX",
  matx: "Micro ATX",
  uatx: "Micro ATX",
  microatx: "Micro ATX",
  itx: "Mini-ITX",
  mitx: "Mini-ITX",
  miniitx: "Mini-ITX",
}
const BOARD_SIZE = "(?<size>(?:(?:e|extended|standard|m|u|micro)[ -]?)?atx|(?:(?:m|mini)[ -]?)?itx)"
const ROOM_FOR_BOARD = new RegExp(
  `${BEGIN}${CONNECTOR}${DETERMINER} (?:${BOARD} )?${BOARD_SIZE}(?:[ -]${BOARD}${END}|$)`,
  "iu",
)

/** Room for boards of a size: `for e-atx motherboard`. */
export interface BoardRoom {
  typed: string
  /** As facets write it: `EATX`. */
  size: string
}

/** Reads for boards of which size a case needs room. */
export function readBoardRoom(query: string): BoardRoom | undefined {
  const found = ROOM_FOR_BOARD.exec(query.trim())
  const size = BOARD_SIZES[found?.groups?.size?.toLowerCase().replace(/[ -]/, "") ?? ""]
  return found && size !== undefined ? { typed: found[0], size } : undefined
}

/** Words for room behind the name of a part, and for how much is needed at least. */
const CLEARANCE = "(?:clearance|space|room|freiraum|platz|dégagement|espace|espacio|spazio|ruimte)"
const AT_LEAST =
  "(?: (?:of|at least|min\\.?|minimum|over|above|from|von|mindestens|mind\\.?|ab|über|de|au moins|d['’]au moins|minimum de|al menos|mínimo|almeno|di almeno|minstens))?"

/** Matches the largest part that a case has room for: `max gpu length 350mm`. */
const MOST = "(?:max\\.?|maximum|maximal|maximale|máximo|máxima|massimo|massima|maks\\.?)"
const MEASURE = "(?:[ -](?:length|height|size|länge|höhe|longueur|hauteur|lunghezza|altezza))?"

/** Matches room for a part of a size: `that fit a 330mm graphics card`, `pour carte graphique de 330 mm`. */
const roomPatterns: readonly RegExp[] = [
  new RegExp(`${BEGIN}${PART}[ -]${CLEARANCE}:?${AT_LEAST} ${SIZE}${END}`, "giu"),
  new RegExp(
    `${BEGIN}${CLEARANCE} (?:for|für|pour|para|per|voor) ${PART}${AT_LEAST} ${SIZE}${END}`,
    "giu",
  ),
  new RegExp(`${BEGIN}${SIZE} (?:of )?${PART}[ -]${CLEARANCE}${END}`, "giu"),
  new RegExp(`${BEGIN}${CONNECTOR}${DETERMINER} ${SIZE}${ADJECTIVE} ${PART}${END}`, "giu"),
  new RegExp(`${BEGIN}${CONNECTOR}${DETERMINER} ${PART}${OF} ${SIZE}${END}`, "giu"),
  new RegExp(`${BEGIN}${MOST} ${PART}${MEASURE}:? ${SIZE}${END}`, "giu"),
]

/** Returns the patterns of room for a part that a query may match. */
export const roomPatternsFor = (query: string): readonly RegExp[] =>
  MAY_HAVE_ROOM.test(query) ? roomPatterns : []

/** Facets of the room for parts. */
export const roomFacets = { card: "cardRoom", cooler: "coolerRoom", drives: "bays35" } as const
