import { staffTopicText } from "#contract/mail/staff-notifications.ts"
import { t } from "#domain/languages/translate.ts"
import { type StaffTopic, staffTopics } from "#domain/shop/staff-topics.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"

/** Form in which administrators choose the mails they receive. */
export function StaffMails({ topics }: { topics: readonly StaffTopic[] }) {
  const { run, busy, failure } = useWrite()
  const save = (form: HTMLFormElement) => {
    const chosen = new Set(new FormData(form).getAll("topic"))
    const body = { topics: staffTopics.filter((topic) => chosen.has(topic)) }
    return run(
      async () => {
        await browserApi("PUT /staff-notification", { body })
        toast(t("Your choice is saved"))
      },
      { failed: t("Your choice was not saved") },
    )
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void save(event.currentTarget)
      }}
      className="flex flex-col items-start gap-3"
    >
      <fieldset>
        <legend className="mb-2 text-text-2">{t("E-mail me when")}</legend>
        {staffTopics.map((topic) => (
          <label key={topic} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="topic"
              value={topic}
              defaultChecked={topics.includes(topic)}
              className="size-5 shrink-0"
            />
            {staffTopicText[topic]}
          </label>
        ))}
      </fieldset>
      <WriteFailureLine failure={failure} />
      <Button type="submit" variant="secondary" busy={busy} className="needs-script">
        {t("Save")}
      </Button>
    </form>
  )
}
