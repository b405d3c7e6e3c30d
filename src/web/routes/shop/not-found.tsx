import { data } from "react-router"
import { text } from "#contract/kernel/text.ts"
import NotFoundPage from "../../features/shell/not-found-page.tsx"
import type { Route } from "./+types/not-found.ts"

export const meta: Route.MetaFunction = () => [
  { title: text.pageTitle("Page not found") },
  { name: "robots", content: "noindex" },
]

export const loader = () => data(null, { status: 404 })

export default NotFoundPage
