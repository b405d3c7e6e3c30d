import operator from "../../package.json" with { type: "json" }

/** The command of `npm start` without the operator's `.env`, which must not be measured or tortured. */
export const startCommand = operator.scripts.start.replace(
  "--import ./src/runtime/env-file.ts ",
  "",
)
