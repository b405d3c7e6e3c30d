import type { ReactNode } from "react"
import { isApiError } from "#web/api/api-error.ts"
import { messagesOf } from "#web/forms/form-errors.ts"
import type { WriteFailure } from "#web/forms/use-write.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import type { Values } from "./form-values.ts"
import { SettingField } from "./setting-field.tsx"
import { type EditedSettings, useSettingsForm } from "./use-settings-form.ts"

interface SettingsFormProps extends EditedSettings {
  /** Of the shop as it came; undefined where that is for its own pages to say. */
  defaults: Values | undefined
  preview: ((settings: Values) => ReactNode) | undefined
}

/** A group of settings, judged by the schema of its call, with what pages will make of it beside it. */
export function SettingsForm({ defaults, preview, ...edited }: SettingsFormProps) {
  const { form, fields, attempts, submit, busy, failure, fill, undo, showNew, current } =
    useSettingsForm(edited)
  const { errors, isDirty } = form.formState
  return (
    <div className={preview ? "settings-with-preview" : undefined}>
      <form noValidate method="post" onSubmit={submit} className="settings-form">
        <ErrorSummary
          errors={messagesOf(
            errors,
            fields.map(({ name }) => name),
          )}
          attempt={attempts}
        />
        {fields.map((field) => (
          <SettingField key={field.name} form={form} field={field} />
        ))}
        <Failure failure={failure} onShow={showNew} />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton busy={busy}>Save settings</SubmitButton>
          {isDirty ? (
            <Button variant="secondary" size={44} onClick={undo}>
              Undo changes
            </Button>
          ) : null}
          {defaults ? (
            <Button variant="link" onClick={() => fill(defaults)}>
              Fill in the defaults
            </Button>
          ) : null}
        </div>
      </form>
      {preview ? <Preview shown={current()} of={preview} /> : null}
    </div>
  )
}

interface FailureProps {
  failure: WriteFailure | undefined
  /** Leaves what was typed for what stands there now. */
  onShow: () => Promise<void>
}

const Failure = ({ failure, onShow }: FailureProps) => (
  <div role="alert" className="empty:hidden">
    {failure && isOvertaken(failure.error) ? <Overtaken onShow={onShow} /> : null}
    {failure && !isOvertaken(failure.error) ? <Notice tone="danger">{failure.text}</Notice> : null}
  </div>
)

const isOvertaken = (error: unknown): boolean =>
  isApiError(error) && error.body.code === "settings_changed"

const Overtaken = ({ onShow }: { onShow: () => Promise<void> }) => (
  <Notice tone="warn" title="Someone changed these settings meanwhile.">
    <p>Nothing was saved. Show what they are now; what you typed here is then gone.</p>
    <Button variant="secondary" className="mt-3" onClick={() => void onShow()}>
      Show them
    </Button>
  </Notice>
)

/** For the eye: what is in it is on its page, too, and leads nowhere from here. */
const Preview = ({ shown, of }: { shown: Values; of: (settings: Values) => ReactNode }) => (
  <aside aria-label="Preview" className="min-w-0">
    <p className="mb-3 text-sm text-text-3">Preview</p>
    <div inert className="settings-preview">
      <div>{of(shown)}</div>
    </div>
  </aside>
)
