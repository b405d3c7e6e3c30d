import { useEffect, useState } from "react"
import { browserApi, type Reply } from "#web/api/api.ts"

export type Country = Reply<"GET /country/{code}">

/** What an address in a country has, and which countries there are; undefined until the shop has said it. */
export function useCountry(code: string) {
  const [countries, setCountries] = useState<Reply<"GET /country">>()
  const [country, setCountry] = useState<Country>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      try {
        const found = await browserApi("GET /country/{code}", { params: { code } })
        if (isWanted) setCountry(found)
      } catch {
        if (isWanted) setFailed(true)
      }
    }
    setFailed(false)
    void ask()
    return () => {
      isWanted = false
    }
  }, [code])
  useEffect(() => {
    const ask = async () => {
      try {
        setCountries(await browserApi("GET /country"))
      } catch {
        setFailed(true)
      }
    }
    void ask()
  }, [])
  return { countries, country, failed }
}
