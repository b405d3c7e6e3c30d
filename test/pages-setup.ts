import { buildPages } from "#cli/build-pages.ts"

/** Once, before several tests by browser want to. */
export default async function setup(): Promise<void> {
  await buildPages(console.log)
}
