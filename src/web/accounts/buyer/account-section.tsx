import { type ReactNode, useId } from "react"

/** One matter of one's account. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-t border-border py-8 lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
