import { plural, t, translate } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { TextLink } from "#web/ui/links.tsx"
import { TitledSection } from "#web/ui/page-heading.tsx"

interface ToDoProps {
  overview: Reply<"GET /overview">
  filters: Reply<"GET /order-filter">
  mail: Reply<"GET /mail-count">
}

/** Lowers the first letter of a filter's name for use within a sentence. */
const withinSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Returns the tasks, each with its count and a link. */
function listTasks({ overview, filters, mail }: ToDoProps) {
  const { work, withdrawals = 0, taxIds = 0 } = overview
  const { returns = { asked: 0, approved: 0, received: 0 }, reviews = { queued: 0, reported: 0 } } =
    overview
  return [
    ...filters
      .filter(({ fixed }) => fixed)
      .map(({ name, query, count, more }) => {
        const found = {
          count: formatCount(count) + (more ? "+" : ""),
          state: withinSentence(translate(name)),
        }
        return {
          text:
            count === 1 && !more
              ? t("{count} order {state}", found)
              : t("{count} orders {state}", found),
          count,
          to: paths.manageOrder + addressWith(query, {}),
        }
      }),
    {
      text: plural(returns.asked, "{count} return requested", "{count} returns requested"),
      count: returns.asked,
      to: paths.returns() + addressWith({ state: "asked" }, {}),
    },
    {
      text: plural(returns.approved, "{count} return on its way", "{count} returns on their way"),
      count: returns.approved,
      to: paths.returns() + addressWith({ state: "approved" }, {}),
    },
    {
      text: plural(returns.received, "{count} return to refund", "{count} returns to refund"),
      count: returns.received,
      to: paths.returns() + addressWith({ state: "received" }, {}),
    },
    {
      text: plural(reviews.queued, "{count} review waiting", "{count} reviews waiting"),
      count: reviews.queued,
      to: paths.reviews({ parts: "queued" }),
    },
    {
      text: plural(reviews.reported, "{count} review reported", "{count} reviews reported"),
      count: reviews.reported,
      to: paths.reviews({ parts: "reported" }),
    },
    {
      text: plural(withdrawals, "{count} withdrawal declared", "{count} withdrawals declared"),
      count: withdrawals,
      to: paths.withdrawals + addressWith({}, { state: "open" }),
    },
    {
      text: t("Daily rate missing for invoices"),
      count: overview.dailyRate ? 1 : 0,
      to: paths.dailyRates,
    },
    {
      text: t("Tax rate of the shop's place ends"),
      count: overview.taxRate ? 1 : 0,
      to: paths.settings("tax"),
    },
    {
      text: plural(
        taxIds,
        "{count} account with a tax id to review",
        "{count} accounts with a tax id to review",
      ),
      count: taxIds,
      to: paths.taxIds,
    },
    {
      text: plural(
        work.freight,
        "{count} order with freight to be agreed",
        "{count} orders with freight to be agreed",
      ),
      count: work.freight,
      to: paths.manageOrder + addressWith({}, { freight: "due", sort: "oldest" }),
    },
    {
      text: plural(work.disputes, "{count} payment disputed", "{count} payments disputed"),
      count: work.disputes,
      to: paths.audit + addressWith({}, { action: "order.dispute" }),
    },
    {
      text: plural(work.refunds, "{count} refund not paid out", "{count} refunds not paid out"),
      count: work.refunds,
      to: paths.audit + addressWith({}, { action: "order.refund_failed" }),
    },
    {
      text:
        work.lowStock >= 1000
          ? t("{count}+ parts are low in stock", { count: formatCount(work.lowStock) })
          : plural(work.lowStock, "{count} part is low in stock", "{count} parts are low in stock"),
      count: work.lowStock,
      to: "#low-stock",
    },
    { text: t("1 backup due"), count: work.backup ? 1 : 0, to: paths.health },
    {
      text: plural(mail.dead, "{count} e-mail failed", "{count} e-mails failed"),
      count: mail.dead,
      to: paths.mail + addressWith({}, { state: "dead" }),
    },
    {
      text: plural(mail.late, "{count} e-mail waiting", "{count} e-mails waiting"),
      count: mail.late,
      to: paths.mail + addressWith({}, { state: "queued" }),
    },
  ].filter(({ count }) => count > 0)
}

/** Links to the tasks that wait for staff. */
export function ToDo(props: ToDoProps) {
  const tasks = listTasks(props)
  return (
    <TitledSection
      title={t("To do")}
      className="mb-4 rounded-lg border border-border bg-surface p-5"
      titleClass="mb-1"
    >
      {tasks.length === 0 ? (
        <p className="text-sm text-text-2">{t("Nothing is waiting.")}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 text-sm">
          {tasks.map(({ text, to }) => (
            <li key={to}>
              <TextLink className="text-brand" to={to}>
                {text}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  )
}
