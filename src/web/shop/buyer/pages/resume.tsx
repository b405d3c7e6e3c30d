import type { ReactNode } from "react"
import { Link } from "react-router"
import type { CallReply, Contract } from "#contract/contract.ts"
import { t } from "#domain/languages/translate.ts"
import { cardClass } from "#web/ui/card.tsx"
import { ArrowRight, ArrowUpRight, Mail, MapPin } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { Portrait } from "#web/ui/picture/picture.tsx"
import { TraceRule } from "#web/ui/trace-rule.tsx"

type Project = ResumeData["projects"][number]

const ProjectList = ({ projects }: { projects: Project[] }) => (
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
      <span className="sr-only"> {t("(another site)")}</span>
      <Icon of={ArrowUpRight} size={16} />
    </a>
  )

const Experience = ({ jobs }: { jobs: ResumeData["experience"][number][] }) => (
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

export const Resume = ({ resume }: { resume: ResumeData }) => (
  <div className="grid grid-cols-1 gap-x-14 gap-y-10 pt-8 sm:pt-12 wide:grid-cols-[17rem_minmax(0,1fr)] print:grid-cols-[11rem_minmax(0,1fr)] print:gap-x-8 print:pt-0 print:text-xs">
    <aside className="flex flex-col gap-6 wide:sticky wide:top-24 wide:self-start print:gap-3">
      <Portrait
        picture={resume.person.photo}
        name={resume.person.name}
        className="size-28 rounded-lg text-[2rem] wide:size-44 print:size-24"
      />
      <div>
        <h1 className="text-h1 print:text-[1.25rem]">{resume.person.name}</h1>
        <p className="mt-1 text-text-2">{resume.person.title}</p>
      </div>
      <Contact person={resume.person} />
      <Skills skills={resume.skills} className="max-wide:hidden print:flex" />
    </aside>
    <div className="flex min-w-0 flex-col gap-12 print:gap-5">
      <p className="max-w-[62ch] text-[1.125rem]/7 print:text-sm">{resume.person.summary}</p>
      <Part title={t("Projects")}>
        <ProjectList projects={resume.projects} />
      </Part>
      <Part title={t("Experience")}>
        <Experience jobs={resume.experience} />
      </Part>
      <Part title={t("Education")}>
        <ul className="flex flex-col gap-3">
          {resume.education.map(({ award, org, year }) => (
            <li key={award} className="flex flex-wrap justify-between gap-x-6">
              <span>
                <strong className="font-semibold">{award}</strong>, {org}
              </span>
              <time dateTime={year} className="text-text-3 tabular-nums">
                {year}
              </time>
            </li>
          ))}
        </ul>
      </Part>
      <Skills skills={resume.skills} className="wide:hidden print:hidden" />
    </div>
  </div>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-h2 print:text-base">{title}</h2>
    <TraceRule className="mt-1.5 mb-5 print:mt-0 print:mb-2" />
    {children}
  </section>
)

const Contact = ({ person }: { person: ResumeData["person"] }) => (
  <ul className="flex flex-col gap-2 text-sm text-text-2">
    <li className="flex items-center gap-2.5">
      <Icon of={MapPin} size={18} />
      {person.location}
    </li>
    <li className="flex items-center gap-2.5">
      <Icon of={Mail} size={18} />
      <a href={`mailto:${person.email}`} className="min-h-6 min-w-0 underline underline-offset-4">
        {person.email.replace(/@.*/, "@")}
        <wbr />
        {person.email.replace(/.*@/, "")}
      </a>
    </li>
  </ul>
)

interface SkillsProps {
  skills: ResumeData["skills"]
  className: string
}

const Skills = ({ skills, className }: SkillsProps) => (
  <section className={`flex flex-col gap-4 print:gap-2 ${className}`}>
    <h2 className="text-h2 wide:sr-only print:sr-only">{t("Skills")}</h2>
    {skills.map(({ name, items }) => (
      <div key={name}>
        <h3 className="text-sm font-semibold">{name}</h3>
        <p className="mt-0.5 text-sm text-text-2">{items.join(", ")}</p>
      </div>
    ))}
  </section>
)

type ResumeData = NonNullable<CallReply<Contract["GET /content"]>["portfolio"]>
