import type { ReactNode } from "react"
import { Link } from "react-router"
import { attachmentText } from "#contract/catalogue/part-text.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { CompareBox, CompareTray } from "#web/catalogue/shared/compare-box.tsx"
import { FitFindings } from "#web/catalogue/shared/fit-findings.tsx"
import type { FitGroup } from "#web/catalogue/shared/fit-groups.ts"
import { Chips } from "#web/catalogue/shared/part-card.tsx"
import { SpecTable } from "#web/catalogue/shared/spec-table.tsx"
import { paths } from "#web/navigation/paths.ts"
import { useSite } from "#web/navigation/site.ts"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { PageTitle, WholeWords } from "#web/ui/page-title.tsx"
import { BuyBox } from "./buy-box.tsx"
import type { PartData } from "./load-part.ts"
import { PartGallery } from "./part-gallery.tsx"

const DatasheetList = ({ part }: { part: PartData }) =>
  part.datasheets.length === 0 ? null : (
    <section aria-labelledby="datasheets">
      <h2 id="datasheets" className="text-h2">
        {attachmentText.datasheets}
      </h2>
      <ul className="datasheets">
        {part.datasheets.map((datasheet) => {
          const title = attachmentText.titleOf(datasheet)
          return (
            <li key={datasheet.url}>
              <a href={datasheet.url} download={`${part.name} - ${title}.pdf`}>
                <Icon of={Download} />
                <span>
                  <span className="datasheet-title">{title}</span>{" "}
                  <span className="datasheet-size">{attachmentText.sizeOf(datasheet)}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )

interface FitsSectionProps {
  part: { id: string }
  groups: readonly FitGroup[]
}

export const FitsSection = ({ part, groups }: FitsSectionProps) =>
  groups.length === 0 ? null : (
    <section aria-labelledby="fits">
      <h2 id="fits" className="text-h2">
        {t("Fits")}
      </h2>
      <p className="mt-1 mb-2 text-sm text-text-3">
        {t("Derived from the specifications of the parts.")}
      </p>
      <FitFindings groups={groups} />
      <Link
        to={paths.parts({ fits: part.id })}
        className="mt-3 inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4"
      >
        {t("All parts that fit")}
      </Link>
    </section>
  )

interface PartViewProps {
  part: PartData
  children: ReactNode
}

export const PartView = ({ part, children }: PartViewProps) => (
  <article className="pt-6 lg:pt-8">
    <Breadcrumbs category={part.category} name={part.name} />
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-x-16">
      <PartGallery key={part.id} part={part} />
      <div className="flex flex-col">
        <PageTitle>
          <WholeWords>{part.name}</WholeWords>
        </PageTitle>
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <span className="font-mono text-mono text-text-3">
            <span className="sr-only">{t("Part number")} </span>
            {part.number}
          </span>
          <CompareBox part={part} />
        </p>
        <p className="mt-4 text-text-2 empty:hidden">{part.description}</p>
        <Chips chips={part.chips} className="mt-4 flex flex-wrap gap-1.5" />
        <BuyBox key={part.id} part={part} />
      </div>
    </div>
    <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-2">
      <div className="flex flex-col gap-14">
        <SpecTable
          name={part.name}
          number={part.number}
          mpn={part.mpn}
          rows={part.specs}
          source={part.source}
        />
        <DatasheetList part={part} />
        <ConsumerNotices part={part} />
      </div>
      <FitsSection part={part} groups={part.fits} />
    </div>
    {children}
    <CompareTray />
  </article>
)

const Breadcrumbs = ({ category, name }: { category: string; name: string }) => (
  <nav aria-label={t("Breadcrumb")}>
    <ol className="flex flex-wrap items-center gap-x-2 text-sm wrap-anywhere text-text-3 *:flex *:items-center *:gap-x-2 [&>li+li]:before:content-['/']">
      <li>
        <BreadcrumbLink to={paths.parts()}>{t("Parts")}</BreadcrumbLink>
      </li>
      <li>
        <BreadcrumbLink to={paths.parts({ category })}>{categoryName(category)}</BreadcrumbLink>
      </li>
      <li aria-current="page">{name}</li>
    </ol>
  </nav>
)

const BreadcrumbLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-8 items-center rounded text-text-2 underline-offset-4 hover:text-text hover:underline"
  >
    {children}
  </Link>
)

/** Manufacturer, responsible person in the EU, and the notice of the legal guarantee. */
function ConsumerNotices({ part: { safety } }: { part: PartData }) {
  const { guarantee } = useSite()
  const rows = [
    { label: t("Manufacturer"), text: [safety?.manufacturer, safety?.address] },
    { label: t("Responsible in the EU"), text: [safety?.responsible] },
  ]
    .map(({ label, text }) => ({ label, text: text.filter(Boolean).join("\n") }))
    .filter(({ text }) => text !== "")
  return (
    <>
      {rows.length > 0 ? (
        <section aria-labelledby="product-safety">
          <h2 id="product-safety" className="text-h2">
            {t("Product safety")}
          </h2>
          <dl className="mt-3 flex flex-col gap-3 text-[0.9375rem]/6">
            {rows.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-text-2">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {guarantee ? (
        <section aria-labelledby="legal-guarantee">
          <h2 id="legal-guarantee" className="text-h2">
            {t("Legal guarantee")}
          </h2>
          <p className="mt-3 max-w-[66ch] whitespace-pre-line text-text-2">{guarantee}</p>
        </section>
      ) : null}
    </>
  )
}
