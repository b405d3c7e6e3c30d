import { testsPart } from "../tests-part.ts"

export const part = testsPart({
  name: "invoices",
  says: "invoices and credit notes issued by several processes, killed at it again and again",
  files: ["test/races/invoices.test.ts"],
  claims: [
    {
      what: "gaps and doubles among the numbers of invoices",
      wanted: "0 in 10,000 invoices, 1,000 credit notes, 60 kills",
      tests: /no gap and no double/,
    },
  ],
})
