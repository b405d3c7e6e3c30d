import operator from "../../package.json" with { type: "json" }

/** How `npm start` starts the shop, but for the operator's own `.env`: nothing that it names may be measured or tortured. */
export const startCommand = operator.scripts.start.replace(
  "--import ./src/runtime/env-file.ts ",
  "",
)
