import { MissingList } from "../../../ui/feedback/missing-list.tsx"
import { Portrait } from "../../../ui/picture/portrait.tsx"
import type { HomeData } from "./load-home.ts"
import { Section } from "./section.tsx"

type Engineers = HomeData["engineers"]

/** A shop that names nobody says nothing of it. */
export const EngineerSection = ({ engineers }: { engineers: Engineers }) =>
  engineers?.length === 0 ? null : (
    <Section id="engineers" title="Engineers">
      {engineers ? (
        <EngineerGrid engineers={engineers} />
      ) : (
        <MissingList>Engineers could not be loaded.</MissingList>
      )}
    </Section>
  )

const EngineerGrid = ({ engineers }: { engineers: NonNullable<Engineers> }) => (
  <ul className="grid grid-cols-2 gap-6 wide:grid-cols-4">
    {engineers.map(({ name, designation, photo }) => (
      <li key={name}>
        <Portrait
          picture={photo}
          name={name}
          className="aspect-square w-full rounded-lg text-[3rem]"
        />
        <h3 className="mt-3 text-h3">{name}</h3>
        <p className="text-sm text-text-2">{designation}</p>
      </li>
    ))}
  </ul>
)
