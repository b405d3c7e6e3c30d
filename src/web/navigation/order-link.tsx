import { Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { copyText } from "#web/ui/copy-button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { Copy } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { paths } from "./paths.ts"

interface OrderLinkProps {
  id: string
  number: string
  list?: string | undefined
}

export const OrderLink = ({ id, number, list }: OrderLinkProps) => (
  <span className="inline-flex items-center gap-1">
    <Link
      to={list === undefined ? paths.order(id) : paths.orderOfList(id, list)}
      className="inline-flex min-h-6 items-center font-mono text-mono underline decoration-control underline-offset-4 hover:decoration-current"
    >
      {number}
    </Link>
    <CopyNumber number={number} />
  </span>
)

const CopyNumber = ({ number }: { number: string }) => (
  <button
    type="button"
    aria-label={t("Copy order number {number}", { number })}
    title={t("Copy the number")}
    onClick={() => void copy(number)}
    className="needs-script grid size-7 shrink-0 place-items-center rounded text-text-2 hover:bg-sunken hover:text-text"
  >
    <Icon of={Copy} size={14} />
  </button>
)

async function copy(number: string): Promise<void> {
  if (await copyText(number)) toast(t("Order number copied."))
}
