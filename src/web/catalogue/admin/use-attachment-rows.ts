import { useId, useState } from "react"
import { flushSync } from "react-dom"
import { type UseFormReturn, useFieldArray } from "react-hook-form"
import type { PartField } from "#domain/catalogue/part-fields.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { UploadKind } from "#web/pictures/shared/upload-file.ts"
import { useUpload } from "#web/pictures/shared/use-upload.ts"
import type { PartValues } from "./part-values.ts"

/** The rows of a form's pictures or datasheets, and what a keyboard does with them. */
export function useAttachmentRows(
  form: UseFormReturn<PartValues>,
  { name, longest }: PartField<"attachments">,
  kind: UploadKind,
) {
  const rows = useFieldArray({ control: form.control, name })
  const upload = useUpload(name, kind)
  const { run, failure } = useWrite()
  const [said, setSaid] = useState("")
  const id = useId()
  const { fields, append } = rows
  const controlId = (what: "up" | "down" | "add", index = 0) => `${id}${what}${index}`
  const focus = (what: "up" | "down" | "add", index = 0) =>
    document.getElementById(controlId(what, index))?.focus()

  const add = (file: File | undefined) => {
    if (!file || upload.state.share !== undefined) return
    setSaid("")
    void run(async () => {
      const url = await upload.send(file)
      if (!url) return
      const isThere = form.getValues(name).some((item) => item.url === url)
      if (!isThere) append({ url, text: titleOf(file, name) }, { shouldFocus: false })
      setSaid(isThere ? "That one is there already." : "Uploaded. Save the product to keep it.")
    })
  }
  const move = (from: number, to: number) => {
    flushSync(() => rows.move(from, to))
    const [way, other] = to < from ? (["up", "down"] as const) : (["down", "up"] as const)
    const isAtEnd = to === 0 || to === fields.length - 1
    focus(isAtEnd ? other : way, to)
    setSaid(`Now number ${to + 1} of ${fields.length}.`)
  }
  const remove = (index: number) => {
    flushSync(() => rows.remove(index))
    const next = Math.min(index, fields.length - 2)
    if (next < 0) focus("add")
    else form.setFocus(`${name}.${next}.text`)
    setSaid("Taken out.")
  }
  return {
    fields,
    isFull: fields.length >= longest,
    upload: upload.state,
    failed: failure?.text,
    said,
    controlId,
    add,
    move,
    remove,
    update: rows.update,
  }
}

/** A datasheet is called as its file is, until somebody says otherwise. */
const titleOf = (file: File, name: PartField<"attachments">["name"]): string =>
  name === "datasheets" ? file.name.replace(/\.pdf$/i, "").slice(0, 200) : ""
