/** `2 x LGA 2011-3` → `LGA 2011-3` */
export const plainSocket = (socket: string): string => socket.replace(/^\d+ ?x /i, "")

/** How many processors a board with it takes. */
export const socketCount = (socket: string): number =>
  Number(/^(\d+) ?x /i.exec(socket)?.[1] ?? "1")

/** Names of one and the same. */
const SAME: Readonly<Record<string, string>> = {
  sTR4: "TR4",
  "LGA 1151v2": "LGA 1151",
  "LGA 2011-3 Narrow": "LGA 2011-3",
}

const sameAs = (socket: string): string => {
  const plain = plainSocket(socket)
  return SAME[plain] ?? plain
}

/** Boards that take processors of an older socket, too: AMD's lists for AM3+ and FM2+. */
const ALSO_TAKES: Readonly<Record<string, string>> = { "AM3+": "AM3", "FM2+": "FM2" }

export const takesProcessor = (board: string, processor: string): boolean =>
  sameAs(board) === sameAs(processor) || ALSO_TAKES[sameAs(board)] === sameAs(processor)

/** Sockets whose coolers are held alike: a cooler made for the one is made for the other. */
const HELD_AS: Readonly<Record<string, string>> = {
  "AM2+": "AM2",
  "AM3+": "AM3",
  "FM2+": "FM2",
  "LGA 2011-3": "LGA 2011",
}

const mountOf = (socket: string): string => HELD_AS[sameAs(socket)] ?? sameAs(socket)

/** A narrow LGA 2011-3 holds coolers in another way than a square one. */
export const holdsCooler = (socket: string, made: readonly string[]): boolean =>
  made.includes(plainSocket(socket)) ||
  (!/narrow/i.test(socket) && made.some((one) => mountOf(one) === mountOf(socket)))

/** Unbuffered memory alone: Intel's and AMD's lists of desktop processors. */
const DESKTOP = new Set([
  "AM3",
  "AM3+",
  "AM4",
  "AM5",
  "FM1",
  "FM2",
  "FM2+",
  "LGA 775",
  "LGA 1150",
  "LGA 1151",
  "LGA 1155",
  "LGA 1156",
  "LGA 1200",
  "LGA 1700",
  "LGA 1851",
])
/** Unbuffered memory, and on some boards registered. */
const EITHER = new Set(["LGA 2011", "LGA 2011-3", "LGA 2066", "TR4", "sTRX4"])

export const takesRegistered = (socket: string): boolean => !DESKTOP.has(sameAs(socket))
export const takesUnbuffered = (socket: string): boolean =>
  DESKTOP.has(sameAs(socket)) || EITHER.has(sameAs(socket))

/** The speed at which every processor of a socket runs one module of a channel, in MT/s: Intel ARK and AMD's tables. */
const SPEEDS: Readonly<Record<string, number>> = {
  "AM4 DDR4": 2666,
  "AM5 DDR5": 5200,
  "LGA 1150 DDR3": 1333,
  "LGA 1151 DDR4": 2133,
  "LGA 1200 DDR4": 2666,
  "LGA 1700 DDR4": 3200,
  "LGA 1700 DDR5": 4800,
  "LGA 1851 DDR5": 5600,
}

export const leastMemorySpeed = (socket: string, memoryType: string): number =>
  SPEEDS[`${sameAs(socket)} ${memoryType}`] ?? 0
