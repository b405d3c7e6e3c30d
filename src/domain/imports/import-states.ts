export const importStates = [
  "waiting",
  "reading",
  "ready",
  "refused",
  "failed",
  "applying",
  "applied",
  "undoing",
  "undone",
  "cancelled",
] as const
