import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { testDatabase } from "#test/database.ts"

const command = fileURLToPath(new URL("./seed.ts", import.meta.url))

interface Outcome {
  exitCode: number | string | null | undefined
  stdout: string
  stderr: string
}

const runSeed = (databaseUrl: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl }
    execFile(process.execPath, [command], { env }, (error, stdout, stderr) =>
      resolve({ exitCode: error ? error.code : 0, stdout, stderr }),
    )
  })

test("the command fills an empty shop, reports it in one line, and does nothing the next time", async () => {
  const database = await testDatabase()
  expect(await runSeed(database.url)).toMatchObject({
    exitCode: 0,
    stdout: "The shop was empty and now shows the demo content.\n",
  })
  expect(await runSeed(database.url)).toMatchObject({
    exitCode: 0,
    stdout: "The shop has parts or pages of its own; nothing was changed.\n",
  })
  await database.close()
})

test("the command fails with a reason when there is no database", async () => {
  const outcome = await runSeed("postgresql://shop:a-password@127.0.0.1:1/shop")
  expect(outcome).toMatchObject({ exitCode: 1, stdout: "" })
  expect(outcome.stderr).not.toContain("a-password")
  expect(outcome.stderr.trim().split("\n").length).toBeLessThanOrEqual(2)
})
