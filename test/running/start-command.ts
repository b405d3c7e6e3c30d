import operator from "../../package.json" with { type: "json" }

/** The command of `npm start` without `.env`, so that tests do not use the operator's shop. */
export const startCommand = operator.scripts.start.replace(
  "--import ./src/runtime/env-file.ts ",
  "",
)
