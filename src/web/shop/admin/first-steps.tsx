import { t, translated } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { TextLink } from "#web/ui/links.tsx"

type FirstSteps = Reply<"GET /first-steps">
type Step = FirstSteps["steps"][number]["name"]

const titles = translated({
  name: "Name of the shop",
  address: "Address",
  currency: "Currency",
  help: "E-mail for help",
  tax: "Tax",
  delivery: "Delivery",
  payment: "Payment",
  mail: "Mail",
  legal: "Legal pages",
  parts: "Products",
  backup: "Backup",
})

const stepTexts = translated({
  name: "Enter the name shown on pages, in e-mails and on documents.",
  address: "Enter the address for invoices and the imprint.",
  currency: "Choose the currency of prices. It cannot be changed after the first order.",
  help: "Enter the address where buyers reach you.",
  tax: "Enter the shop's location and tax rates, or choose to charge no tax.",
  delivery: "Enter zones and prices, or choose not to charge for delivery.",
  payment:
    "Turn on bank transfers here, or set the three Stripe keys in the configuration to accept cards.",
  mail: "Set SMTP_URL and MAIL_FROM in the configuration. Without them, no e-mail is sent.",
  legal: "Write the terms and the privacy page.",
  parts: "Import a file of products, or add one by hand.",
  backup: "Run npm run backup, or start the schedule that comes with the shop.",
})

/** Page of each step. The shop's operator does some steps outside these pages. */
const stepPaths: Record<Step, string> = {
  name: paths.settings("shop"),
  address: paths.settings("shop"),
  currency: paths.settings("shop"),
  help: paths.settings("shop"),
  tax: paths.settings("tax"),
  delivery: paths.settings("delivery"),
  payment: paths.settings("bank-transfer"),
  mail: paths.health,
  legal: paths.settings("terms"),
  parts: paths.importProducts,
  backup: paths.health,
}

/** Checklist for a new shop; hidden once all steps are done or the list is dismissed. */
export function FirstSteps({ firstSteps }: { firstSteps: FirstSteps }) {
  const { steps, dismissed } = firstSteps
  const open = steps.filter(({ done }) => !done)
  const { setDismissed, busy, failure } = useDismissal()
  if (dismissed || open.length === 0) return null
  const done = steps.length - open.length
  return (
    <section aria-labelledby="first-steps" className="mb-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="first-steps" className="text-h3">
          {t("First steps: {done} of {all} done", {
            done: formatCount(done),
            all: formatCount(steps.length),
          })}
        </h2>
        <Button variant="secondary" size={32} busy={busy} onClick={() => void setDismissed(true)}>
          {t("Dismiss")}
        </Button>
      </div>
      <WriteFailureLine failure={failure} />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {open.map(({ name }) => (
          <OpenStep key={name} name={name} />
        ))}
      </ul>
      <DoneSteps names={steps.flatMap((step) => (step.done ? [step.name] : []))} />
    </section>
  )
}

const OpenStep = ({ name }: { name: Step }) => (
  <li className="flex flex-col gap-2 rounded-lg border border-border bg-surface p-5">
    <h3 className="font-medium">{titles[name]}</h3>
    <p className="text-sm text-text-2">{stepTexts[name]}</p>
    <ButtonLink to={stepPaths[name]} variant="secondary" size={32} className="mt-auto self-start">
      {t("Go to {step}", { step: titles[name] })}
    </ButtonLink>
  </li>
)

/** Completed steps on one line. */
const DoneSteps = ({ names }: { names: readonly Step[] }) =>
  names.length === 0 ? null : (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-2">
      <Badge tone="brand">{t("done")}</Badge>
      {names.map((name) => (
        <TextLink key={name} to={stepPaths[name]}>
          {titles[name]}
        </TextLink>
      ))}
    </p>
  )

/** Button that shows a dismissed, unfinished checklist again. */
export function ShowFirstSteps({ firstSteps: { steps, dismissed } }: { firstSteps: FirstSteps }) {
  const { setDismissed, busy, failure } = useDismissal()
  if (!dismissed || steps.every(({ done }) => done)) return null
  return (
    <div className="mb-6 flex flex-col items-start gap-2">
      <Button variant="secondary" busy={busy} onClick={() => void setDismissed(false)}>
        {t("Show the first steps again")}
      </Button>
      <WriteFailureLine failure={failure} />
    </div>
  )
}

function useDismissal() {
  const { run, busy, failure, revalidate } = useWrite()
  const change = async (dismissed: boolean) => {
    await browserApi("PUT /first-steps", { body: { dismissed } })
    await revalidate()
  }
  return { setDismissed: (dismissed: boolean) => run(() => change(dismissed)), busy, failure }
}
