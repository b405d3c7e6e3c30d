import { t } from "#domain/languages/translate.ts"
import { Button } from "./button.tsx"
import { toast } from "./feedback/toast.tsx"

/** Copies a text, or says that it cannot: the clipboard exists only on secure pages, and access may be denied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    toast(t("Your browser does not allow this page to copy."), "failure")
    return false
  }
}

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
