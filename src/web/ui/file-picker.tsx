import { describedBy, FieldFrame } from "./field.tsx"
import { ImagePlus } from "./form-icons.ts"
import { Icon } from "./icon.tsx"
import { useObjectUrl } from "./use-object-url.ts"

interface FilePickerProps {
  name: string
  label: string
  hint: string
  error?: string | undefined
  file: File | undefined
  /** Address of the picture there is now, which stays when no other is chosen. */
  current?: string
  onChange: (file: File | undefined) => void
}

/** Chooses one picture and shows it. The input is the browser's own, under a button that looks like ours. */
export function FilePicker({ name, label, hint, error, file, current, onChange }: FilePickerProps) {
  const preview = useObjectUrl(file) ?? current
  return (
    <FieldFrame id={name} label={label} hint={hint} error={error}>
      <div className="flex flex-wrap items-center gap-4">
        <div className="grid size-24 shrink-0 place-items-center overflow-hidden rounded on-tile border border-border bg-tile text-text-2">
          {preview ? (
            <img src={preview} alt="" width={96} height={96} className="size-full object-cover" />
          ) : (
            <Icon of={ImagePlus} size={24} strokeWidth={1.5} />
          )}
        </div>
        <div className="relative min-w-0">
          <input
            id={name}
            name={name}
            type="file"
            accept="image/*"
            className="peer absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => onChange(event.target.files?.[0])}
            {...describedBy(name, { hint, error })}
          />
          <span
            aria-hidden
            className="pointer-events-none inline-flex min-h-10 items-center rounded-md border border-control bg-surface px-4 text-[0.9375rem] font-medium peer-hover:bg-brand-subtle peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
          >
            {preview ? "Choose another" : "Choose a photo"}
          </span>
          <span
            aria-hidden
            className="pointer-events-none mt-1.5 block truncate text-sm text-text-3"
          >
            {file?.name ?? (current ? "The photo stays as it is" : "No photo chosen")}
          </span>
        </div>
      </div>
    </FieldFrame>
  )
}
