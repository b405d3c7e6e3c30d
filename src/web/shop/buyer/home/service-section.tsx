import { pictureSources } from "#domain/pictures/picture.ts"
import { cardClass } from "../../../ui/card.tsx"
import { MissingList } from "../../../ui/feedback/missing-list.tsx"
import { Icon } from "../../../ui/icon/icon.tsx"
import { Picture } from "../../../ui/picture/picture.tsx"
import type { HomeData } from "./load-home.ts"
import { Section } from "./section.tsx"

type Services = HomeData["services"]
type Service = NonNullable<Services>[number]

/** A shop that offers none says nothing of it. */
export const ServiceSection = ({ services }: { services: Services }) =>
  services?.length === 0 ? null : (
    <Section id="services" title="Services">
      {services ? (
        <ServiceGrid services={services} />
      ) : (
        <MissingList>Services could not be loaded.</MissingList>
      )}
    </Section>
  )

const ServiceGrid = ({ services }: { services: Service[] }) => (
  <ul className="grid grid-cols-1 gap-4 two:gap-6 two:grid-cols-2 wide:grid-cols-3">
    {services.map((service) => (
      <li key={service.name} className={`overflow-hidden ${cardClass}`}>
        <div className="tile hidden aspect-[3/2] wide:block">
          <Picture
            src={service.photo}
            sources={pictureSources(service.photo)}
            alt=""
            width={720}
            height={540}
            sizes="(min-width: 1264px) 383px, 31vw"
            className="size-full object-contain"
          />
        </div>
        <div className="p-5">
          <div className="flex items-center gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-brand-subtle text-brand">
              <Icon of={service.icon} />
            </span>
            <h3 className="min-w-0 text-h3">{service.name}</h3>
          </div>
          <p className="mt-3 text-[0.9375rem]/6 text-text-2">{service.description}</p>
        </div>
      </li>
    ))}
  </ul>
)
