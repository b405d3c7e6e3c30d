import type { PickerUpload } from "../../ui/form/file-picker.tsx"

interface UploadStepProps {
  /** Whether the form is being sent. */
  busy: boolean
  upload: PickerUpload
}

/** How far a form with a picture is: the picture goes first. */
export const UploadStep = ({ busy, upload }: UploadStepProps) => (
  <p role="status" className="text-sm text-text-2">
    {upload.share === undefined ? null : "Uploading photo…"}
    {upload.share === undefined && busy ? "Saving…" : null}
  </p>
)
