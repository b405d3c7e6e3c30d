import { Link } from "react-router"
import { cardClass } from "../../../ui/card.tsx"
import { ArrowRight, ArrowUpRight } from "../../../ui/icon/form-icons.ts"
import { Icon } from "../../../ui/icon/icon.tsx"
import type { ResumeData } from "./resume-data.ts"

type Project = ResumeData["projects"][number]
type Job = ResumeData["experience"][number]

export const ProjectList = ({ projects }: { projects: Project[] }) => (
  <ul className="grid gap-4 lg:grid-cols-3 print:grid-cols-3">
    {projects.map((project) => (
      <li key={project.name} className={`flex flex-col gap-2 p-5 print:p-3 ${cardClass}`}>
        <h3 className="text-h3 print:text-sm">{project.name}</h3>
        <p className="flex-1 text-sm text-text-2 print:text-xs">{project.summary}</p>
        <p className="text-xs text-text-3">{project.tech.join(" · ")}</p>
        <ProjectLink link={project.link} />
      </li>
    ))}
  </ul>
)

const linkClass =
  "mt-1 inline-flex min-h-8 items-center gap-1.5 self-start text-[0.9375rem] font-medium text-brand underline underline-offset-4 print:text-xs"

const ProjectLink = ({ link }: { link: Project["link"] }) =>
  link.href.startsWith("/") ? (
    <Link to={link.href} className={linkClass}>
      {link.label}
      <Icon of={ArrowRight} size={16} />
    </Link>
  ) : (
    <a href={link.href} rel="noopener" className={linkClass}>
      {link.label}
      <span className="sr-only"> (another site)</span>
      <Icon of={ArrowUpRight} size={16} />
    </a>
  )

export const Experience = ({ jobs }: { jobs: Job[] }) => (
  <ol className="flex flex-col gap-8 print:gap-3">
    {jobs.map(({ role, org, from, to, points }) => (
      <li key={from}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h3 className="text-h3 print:text-sm">{role}</h3>
          <p className="text-sm text-text-3 tabular-nums">
            <Year year={from} /> – <Year year={to} />
          </p>
        </div>
        <p className="text-[0.9375rem] text-text-2 print:text-xs">{org}</p>
        <ul className="mt-2 flex max-w-[66ch] list-disc flex-col gap-1.5 pl-5 text-[0.9375rem]/6 text-text-2 marker:text-border print:mt-1 print:gap-0.5 print:text-xs">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
)

const Year = ({ year }: { year: string }) =>
  /^\d{4}/.test(year) ? <time dateTime={year}>{year}</time> : year
