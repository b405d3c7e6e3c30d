import { buildPages } from "#cli/build-pages.ts"

/** Builds the pages once, before browser tests need them. */
export default async function setup(): Promise<void> {
  await buildPages(console.log)
}
