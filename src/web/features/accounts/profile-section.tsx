import { pageText } from "#contract/kernel/page-text.ts"
import { type Profile, ProfileCard } from "./profile-card.tsx"
import { ProfileForm } from "./profile-form.tsx"

/** One's profile: what is stored, and what can be changed of it. */
export const ProfileSection = ({ profile }: { profile: Profile }) => (
  <>
    <h1 tabIndex={-1} className="text-h1">
      {pageText.sidebar.myProfile}
    </h1>
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)] lg:gap-12">
      <ProfileCard profile={profile} />
      <ProfileForm profile={profile} />
    </div>
  </>
)
