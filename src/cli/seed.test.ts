import { expect, test } from "vitest"
import { testDatabase } from "#test/database.ts"
import { runCommand } from "#test/running/run-command.ts"

const runSeed = (url: string) => runCommand("cli/seed.ts", [], { DATABASE_URL: url })

test("the command fills an empty shop, reports it in one line, and does nothing the next time", async () => {
  const database = await testDatabase()
  expect(await runSeed(database.url)).toMatchObject({
    code: 0,
    stdout: "The shop was empty and now shows the demo content.\n",
  })
  expect(await runSeed(database.url)).toMatchObject({
    code: 0,
    stdout: "The shop has parts or pages of its own; nothing was changed.\n",
  })
  await database.close()
})

test("the command fails with a reason when there is no database", async () => {
  const outcome = await runSeed("postgresql://shop:a-password@127.0.0.1:1/shop")
  expect(outcome).toMatchObject({ code: 1, stdout: "" })
  expect(outcome.stderr).not.toContain("a-password")
  expect(outcome.stderr.trim().split("\n").length).toBeLessThanOrEqual(2)
})
