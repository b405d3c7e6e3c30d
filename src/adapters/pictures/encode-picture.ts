import { fork } from "node:child_process"
import { fileURLToPath } from "node:url"
import { z } from "zod"
import type {
  EncodedPicture,
  EncodePicture,
  WhyNotEncoded,
} from "#operations/pictures/picture-ports.ts"

interface EncoderOptions {
  longestMs?: number
  /** How many are read at once, each in a process of its own. */
  atOnce?: number
  /** How many more may wait for one of these to end. */
  waiting?: number
}

const reasons = [
  "image_type_refused",
  "image_unreadable",
  "image_too_many_pixels",
] as const satisfies WhyNotEncoded[]
const answerSchema = z.union([
  z.object({ refused: z.enum(reasons) }),
  z.object({
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    forms: z.array(
      z.object({
        width: z.int(),
        format: z.enum(["avif", "webp"]),
        bytes: z.instanceof(Uint8Array),
      }),
    ),
  }),
])

/** Reads pictures of strangers, each in a process that is killed when it takes too long. */
export function pictureEncoder(options: EncoderOptions = {}): EncodePicture {
  const { longestMs = 5_000, atOnce = 2, waiting = 16 } = options
  let running = 0
  const queue: (() => void)[] = []
  const turn = () => new Promise<void>((go) => queue.push(go))
  return async (file) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return { refused: "images_busy" }
      await turn()
    } else running += 1
    try {
      return await encodeInProcess(file, longestMs)
    } finally {
      // Whoever waits takes over this place.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const program = fileURLToPath(new URL("./picture-process.ts", import.meta.url))

/**
 * A process and not a thread: a decoder at work in a thread cannot be stopped, and one that crashes there
 * takes the whole shop with it.
 */
function encodeInProcess(
  file: Uint8Array,
  longestMs: number,
): Promise<EncodedPicture | { refused: WhyNotEncoded }> {
  const child = fork(program, {
    env: {},
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    timeout: longestMs,
    killSignal: "SIGKILL",
  })
  return new Promise((done, fail) => {
    child.once("message", (answer) => {
      const { data, error } = answerSchema.safeParse(answer)
      if (error) fail(error)
      else done(data)
    })
    child.on("error", fail)
    child.once("close", (code, signal) => {
      if (signal === "SIGKILL") done({ refused: "image_too_slow" })
      else if (signal) done({ refused: "image_unreadable" })
      else fail(new Error(`The picture process ended with code ${code} and no answer`))
    })
    // A child that ended before it took the file says so by how it ended.
    child.send(file, () => {})
  })
}
