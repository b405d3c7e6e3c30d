const ONE_YEAR_MS = 31_536_000_000

/** What somebody chose earlier, among what there is to choose; the first when nothing was. */
export function rememberedChoice<Choice extends string>(
  cookies: string | null,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const value = rememberedValue(cookies, name)
  return choices.find((choice) => choice === value) ?? choices[0]
}

export const rememberedValue = (cookies: string | null, name: string): string | undefined =>
  cookies
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Keeps a choice where the server reads it, so that the next page is right the first time. */
export async function rememberChoice(name: string, value: string): Promise<void> {
  // Older browsers and plain http have no cookie store; there the choice lasts as long as the page.
  const store = "cookieStore" in window ? window.cookieStore : undefined
  await store?.set({ name, value, expires: Date.now() + ONE_YEAR_MS })
}
