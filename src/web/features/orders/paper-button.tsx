import type { ReactNode } from "react"
import { useDownload } from "#web/forms/use-download.ts"
import { Button, type ButtonVariant } from "#web/ui/button.tsx"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"

interface PaperButtonProps {
  path: string
  variant: ButtonVariant
  children: ReactNode
}

export function PaperButton({ path, variant, children }: PaperButtonProps) {
  const { download, busy } = useDownload()
  return (
    <Button
      variant={variant}
      className="needs-script"
      busy={busy}
      onClick={() => void download(path)}
    >
      <Icon of={Download} size={16} />
      {children}
    </Button>
  )
}
