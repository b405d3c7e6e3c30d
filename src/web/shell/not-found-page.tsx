import { paths } from "../navigation/paths.ts"
import { ButtonLink } from "../ui/button.tsx"
import { EmptySocket } from "./empty-socket.tsx"
import { MessagePage } from "./message-page.tsx"

export default function NotFoundPage() {
  return (
    <MessagePage title="Page not found" picture={<EmptySocket />}>
      <p>Check the address, or start from the parts.</p>
      <ButtonLink to={paths.homeParts} size={44}>
        Browse parts
      </ButtonLink>
    </MessagePage>
  )
}
