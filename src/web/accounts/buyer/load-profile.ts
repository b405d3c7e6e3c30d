import type { ApiClient } from "#contract/client.ts"

/** What one's profile shows. */
export async function loadProfile(api: ApiClient, email: string) {
  const [profile, addresses] = await Promise.all([
    api("GET /user/{email}", { params: { email } }),
    api("GET /address"),
  ])
  return { profile, addresses }
}
