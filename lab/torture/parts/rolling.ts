import { testsPart } from "../tests-part.ts"

export const part = testsPart({
  name: "rolling",
  says: "several processes on one port, killed and replaced under load",
  files: ["test/running/processes.test.ts"],
  claims: [
    {
      goal: 4,
      what: "acknowledged orders lost when one of the processes is killed",
      wanted: "0 in 20 × killed",
      tests: /killed under load/,
    },
    {
      what: "requests that fail while all processes are replaced",
      wanted: "0 in 20 × rolled",
      tests: /replaced in turn/,
    },
    { goal: 32, what: "SIGTERM", wanted: "0 broken, ≤ 10 s", tests: /told to end/ },
  ],
})
