import { useSite } from "#web/navigation/site.ts"

const words = { included: "incl. tax", excluded: "excl. tax" }

/** Tells whether prices include tax. */
export function TaxNote({ before }: { before?: string }) {
  const { tax } = useSite()
  if (!tax) return null
  return (
    <span className="text-sm font-normal text-text-3">
      {before ? `${before} ${words[tax]}` : words[tax]}
    </span>
  )
}
