import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useForm } from "react-hook-form"
import { Link } from "react-router"
import { required } from "#contract/kernel/form-rules.ts"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { t } from "#domain/languages/translate.ts"
import type { ModerationView } from "#domain/reviews/review.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { failureText } from "#web/api/api-error.ts"
import { useRowRemoval } from "#web/forms/delete-row.tsx"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { PartReview } from "#web/reviews/shared/part-review.tsx"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { TextArea } from "#web/ui/form/field.tsx"
import { SubmitButton, useHydrated } from "#web/ui/form/submit-button.tsx"
import { TabLinks } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"

const { moderation } = partReviewText

interface ModerationFormProps {
  label: string
  initial: string
  isRequired: boolean
  busy: boolean
  onSend: (words: string) => void
  onCancel: () => void
}

function ModerationForm(props: ModerationFormProps) {
  const { label, initial, isRequired, busy, onSend, onCancel } = props
  const form = useForm({ defaultValues: { words: initial } })
  const field = fieldsOf(form, isRequired ? { words: required("Reason") } : {})
  // The button that opened the form has been removed.
  useEffect(() => form.setFocus("words"), [form])
  return (
    <form
      noValidate
      method="post"
      onSubmit={form.handleSubmit(({ words }) => onSend(words))}
      className="mt-4 flex max-w-[40rem] flex-col gap-4"
    >
      <TextArea label={label} rows={3} {...field("words")} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton size={40} busy={busy}>
          {moderation.send}
        </SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  )
}

type Review = Reply<"GET /part-review">["reviews"][number]

interface Decision {
  state: "published" | "hidden"
  reason?: string
  answer?: string
}

function ModeratedReview({ review }: { review: Review }) {
  const [openForm, setOpenForm] = useState<"answer" | "hide">()
  const { decide, busy, failure } = useDecision(review, () => setOpenForm(undefined))
  const article = useRef<HTMLElement>(null)
  const cancel = () => {
    flushSync(() => setOpenForm(undefined))
    article.current?.querySelector<HTMLElement>(`[data-opens="${openForm}"]`)?.focus()
  }
  return (
    <article
      ref={article}
      aria-label={`${review.title}, ${review.name}`}
      className="rounded-lg border border-border bg-surface p-5"
    >
      <p className="mb-3 flex flex-wrap gap-x-2 text-sm text-text-3">
        <Link
          to={paths.part(review.part.slug)}
          className="font-medium text-text underline underline-offset-2"
        >
          {review.part.name}
        </Link>
        <span className="wrap-anywhere">{review.email}</span>
      </p>
      <PartReview review={review} />
      <Findings review={review} />
      <WriteFailureNotice failure={failure} className="mt-4" />
      {openForm ? (
        <ModerationForm
          label={openForm === "hide" ? moderation.reason : moderation.answer}
          initial={openForm === "hide" ? "" : (review.answer?.text ?? "")}
          isRequired={openForm === "hide"}
          busy={busy}
          onSend={(words) =>
            openForm === "hide"
              ? decide({ state: "hidden", reason: words }, moderation.doneHidden)
              : decide({ state: "published", answer: words }, moderation.doneAnswered)
          }
          onCancel={cancel}
        />
      ) : (
        <ReviewActions review={review} busy={busy} decide={decide} onAsk={setOpenForm} />
      )}
    </article>
  )
}

function useDecision({ _id: id, version }: Review, onDone: () => void) {
  const { run, busy, failure } = useWrite()
  const removeRow = useRowRemoval()
  const decide = (body: Decision, notice: string) =>
    void run(
      () =>
        removeRow(id, async () => {
          const headers = { "if-match": String(version) }
          await browserApi("PUT /part-review/{id}", { params: { id }, body }, { headers })
          onDone()
          return notice
        }),
      { failed: failureText, reloadOnRefusal: "first" },
    )
  return { decide, busy, failure }
}

const Findings = ({ review: { hiddenReason, openReports, reports } }: { review: Review }) => (
  <div className="mt-4 flex flex-col gap-3 empty:hidden">
    {hiddenReason ? (
      <Notice tone="warn" title={moderation.hidden}>
        <p className="wrap-anywhere">{hiddenReason}</p>
      </Notice>
    ) : null}
    {openReports > 0 ? (
      <Notice tone="warn" title={moderation.reports(openReports)}>
        <ul>
          {reports.map((report) => (
            <li key={report.email} className="wrap-anywhere">
              {report.reason}
              <span className="text-sm text-text-2">
                {` ${report.email}, `}
                <Moment at={report.createdAt} dayOnly />
              </span>
            </li>
          ))}
        </ul>
      </Notice>
    ) : null}
  </div>
)

interface ReviewActionsProps {
  review: Review
  busy: boolean
  decide: (decision: Decision, notice: string) => void
  onAsk: (what: "answer" | "hide") => void
}

function ReviewActions({
  review: { state, name, openReports, answer },
  busy,
  decide,
  onAsk,
}: ReviewActionsProps) {
  const disabled = !useHydrated()
  const about = <span className="sr-only"> {t("the review of {name}", { name })}</span>
  const labels = {
    queued: moderation.publish,
    hidden: moderation.restore,
    published: moderation.keep,
  }
  const isSettled = state === "published" && openReports === 0
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {isSettled ? null : (
        <Button
          size={32}
          busy={busy}
          disabled={disabled}
          onClick={() => decide({ state: "published" }, moderation.done[state])}
        >
          {labels[state]}
          {about}
        </Button>
      )}
      {state === "published" ? (
        <Button
          data-opens="answer"
          size={32}
          variant="secondary"
          disabled={disabled}
          onClick={() => onAsk("answer")}
        >
          {answer ? moderation.changeAnswer : moderation.answerIt}
          {about}
        </Button>
      ) : null}
      {state === "hidden" ? null : (
        <Button
          data-opens="hide"
          size={32}
          variant="danger-quiet"
          disabled={disabled}
          onClick={() => onAsk("hide")}
        >
          {moderation.hide}
          {about}
        </Button>
      )}
    </div>
  )
}

interface PartReviewQueueProps {
  view: ModerationView
  found: Reply<"GET /part-review">
}

export default function PartReviewQueue({ view, found }: PartReviewQueueProps) {
  const { queued, reported, reviews, hasMore } = found
  const last = reviews.at(-1)
  const tabs = [
    { of: "queued", label: moderation.queued(queued) },
    { of: "reported", label: moderation.reported(reported) },
    { of: "published", label: moderation.published },
    { of: "hidden", label: moderation.hidden },
  ]
  return (
    <>
      <TabLinks
        label={t("Reviews of parts by state")}
        className="mb-4"
        tabs={tabs.map(({ of, label }) => ({
          to: paths.reviews({ parts: of }),
          label,
          isShown: of === view,
        }))}
      />
      {reviews.length === 0 ? (
        <EmptyState text={moderation.none[view]} />
      ) : (
        <ul className="flex flex-col gap-6">
          {reviews.map((review) => (
            <li key={review._id} data-row={review._id}>
              <ModeratedReview review={review} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && last ? (
        <ButtonLink
          variant="secondary"
          className="mt-6"
          to={paths.reviews({ parts: view, after: last._id })}
        >
          {t("More")}
        </ButtonLink>
      ) : null}
    </>
  )
}
