/** Waits for several results at once, each under its name. */
export function allOf<Results extends object>(
  promises: {
    [Name in keyof Results]: Promise<Results[Name]>
  },
): Promise<Results>
export async function allOf(promises: Record<string, Promise<unknown>>): Promise<unknown> {
  const results = Object.entries(promises).map(async ([name, result]) => [name, await result])
  return Object.fromEntries(await Promise.all(results))
}
