/**
 * Processors that a chipset supports, according to the manufacturers' lists: AMD's processor support for Socket AM4
 * (2020) and AM5 (2024), Intel's compatible processors by chipset (ARK) and announcements.
 */
interface ProcessorPlatform {
  socket: string
  chipsets: readonly string[]
  /** Generations supported with the original firmware. */
  takes: readonly string[]
  /** Generations supported with newer firmware. */
  later: readonly string[]
}

const platform = (
  socket: string,
  chipsets: string,
  takes: string,
  later?: string,
): ProcessorPlatform => ({
  socket,
  chipsets: chipsets.split(" "),
  takes: takes.split(", "),
  later: later?.split(", ") ?? [],
})

const processorPlatforms: readonly ProcessorPlatform[] = [
  platform("AM5", "A620 A620A B650 B650E X670 X670E", "Zen 4", "Zen 5, Phoenix"),
  platform("AM5", "B840 B850 X870 X870E", "Zen 4, Zen 5, Phoenix"),
  platform("AM4", "A320 B350 X370", "Excavator, Zen", "Zen+, Zen 2, Zen 3"),
  platform("AM4", "B450 X470", "Zen, Zen+", "Excavator, Zen 2, Zen 3"),
  platform("AM4", "A520 B550", "Zen 2", "Zen 3"),
  platform("AM4", "X570", "Zen+, Zen 2", "Zen 3"),
  platform("sTR5", "TRX50 WRX90", "Zen 4", "Zen 5"),
  platform("LGA 1851", "H810 B860 Q870 W880 Z890", "Arrow Lake", "Arrow Lake Refresh"),
  platform(
    "LGA 1700",
    "H610 B660 H670 Q670 W680 Z690",
    "Alder Lake",
    "Raptor Lake, Raptor Lake Refresh",
  ),
  platform("LGA 1700", "B760 H770 Z790", "Alder Lake, Raptor Lake", "Raptor Lake Refresh"),
  platform("LGA 1200", "H470 Q470 W480 Z490", "Comet Lake", "Rocket Lake"),
  platform("LGA 1200", "H410 B460", "Comet Lake"),
  platform("LGA 1200", "H510 B560 H570 Q570 W580 Z590", "Comet Lake, Rocket Lake"),
  platform("LGA 1151", "H110 B150 H170 Q150 Q170 Z170 C232 C236", "Skylake", "Kaby Lake"),
  platform("LGA 1151", "B250 H270 Q250 Q270 Z270", "Skylake, Kaby Lake"),
  platform("LGA 1151", "H310 B360 H370 Q370 Z370 C242 C246", "Coffee Lake", "Coffee Lake Refresh"),
  platform("LGA 1151", "B365 Z390", "Coffee Lake, Coffee Lake Refresh"),
  platform("LGA 1150", "H81 B85 Q85 Q87 H87 Z87", "Haswell", "Haswell Refresh"),
  platform("LGA 1150", "H97 Z97", "Haswell, Haswell Refresh", "Broadwell"),
  platform("LGA 1155", "H61 H67 P67 Z68", "Sandy Bridge", "Ivy Bridge"),
  platform("LGA 1155", "B75 H77 Q75 Q77 Z75 Z77", "Sandy Bridge, Ivy Bridge"),
  platform("LGA 2066", "X299", "Skylake, Kaby Lake", "Cascade Lake"),
  platform("LGA 2011-3", "X99", "Haswell", "Broadwell"),
]

/** Families that boards support later than others of their architecture. */
const OWN_GENERATION = new Set(["Coffee Lake Refresh", "Haswell Refresh", "Phoenix"])

export const generationOf = (microarchitecture: string, coreFamily: string): string =>
  OWN_GENERATION.has(coreFamily) ? coreFamily : microarchitecture.replace(/[- ](?:E|EP|X)$/, "")

