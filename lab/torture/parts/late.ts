import { testsPart } from "../tests-part.ts"

export const part = testsPart({
  name: "late",
  says: "a browser whose writes arrive late, twice or never, and whose answers are lost: all is done once, and said",
  files: ["e2e/late/late-answers.test.ts"],
  claims: [
    {
      what: "orders, payments, reviews, edits, settings through answers late, doubled and lost",
      wanted: "each done once, nothing typed lost, books right, in 25 rounds",
      tests: /late, twice or never/,
    },
  ],
})
