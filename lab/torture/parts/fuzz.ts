import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"
import type { Part } from "../part.ts"

const GENERATED = 20_000
const QUICK = 1_000
const printed = z.object({ stdout: z.string() })

export const part: Part = {
  name: "fuzz",
  says: "requests made from the API's own description, wrong in every way; npm run fuzz takes a seed",
  run: async ({ quick, say, report }) => {
    const args = ["lab/fuzz/run.ts", String(quick ? QUICK : GENERATED)]
    const { stdout } = await promisify(execFile)("node", args, {
      cwd: join(import.meta.dirname, "../../.."),
      maxBuffer: 100_000_000,
    }).catch((error: unknown) => printed.parse(error))
    const lines = stdout.trim().split("\n")
    // The command says on its last line what it found.
    const found = lines.at(-1) ?? ""
    const met = / 0 kinds of wrong answers, 0 rules/.test(found)
    if (!met) for (const line of lines) say(line)
    report({ goal: 22, what: "wrong answers to generated requests", wanted: "0", found, met })
  },
}
