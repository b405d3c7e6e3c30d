/** Prints the usage of a command if its arguments ask for help. Returns whether they do. */
export function printHelp(help: string): boolean {
  const isAsked = process.argv.some((word) => word === "--help" || word === "-h")
  if (isAsked) console.log(`Usage: ${help}`)
  return isAsked
}
