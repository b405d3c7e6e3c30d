import { type FormEvent, useId, useRef, useState } from "react"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { publicApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { Button } from "#web/ui/button.tsx"
import { controlClass } from "#web/ui/form/field.tsx"
import { type ListLine, orderedPart } from "./list-draft.ts"

type FoundPart = Reply<"GET /suggest">["parts"][number]

/** Field that adds a part: by exact number at once, by words after a choice. */
export function AddPart({ onAdd }: { onAdd: (line: ListLine) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<readonly FoundPart[]>()
  const { run, busy, failure } = useWrite()

  const add = (part: FoundPart) =>
    run(async () => {
      const searchText = input.current?.value
      onAdd(await lineOf(part))
      setFound(undefined)
      const field = input.current
      // Keeps what was typed meanwhile.
      if (!field || field.value !== searchText) return
      field.value = ""
      field.focus()
    })
  const search = async (event: FormEvent) => {
    event.preventDefault()
    const q = input.current?.value.trim() ?? ""
    let exact: FoundPart | undefined
    await run(async () => {
      const { parts } = await publicApi("GET /suggest", { query: { q } })
      exact = parts.find((part) => part.exact)
      setFound(parts)
    })
    if (exact) await add(exact)
  }
  return (
    <form aria-label={t("Add a part")} onSubmit={search} className="list-add needs-script">
      <label htmlFor={id} className="sr-only">
        {t("Part number or keywords")}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        maxLength={100}
        autoComplete="off"
        placeholder={t("Part number or keywords")}
        className={`${controlClass} min-h-10`}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {t("Add part")}
      </Button>
      <div role="status" className="basis-full empty:hidden">
        {failure ? failure.text : null}
        {found?.length === 0 ? t("No part has this number or name.") : null}
      </div>
      {found && found.length > 0 ? (
        <Choice found={found} onChoose={(part) => void add(part)} />
      ) : null}
    </form>
  )
}

interface ChoiceProps {
  found: readonly FoundPart[]
  onChoose: (part: FoundPart) => void
}

const Choice = ({ found, onChoose }: ChoiceProps) => (
  <ul aria-label={t("Parts found")} className="list-found">
    {found.map((part) => (
      <li key={part._id}>
        <button type="button" onClick={() => onChoose(part)}>
          <span className="font-mono text-mono">{partNumber(part)}</span> <span>{part.name}</span>{" "}
          <span className="text-text-2 tabular-nums">
            {t("{price} · {availableQuantity} available", {
              price: formatAmount(part.price),
              availableQuantity: formatCount(part.availableQuantity),
            })}
          </span>
        </button>
      </li>
    ))}
  </ul>
)

async function lineOf({ _id: partId, sku, mpn, name, image }: FoundPart): Promise<ListLine> {
  const now = await publicApi("GET /part/{id}/stock", { params: { id: partId } })
  return {
    partId,
    sku,
    mpn,
    name,
    image,
    quantity: 1,
    designators: "",
    note: "",
    part: orderedPart(partId, { ...now, availableQuantity: now.availables }),
  }
}
