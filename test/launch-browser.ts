import { type Browser, chromium } from "playwright-core"

export interface FoundBrowser {
  executablePath: string
  /** Libraries that stand in for any that the system lacks. */
  libraryPath: string | null
}

/** A headless Chromium. */
export async function launchBrowser(found: FoundBrowser): Promise<Browser> {
  const { executablePath, libraryPath } = found
  const options = {
    executablePath,
    // Root may not use Chromium's own sandbox; the pages are ours.
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-quic"],
  }
  try {
    return await chromium.launch(options)
  } catch (error) {
    if (libraryPath === null) throw error
    const env = { ...process.env, LD_LIBRARY_PATH: libraryPath }
    return chromium.launch({ ...options, env })
  }
}
