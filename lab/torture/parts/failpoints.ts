import { testsPart } from "../tests-part.ts"

export const part = testsPart({
  name: "failpoints",
  says: "kill -9 at every point at which a payment, a deletion or a refund is half done",
  files: ["test/races/failpoints.test.ts"],
  claims: [
    {
      goal: 11,
      what: "killed at every failpoint",
      wanted: "≥ 8 points × 5, all recover",
      tests: /killed at every point/,
    },
  ],
})
