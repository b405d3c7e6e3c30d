import { Random } from "./random.ts"

/** Makes damaged files: bytes are changed, removed, repeated or mixed with those of another file. */
export function* damaged(
  whole: readonly Uint8Array[],
  count: number,
  seed: number,
): Generator<Uint8Array> {
  const random = new Random(seed)
  for (let made = 0; made < count; made += 1) {
    let file = Buffer.from(random.one(whole))
    const times = 1 + random.below(8)
    for (let time = 0; time < times; time += 1) file = random.one(harms)(file, random, whole)
    yield file
  }
}

type Harm = (
  file: Buffer<ArrayBuffer>,
  random: Random,
  whole: readonly Uint8Array[],
) => Buffer<ArrayBuffer>

const harms: readonly Harm[] = [
  (file, random) => {
    if (file.length > 0) file[random.below(file.length)] = random.below(256)
    return file
  },
  (file, random) => file.subarray(0, random.below(file.length + 1)),
  (file, random) => {
    const at = random.below(file.length + 1)
    return Buffer.concat([file.subarray(0, at), file.subarray(at + random.below(64))])
  },
  (file, random) => {
    const at = random.below(file.length + 1)
    return Buffer.concat([file.subarray(0, at + random.below(200)), file.subarray(at)])
  },
  (file, random, whole) => {
    const other = Buffer.from(random.one(whole))
    return Buffer.concat([
      file.subarray(0, random.below(file.length + 1)),
      other.subarray(random.below(other.length)),
    ])
  },
]
