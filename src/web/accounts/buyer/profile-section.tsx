import { pageText } from "#contract/kernel/page-text.ts"
import type { Address } from "#web/accounts/shared/address-form.tsx"
import { useSite } from "#web/navigation/site.ts"
import { Addresses } from "./addresses.tsx"
import { type Profile, ProfileCard } from "./profile-card.tsx"
import { ProfileForm } from "./profile-form.tsx"
import { TaxIds } from "./tax-ids.tsx"

/** One's profile: what is stored, and what can be changed of it. */
export const ProfileSection = ({
  profile,
  addresses,
}: {
  profile: Profile
  addresses: readonly Address[]
}) => (
  <>
    <h1 tabIndex={-1} className="text-h1">
      {pageText.sidebar.myProfile}
    </h1>
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)] lg:gap-12">
      <ProfileCard profile={profile} />
      <ProfileForm profile={profile} />
    </div>
    <Addresses addresses={addresses} name={profile.name} />
    {useSite().tax ? <TaxIds /> : null}
  </>
)
