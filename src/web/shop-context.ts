import { createContext } from "react-router"
import type { ApiClient } from "#contract/client.ts"

/** Who is looking, as the server read it from the identity session. */
export interface Viewer {
  id: string
  email: string
  name: string
  role: "user" | "admin"
  /** An administrator whose rights wait for a second factor. */
  awaitsSecondFactor?: true
}

/** What the server gives to every route while it renders one request. */
export interface PageContext {
  /** Calls the shop in-process, as this viewer. */
  api: ApiClient
  viewer: Viewer | null
  /** Of the viewer's cart; undefined where there is none. */
  countCart: () => Promise<{ version: number; lines: number } | undefined>
  /** Ends the identity session; the headers take its cookie away. */
  signOut: () => Promise<Headers>
  nonce: string
  /** By which the log knows this request. */
  requestId: string
  /** Puts a bug in the log of this request. */
  report: (error: unknown) => void
  /** Scheme and host that people use, without a trailing slash. */
  publicUrl: string
}

export const pageContext = createContext<PageContext>()
