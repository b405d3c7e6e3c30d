import { spawn } from "node:child_process"

/** `node test/torture/failpoints.ts [times]`: the shop killed so many times at each point of a payment, 5 by default. */
const TORTURE = process.argv[2] ?? "5"
const run = spawn("npx", ["vitest", "run", "test/failpoints.test.ts"], {
  env: { ...process.env, TORTURE },
  stdio: "inherit",
})
run.on("exit", (code) => {
  process.exitCode = code ?? 1
})
