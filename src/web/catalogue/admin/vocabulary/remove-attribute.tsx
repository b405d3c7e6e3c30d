import { useState } from "react"
import { useNavigate } from "react-router"
import { browserApi } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.ts"

interface RemoveAttributeProps {
  code: string
  label: string
  category: string
}

/** Takes an attribute away, whose values stay with the products that have them. */
export function RemoveAttribute({ code, label, category }: RemoveAttributeProps) {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const remove = async () => {
    const query = { values: "keep" } as const
    await browserApi("DELETE /vocabulary/attribute/{code}", { params: { code }, query })
    toast("Attribute removed")
    await navigate(paths.vocabulary(category))
  }
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsked(true)}>
        Remove attribute
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title="Remove this attribute?"
          confirmLabel="Remove"
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          {label}. Products keep what they say under {code}, as a key that the shop does not know.
        </ConfirmDialog>
      ) : null}
    </>
  )
}
