import { fileURLToPath } from "node:url"
import { z } from "zod"
import type {
  CheckDatasheet,
  DatasheetRefusal,
  EncodePicture,
  EncodingRefusal,
} from "#operations/kernel/picture-ports.ts"
import { limitedReader } from "../run-in-subprocess.ts"

interface EncoderOptions {
  /** Limit of the processor time of one picture, of which two threads use twice as much as a clock. */
  cpuMs?: number
  /** Maximum number of concurrent processes. */
  maxRunning?: number
  /** Maximum number of queued pictures. */
  maxWaiting?: number
}

const pictureRefusals = [
  "image_type_refused",
  "image_unreadable",
  "image_too_many_pixels",
] as const satisfies EncodingRefusal[]
const pictureAnswer = z.union([
  z.object({ refused: z.enum(pictureRefusals) }),
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

const pictureProgram = fileURLToPath(import.meta.resolve("#adapters/pictures/picture-process.ts"))

/** Decodes untrusted pictures, each in a subprocess. */
export const pictureEncoder = ({
  cpuMs = 10_000,
  maxRunning = 2,
  maxWaiting = 16,
}: EncoderOptions = {}): EncodePicture =>
  limitedReader({
    program: pictureProgram,
    cpuMs,
    maxRunning,
    maxWaiting,
    answer: pictureAnswer,
    busy: "images_busy",
    exceeded: "image_too_slow",
    crashed: "image_unreadable",
  })

const datasheetRefusals = [
  "datasheet_type_refused",
  "datasheet_unreadable",
  "datasheet_locked",
  "datasheet_active",
  "datasheet_too_slow",
] as const satisfies DatasheetRefusal[]
const datasheetAnswer = z.union([
  z.object({ refused: z.enum(datasheetRefusals) }),
  z.object({ pages: z.int().nullable() }),
])

const datasheetProgram = fileURLToPath(
  import.meta.resolve("#adapters/pictures/datasheet-process.ts"),
)

/** Checks PDFs, each in a subprocess. */
export const datasheetChecker = (): CheckDatasheet =>
  limitedReader({
    program: datasheetProgram,
    cpuMs: 5_000,
    heapMb: 160,
    maxRunning: 2,
    maxWaiting: 16,
    answer: datasheetAnswer,
    busy: "datasheets_busy",
    exceeded: "datasheet_too_slow",
  })
