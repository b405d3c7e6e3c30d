import { text } from "#contract/text.ts"
import { type Profile, ProfileCard } from "./profile-card.tsx"
import { ProfileForm } from "./profile-form.tsx"

interface ProfileSectionProps {
  profile: Profile
  /** Whether it is one part of a page that has its own heading. */
  isPart?: boolean
}

/** One's profile: what is stored, and what can be changed of it. */
export const ProfileSection = ({ profile, isPart = false }: ProfileSectionProps) => (
  <>
    {isPart ? (
      <h2 className="text-h2">{text.sidebar.myProfile}</h2>
    ) : (
      <h1 tabIndex={-1} className="text-h1">
        {text.sidebar.myProfile}
      </h1>
    )}
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)] lg:gap-12">
      <ProfileCard profile={profile} />
      <ProfileForm profile={profile} />
    </div>
  </>
)
