import { isFiller } from "./filler-words.ts"
import { determiners } from "./fit-words.ts"

/** Names a use for a part: `for 4k gaming`. */
export interface PurposeWords {
  /** The words of the purpose itself. */
  purpose: string[]
  /** The remaining words of the query. */
  words: string
}

/** Words before a purpose, in all languages of the search. */
const CONNECTORS: ReadonlySet<string> = new Set(
  "for für fuer fürs zum zur pour para per voor dla för till til для".split(" "),
)

/** Words that name a purpose. */
const purposes: ReadonlySet<string> = new Set(
  [
    "gaming games game gamer gamers office work working editing rendering render streaming music movies cad design programming coding development school students student kids travel nas server homeserver htpc photography photoshop youtube business zoom meetings calls podcasts mining ai",
    "spiele spielen zocken büro arbeit homeoffice videobearbeitung bildbearbeitung videoschnitt schule musik filme reisen programmieren",
    "jeux jeu jouer bureau bureautique travail montage retouche musique école étudiants serveur télétravail",
    "jugar juegos oficina trabajo edición música escuela servidor teletrabajo diseño",
    "giocare giochi ufficio lavoro montaggio musica scuola",
    "gamen gamers spellen kantoor werk videobewerking muziek thuiswerken",
    "jogos jogar escritório trabalho edição spil kontor arbejde hry hraní kancelář игр игры офиса работы учёбы монтажа",
    "gier grania gracza graczy biura pracy muzyki spel spela kontor kontoret arbete jobb musik",
  ].flatMap((words) => words.split(" ")),
)

/** Words that describe a purpose, but name none alone. */
const describing: ReadonlySet<string> = new Set(
  [
    "4k 8k 1440p 1080p uhd qhd fhd vr video photo audio home light heavy casual competitive esports professional everyday daily & pc pcs computer setup build rig machine",
    "foto privates private tägliche vidéo maison et casa vídeo edición y e thuis",
  ].flatMap((words) => words.split(" ")),
)

/** Reads the purpose at the end of a query; undefined if other words follow. */
export function readPurpose(query: string): PurposeWords | undefined {
  const words = query.trim().split(/\s+/)
  const at = words.findLastIndex((word) => CONNECTORS.has(word.toLowerCase()))
  if (at < 1) return undefined
  const behind = words.slice(at + 1).map((word) => word.toLowerCase().replace(/[.,!?]$/, ""))
  const purpose = behind.filter((word) => !determiners.has(word) && !isFiller(word))
  const isPurpose = purpose.every((word) => purposes.has(word) || describing.has(word))
  if (!isPurpose || !purpose.some((word) => purposes.has(word))) return undefined
  return { purpose, words: words.slice(0, at).join(" ") }
}
