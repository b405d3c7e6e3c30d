import { testsPart } from "../tests-part.ts"

export const part = testsPart({
  name: "guesses",
  says: "passwords guessed, accounts looked for by the time an answer takes, identities claimed",
  files: ["src/http/accounts/identity-guessing.test.ts"],
  claims: [
    {
      goal: 17,
      what: "guesses at one account, from everywhere",
      wanted: "≤ 5 of 1,000",
      tests: /is guessed five times at most/,
    },
    {
      goal: 17,
      what: "guesses from one address, at all accounts",
      wanted: "≤ 20 of 1,000",
      tests: /has twenty wrong tries/,
    },
    {
      goal: 18,
      what: "known and unknown address, by time",
      wanted: "medians of 500 less than 5 ms apart",
      tests: /takes as long to refuse/,
    },
    {
      goal: 15,
      what: "tokens without a proof of identity",
      wanted: "0 in 1,000 tries",
      tests: /no token is given without/,
    },
  ],
})
