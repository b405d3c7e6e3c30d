import { t } from "#domain/languages/translate.ts"
import { Button } from "./button.tsx"
import { copyText } from "./copy-text.ts"
import { toast } from "./feedback/toast.tsx"

interface CopyButtonProps {
  text: string
  children: string
}

/** Copies a text and announces it. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text)) toast(t("Copied"))
  }
  return (
    <Button variant="secondary" size={32} className="needs-script" onClick={() => void copy()}>
      {children}
    </Button>
  )
}
