import type { ReactNode } from "react"
import type { Reply } from "#web/api/api.ts"

export type Profile = Reply<"GET /user/{email}">

/** What the shop knows about a person. */
export function ProfileCard({ profile }: { profile: Profile }) {
  return (
    <section aria-label="Stored profile" className="rounded-lg border border-border bg-surface p-6">
      <dl className="flex flex-col gap-4 text-[0.9375rem]/6">
        <Fact label="Name">{profile.name}</Fact>
        <Fact label="Email">{profile.email}</Fact>
        <Fact label="Education">{profile.education}</Fact>
        <Fact label="Location">{profile.location}</Fact>
        <Fact label="Phone">{profile.phone}</Fact>
        <Fact label="Linkedin">
          {profile.linkedin && <WebAddress address={profile.linkedin} />}
        </Fact>
      </dl>
    </section>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-text-3">{label}</dt>
    <dd className="break-words">{children || <span className="text-text-3">Not given</span>}</dd>
  </div>
)

/** A link only for web addresses; anything else, such as a script, stays text. */
function WebAddress({ address }: { address: string }) {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return address
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="text-brand underline underline-offset-2"
    >
      {address}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
