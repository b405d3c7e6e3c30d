/** Why nothing was done, where the answer does not say it. Apart from `text`, which every first visit carries. */
export const undoneText = {
  tooMany: (when: string) => `That was often enough for now. Try again ${when}.`,
  nothingDone: "Nothing was changed. Look at what is there now.",
} as const