/** Shortens `Intel Z790` to `Z790`. */
export const chipsetName = (chipset: string): string => chipset.replace(/^(?:AMD|Intel) /i, "")

export const platformOf = (socket: string, chipset: string): ProcessorPlatform | undefined =>
  processorPlatforms.find(
    (platform) => platform.socket === socket && platform.chipsets.includes(chipsetName(chipset)),
  )

export const generationsOf = (socket: string): Set<string> =>
  new Set(
    processorPlatforms
      .filter((platform) => platform.socket === socket)
      .flatMap(({ takes, later }) => [...takes, ...later]),
  )

/** Shortens `2 x LGA 2011-3` to `LGA 2011-3`. */
export const plainSocket = (socket: string): string => socket.replace(/^\d+ ?x /i, "")

export const socketCount = (socket: string): number =>
  Number(/^(\d+) ?x /i.exec(socket)?.[1] ?? "1")

/** Alternative names of sockets. */
const SOCKET_ALIASES: Readonly<Record<string, string>> = {
  sTR4: "TR4",
  "LGA 1151v2": "LGA 1151",
  "LGA 2011-3 Narrow": "LGA 2011-3",
}

const canonicalSocket = (socket: string): string => {
  const plain = plainSocket(socket)
  return SOCKET_ALIASES[plain] ?? plain
}

/** Sockets that also accept processors of an older socket: AMD's lists for AM3+ and FM2+. */
const ALSO_TAKES: Readonly<Record<string, string>> = { "AM3+": "AM3", "FM2+": "FM2" }

export const supportsProcessor = (board: string, processor: string): boolean =>
  canonicalSocket(board) === canonicalSocket(processor) ||
  ALSO_TAKES[canonicalSocket(board)] === canonicalSocket(processor)

/** Sockets with identical cooler mounts. */
const MOUNT_ALIASES: Readonly<Record<string, string>> = {
  "AM2+": "AM2",
  "AM3+": "AM3",
  "FM2+": "FM2",
  "LGA 2011-3": "LGA 2011",
}

const mountOf = (socket: string): string =>
  MOUNT_ALIASES[canonicalSocket(socket)] ?? canonicalSocket(socket)

/** Reports whether a cooler fits a socket. Narrow and square LGA 2011-3 have different mounts. */
export const supportsCooler = (socket: string, coolerSockets: readonly string[]): boolean =>
  coolerSockets.includes(plainSocket(socket)) ||
  (!/narrow/i.test(socket) && coolerSockets.some((one) => mountOf(one) === mountOf(socket)))

/** Sockets for unbuffered memory only: Intel's and AMD's lists of desktop processors. */
const UNBUFFERED_ONLY = new Set([
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
/** Sockets for unbuffered memory and, on some boards, registered memory. */
const REGISTERED_ON_SOME = new Set(["LGA 2011", "LGA 2011-3", "LGA 2066", "TR4", "sTRX4"])

export const supportsRegistered = (socket: string): boolean =>
  !UNBUFFERED_ONLY.has(canonicalSocket(socket))
export const supportsUnbuffered = (socket: string): boolean =>
  UNBUFFERED_ONLY.has(canonicalSocket(socket)) || REGISTERED_ON_SOME.has(canonicalSocket(socket))

/** Memory speed in MT/s that all processors of a socket support, one module per channel: Intel ARK, AMD's tables. */
const MIN_SPEEDS: Readonly<Record<string, number>> = {
  "AM4 DDR4": 2666,
  "AM5 DDR5": 5200,
  "LGA 1150 DDR3": 1333,
  "LGA 1151 DDR4": 2133,
  "LGA 1200 DDR4": 2666,
  "LGA 1700 DDR4": 3200,
  "LGA 1700 DDR5": 4800,
  "LGA 1851 DDR5": 5600,
}

export const minMemorySpeed = (socket: string, memoryType: string): number =>
  MIN_SPEEDS[`${canonicalSocket(socket)} ${memoryType}`] ?? 0
