import sharp from "sharp"

/** Numbers from 0 up to 1, the same ones for the same seed. */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Bytes that sizes, counts and markers are made of. */
const EXTREMES = [0x00, 0x01, 0x7f, 0x80, 0xff]
/** Where all four formats say what they are and how large. */
const HEAD = 64

type Damage = (file: Buffer<ArrayBufferLike>) => Buffer<ArrayBufferLike>

/** Pictures of all four kinds, each damaged in one of many ways; the same ones for the same seed. */
export async function mutatedPictures(seed: number): Promise<() => Buffer> {
  const random = numbers(seed)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const originals = await wholePictures()
  const any = () => Buffer.from(originals[upTo(originals.length - 1)] ?? "")
  const placeIn = (file: Buffer) =>
    upTo((random() < 0.4 ? Math.min(HEAD, file.length) : file.length) - 1)

  const damages: Damage[] = [
    (file) => {
      for (let flips = 1 + upTo(30); flips > 0; flips -= 1) {
        const at = placeIn(file)
        file[at] = (file[at] ?? 0) ^ (1 << upTo(7))
      }
      return file
    },
    (file) => file.subarray(0, 1 + upTo(file.length - 1)),
    (file) => {
      const other = any()
      return Buffer.concat([
        file.subarray(0, upTo(file.length)),
        other.subarray(upTo(other.length)),
      ])
    },
    (file) => {
      const at = placeIn(file)
      const value = EXTREMES[upTo(EXTREMES.length - 1)] ?? 0
      return file.fill(value, at, Math.min(file.length, at + 1 + upTo(7)))
    },
    (file) => {
      const at = upTo(file.length)
      const piece = file.subarray(at, at + upTo(200))
      return Buffer.concat([file.subarray(0, at), piece, piece, file.subarray(at)])
    },
    (file) => {
      const at = upTo(file.length)
      return Buffer.concat([file.subarray(0, at), file.subarray(at + upTo(200))])
    },
  ]
  return () => {
    let file: Buffer<ArrayBufferLike> = any()
    for (let times = 1 + upTo(2); times > 0; times -= 1)
      file = damages[upTo(damages.length - 1)]?.(file) ?? file
    return file
  }
}

async function wholePictures(): Promise<Buffer[]> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 }
  const noisy = (size = 96) =>
    sharp({ create: { width: size, height: size, channels: 3, background: "#888", noise } })
  const frames = Buffer.concat([40, 120, 255].map((alpha) => Buffer.alloc(30 * 20 * 4, alpha)))
  const film = sharp(frames, { raw: { width: 30, height: 60, channels: 4, pageHeight: 20 } })
  return Promise.all([
    noisy().png().toBuffer(),
    noisy().png({ palette: true }).toBuffer(),
    noisy().png({ progressive: true }).toBuffer(),
    noisy().jpeg().toBuffer(),
    noisy().jpeg({ progressive: true }).toBuffer(),
    noisy()
      .withExif({ IFD0: { Copyright: "a name" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
    noisy().webp().toBuffer(),
    noisy().webp({ lossless: true }).toBuffer(),
    noisy().gif().toBuffer(),
    film.gif({ delay: [50, 50, 50] }).toBuffer(),
    film
      .clone()
      .webp({ delay: [50, 50, 50] })
      .toBuffer(),
  ])
}
