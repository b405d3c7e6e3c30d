import { useSite } from "#web/navigation/site.ts"

interface ContactWaysProps {
  legalName: string
  address: string
  phone: string
}

/** Who gets the message, and how else they are reached. */
export function ContactWays({ legalName, address, phone }: ContactWaysProps) {
  const { name, email } = useSite()
  return (
    <aside aria-labelledby="contact-ways" className="text-[0.9375rem]/6 wrap-anywhere">
      <h2 id="contact-ways" className="text-h3">
        {legalName || name}
      </h2>
      {address ? <p className="mt-3 whitespace-pre-line text-text-2">{address}</p> : null}
      <ul className="mt-3 text-text-2">
        {phone ? (
          <li>
            <a
              className="inline-flex min-h-8 items-center underline underline-offset-4"
              href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}
            >
              {phone}
            </a>
          </li>
        ) : null}
        {email ? (
          <li>
            <a
              className="inline-flex min-h-8 items-center underline underline-offset-4"
              href={`mailto:${email}`}
            >
              {email}
            </a>
          </li>
        ) : null}
      </ul>
    </aside>
  )
}
