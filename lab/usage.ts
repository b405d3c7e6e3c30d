/** Ends the program with how it is used, when it was asked for that. */
export function explainWhenAsked(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === "--help" || word === "-h")) return
  console.log(`Usage: ${usage}`)
  process.exit(0)
}
