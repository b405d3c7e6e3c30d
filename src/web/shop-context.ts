import { createContext } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import type { Language } from "#domain/languages/languages.ts"

export interface Viewer {
  id: string
  email: string
  name: string
  role: "user" | "admin"
  /** Set for an administrator whose rights require a second factor that is not set up. */
  awaitsSecondFactor?: true
}

export interface PageContext {
  api: ApiClient
  viewer: Viewer | null
  countCart: () => Promise<{ version: number; lines: number } | undefined>
  /** Ends the session; the headers remove its cookie. */
  signOut: () => Promise<Headers>
  /** Language of the address. */
  language: Language
  nonce: string
  requestId: string
  report: (error: unknown) => void
  /** Public origin, without trailing slash. */
  publicUrl: string
}

export const pageContext = createContext<PageContext>()
