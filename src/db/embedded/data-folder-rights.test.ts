import { spawnSync } from "node:child_process"
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { pino } from "pino"
import { describe, expect, test } from "vitest"
import { readObject } from "#test/read-json.ts"
import { dataFolderTests, isRoot, makeNote, readNotes } from "#test/services/data-folder.ts"
import { startEmbeddedDatabase } from "./embedded-database.ts"

const { place, folder, start, reach, serverPid } = dataFolderTests()

describe.runIf(isRoot)("an embedded database started by root", () => {
  const NOBODY = 65_534
  const hasUsers = spawnSync("useradd", ["--help"]).status === 0
  /** Starts and stops the database. Returns the server's user and the logged warnings. */
  const runOnce = async () => {
    const warned: unknown[] = []
    const log = pino({ level: "warn" }, { write: (line) => warned.push(readObject(line).msg) })
    const database = await startEmbeddedDatabase({ dataDir: place.dataDir, log })
    const { uid } = statSync(`/proc/${serverPid()}`)
    await database.stop()
    return { uid, warned }
  }

  test.runIf(hasUsers)("runs as a user that no other program has", async () => {
    const { uid, warned } = await runOnce()
    expect([0, NOBODY]).not.toContain(uid)
    expect(warned).toEqual([])
    // Polled, because a shop of another test run may be creating its database as that user.
    await expect.poll(() => programsOf(uid)).toEqual(["postgres"])
  })

  test("runs as the folder's owner, if that is an ordinary user", async () => {
    const daemon = 1
    mkdirSync(place.dataDir, { mode: 0o700 })
    chownSync(place.dataDir, daemon, daemon)
    expect(await runOnce()).toEqual({ uid: daemon, warned: [] })
  })

  test.runIf(hasUsers)(
    "takes back every file that an earlier release gave to the user nobody",
    async () => {
      const first = await start()
      await makeNote(first.url)
      await first.stop()
      spawnSync("chown", ["-R", `${NOBODY}:${NOBODY}`, folder()])
      expect((await runOnce()).uid).not.toBe(NOBODY)
      const all = readdirSync(folder(), { recursive: true, encoding: "utf8" })
      const left = all.filter((name) => statSync(join(folder(), name)).uid === NOBODY)
      expect(left).toEqual([])
      const again = await start()
      expect(await readNotes(again.url)).toEqual([{ text: "kept" }])
      await again.stop()
    },
  )
})

/** Lists the programs that run as the user, the database of this test run among them. */
function programsOf(uid: number): string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  const programs = pids
    .filter((pid) => statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid === uid)
    .map((pid) => readFileSync(`/proc/${pid}/comm`, "utf8").trim())
  return [...new Set(programs)]
}

describe("a data folder that others can read", () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777

  test("is closed, if it holds only the shop's files", async () => {
    mkdirSync(place.dataDir)
    chmodSync(place.dataDir, 0o777)
    await (await start()).stop()
    expect(modeOf(place.dataDir)).toBe(0o700)
    chmodSync(place.dataDir, 0o755)
    await (await reach()).stop()
    expect(modeOf(place.dataDir)).toBe(0o700)
  })

  test("is refused, if it holds other files, and nothing is started", async () => {
    mkdirSync(join(place.dataDir, "letters"), { recursive: true })
    chmodSync(place.dataDir, 0o750)
    await expect(start()).rejects.toThrow(
      `may look into the data folder ${place.dataDir}, which also holds letters. Say chmod 700 ${place.dataDir}, or`,
    )
    expect(readdirSync(place.dataDir)).toEqual(["letters"])
    expect(modeOf(place.dataDir)).toBe(0o750)
    chmodSync(place.dataDir, 0o700)
    await (await start()).stop()
  })
})
