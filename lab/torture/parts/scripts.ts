import { testsPart } from "../tests-part.ts"

export const part = testsPart({
  name: "scripts",
  says: "texts that are scripts, stored wherever anybody may write, looked at by everybody; the payment page's scripts",
  files: ["e2e/pages/stored-scripts.test.ts"],
  claims: [
    {
      goal: 20,
      what: "stored texts that run, or that the policy had to stop",
      wanted: "0 of ≥ 60 in all fields",
      tests: /is text to everybody/,
    },
    {
      goal: 20,
      what: "control: the same in a page without protection",
      wanted: "runs",
      tests: /run in a page that takes them for markup/,
    },
    {
      goal: 25,
      what: "scripts of the payment page outside the inventory",
      wanted: "0",
      tests: /every script of the payment page/,
    },
  ],
})
