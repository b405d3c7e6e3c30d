import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react"
import { t } from "#domain/languages/translate.ts"
import { Button } from "../button.tsx"
import { ImagePlus } from "../icon/form-icons.ts"
import { Icon } from "../icon/icon.tsx"
import { describedBy, FieldFrame, useFieldId } from "./field.tsx"

/** Accepts a picture pasted anywhere on the page. Pasted text goes to the focused field. */
function usePastedFile(onPaste: (file: File) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file?.type.startsWith("image/") || event.clipboardData?.types.includes("text/plain"))
      return
    event.preventDefault()
    onPaste(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event)
    document.addEventListener("paste", listen)
    return () => document.removeEventListener("paste", listen)
  }, [])
}

/** Accepts a dropped file; returns whether a file is being dragged over the area. */
export function useDroppedFile(
  area: RefObject<HTMLElement | null>,
  onDrop: (file: File | undefined) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const takeFile = useEffectEvent((event: DragEvent) => onDrop(event.dataTransfer?.files[0]))
  useEffect(() => {
    const element = area.current
    const listening = new AbortController()
    const { signal } = listening
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return
      // Otherwise the browser would navigate to the file.
      event.preventDefault()
      setOver(true)
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      takeFile(event)
    }
    element?.addEventListener("dragover", over, { signal })
    element?.addEventListener("dragleave", () => setOver(false), { signal })
    element?.addEventListener("drop", drop, { signal })
    return () => listening.abort()
  }, [area])
  return isOver
}

export function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return url
}

export interface PickerUpload {
  /** Progress from 0 to 1; undefined when idle. */
  progress: number | undefined
  isCancelled: boolean
  cancel: () => void
}

interface FilePickerProps {
  name: string
  label: string
  hint: string
  error?: string | undefined
  file: File | undefined
  /** URL of the current picture, which is kept by default. */
  current?: string
  /** Set to false if the page has several pickers. */
  takesPastes?: boolean
  upload: PickerUpload
  onChange: (file: File | undefined) => void
}

/** Picture field that accepts a chosen, dropped or pasted file. A styled native input. */
export function FilePicker(props: FilePickerProps) {
  const { name, label, hint, error, file, current, upload, onChange } = props
  const { takesPastes = true } = props
  const id = useFieldId(name)
  const preview = useObjectUrl(file) ?? current
  const isSending = upload.progress !== undefined
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const choose = (chosen: File | undefined) => {
    if (chosen && !isSending) onChange(chosen)
  }
  /** Moves the focus before the pressed button is removed. */
  const leave = (act: () => void) => {
    act()
    input.current?.focus()
  }
  usePastedFile((pasted) => takesPastes && choose(pasted))
  const isOver = useDroppedFile(area, choose)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div
        ref={area}
        className={`flex flex-wrap items-center gap-4 rounded-md ${isOver ? "outline-2 outline-offset-4 outline-focus outline-dashed" : ""}`}
      >
        <Preview src={preview} />
        <div className="min-w-0 flex-1 basis-40">
          <div className="flex flex-wrap items-center gap-2">
            <FileInput
              ref={input}
              id={id}
              name={name}
              onChosen={choose}
              buttonText={preview ? t("Choose another") : t("Choose a photo")}
              {...describedBy(id, { hint, error })}
            />
            {file && !isSending ? (
              <Button variant="link" onClick={() => leave(() => onChange(undefined))}>
                {t("Remove photo")}
              </Button>
            ) : null}
          </div>
          <p className="mt-1.5 text-sm wrap-anywhere text-text-3">
            {file?.name ?? (current ? t("The photo is not changed.") : t("No photo chosen."))}
            {file
              ? null
              : ` ${takesPastes ? t("You can also drop or paste one here.") : t("You can also drop one here.")}`}
          </p>
          <UploadState {...upload} cancel={() => leave(upload.cancel)} />
        </div>
      </div>
    </FieldFrame>
  )
}

const Preview = ({ src }: { src: string | undefined }) => (
  <div className="grid size-24 shrink-0 place-items-center overflow-hidden rounded border border-border bg-sunken text-text-2">
    {src ? (
      <img src={src} alt="" width={96} height={96} className="size-full bg-tile object-contain" />
    ) : (
      <Icon of={ImagePlus} size={24} strokeWidth={1.5} />
    )}
  </div>
)

interface FileInputProps extends Omit<ComponentProps<"input">, "onChange"> {
  buttonText: string
  onChosen: (file: File | undefined) => void
}

/** Native file input styled as a button. */
export const FileInput = ({ buttonText, onChosen, ...input }: FileInputProps) => (
  <div className="relative">
    <input
      accept="image/*"
      {...input}
      type="file"
      className="peer absolute inset-0 cursor-pointer opacity-0"
      onChange={({ target }) => {
        onChosen(target.files?.[0])
        // Otherwise choosing the same file again would not fire `change`.
        target.value = ""
      }}
    />
    <span
      aria-hidden
      className="pointer-events-none inline-flex min-h-10 items-center rounded-md border border-control bg-surface px-4 text-[0.9375rem] font-medium peer-hover:bg-brand-subtle peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
    >
      {buttonText}
    </span>
  </div>
)

/** Progress of an upload; full while the server processes the picture. */
export const UploadState = ({ progress, isCancelled, cancel }: PickerUpload) => (
  <>
    {progress === undefined ? null : (
      <div className="mt-1.5 flex items-center gap-3">
        <progress aria-label={t("Upload")} value={progress} className="progress min-w-0 flex-1" />
        <Button variant="secondary" size={32} onClick={cancel}>
          {t("Cancel upload")}
        </Button>
      </div>
    )}
    <p role="status" className="text-sm text-text-2 empty:hidden">
      {isCancelled ? t("Not uploaded: you cancelled it.") : null}
    </p>
  </>
)

interface FileButtonProps {
  children: string
  /** Label of the hidden field. */
  label: string
  accept: string
  busy: boolean
  onChoose: (file: File) => void
}

export function FileButton({ children, label, accept, busy, onChoose }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => field.current?.click()}>
        {children}
      </Button>
      <input
        ref={field}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onChoose(chosen)
          target.value = ""
        }}
      />
    </>
  )
}
