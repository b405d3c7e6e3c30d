import type { UseFormReturn } from "react-hook-form"
import { useWrite } from "#web/forms/use-write.ts"
import type { useUpload } from "#web/pictures/shared/use-upload.ts"
import type { PartValues } from "./part-values.ts"

/** Has a further picture and the one that the part is known by change places, with what is said of each. */
export function useMakeFirst(
  form: UseFormReturn<PartValues>,
  upload: ReturnType<typeof useUpload>,
  currentPicture: string | undefined,
): (index: number) => void {
  const { run } = useWrite()
  const change = async (index: number) => {
    const { image = currentPicture } = form.getValues()
    const first = image instanceof File ? await upload.send(image) : image
    if (image && !first) return
    const { pictures, imageAlt } = form.getValues()
    const chosen = pictures[index]
    if (!chosen) return
    form.setValue("image", chosen.url, { shouldDirty: true, shouldValidate: true })
    form.setValue("imageAlt", chosen.text, { shouldDirty: true })
    const others = pictures.toSpliced(index, 1, ...(first ? [{ url: first, text: imageAlt }] : []))
    form.setValue("pictures", others, { shouldDirty: true })
    // The row that was pressed in is another now.
    form.setFocus("imageAlt")
  }
  return (index) => void run(() => change(index), { form })
}
