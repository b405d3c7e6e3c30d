import { type ReactNode, type RefObject, useId, useState } from "react"
import { Link } from "react-router"
import { refusalText } from "#contract/orders/line-text.ts"
import { whyNotOffered } from "#domain/catalogue/lifecycle.ts"
import { partNumber, splitAtMatch } from "#domain/catalogue/part-number.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { checkQuantity } from "#domain/orders/quantity.ts"
import { smallestPicture } from "#domain/pictures/uploads.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { CartNote } from "#web/cart/shared/cart-note.tsx"
import { announceCartChange } from "#web/cart/shared/known-cart.ts"
import { useAddToCart } from "#web/cart/shared/use-add-to-cart.ts"
import { CategoryDrawing } from "#web/catalogue/shared/part-picture.tsx"
import { Availability } from "#web/catalogue/shared/stock.tsx"
import { type Suggestions as Found, useSuggestions } from "#web/catalogue/shared/use-suggestions.ts"
import { counted } from "#web/navigation/counted-nouns.ts"
import { paths } from "#web/navigation/paths.ts"
import { useCombobox } from "#web/ui/form/use-combobox.ts"
import { Icon, Search } from "#web/ui/icon/icon.tsx"
import { Picture } from "#web/ui/picture/picture.tsx"
import { rich } from "#web/ui/rich-text.tsx"

/** Suggestions for the search text: parts, categories, or the text itself. */
export default function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const listId = useId()
  const [typed, setTyped] = useState("")
  const found = useSuggestions(typed)
  const cart = useAddToCart()
  const options = found ? optionsOf(found, listId) : []
  const add = (wanted: string | undefined): boolean => {
    const parts = options.filter(isPart)
    // Until the next suggestions arrive, the exact part is that of an earlier number.
    const isExact = ({ part }: PartOption) => part.exact && found?.typed === typed
    const option = parts.find((one) => (wanted ? one.id === wanted : isExact(one)))
    if (!option) return false
    const { part } = option
    const quantity = part.minimumQuantity
    const refusal = checkQuantity(part, quantity)
    // The list already shows that the part is sold out, but a screen reader may not have read it.
    if (refusal) announceCartChange(refusalText(refusal))
    else void cart.add([{ partId: part._id, quantity }])
    return true
  }
  const ids = options.map(({ id }) => id)
  const box = useCombobox({ field, listId, options: ids, onType: setTyped, onAdd: add })
  const shown = box.open ? found : undefined
  return (
    <>
      <p role="status" className="sr-only">
        {shown ? plural(options.length, "1 suggestion", "{count} suggestions") : ""}
      </p>
      {shown ? (
        <div
          // Focusable, so that a press inside does not move the focus out of the search form.
          tabIndex={-1}
          className="bar-panel text-sm lg:w-full lg:min-w-136"
        >
          <SuggestionList
            id={listId}
            typed={shown.typed}
            options={options}
            active={box.active}
            onChoose={box.close}
          />
          <p className="border-t border-border px-4 py-2 text-text-3 pointer-coarse:hidden">
            <CartNote cart={cart} back={field}>
              {t("↑ ↓ choose · Enter opens · Ctrl+Enter adds to the cart · Esc closes")}
            </CartNote>
          </p>
        </div>
      ) : null}
    </>
  )
}

interface OptionBase {
  id: string
  to: string
}

interface PartOption extends OptionBase {
  kind: "part"
  part: Found["parts"][number]
}

interface CategoryOption extends OptionBase {
  kind: "category"
  name: string
  count: number
}

interface SearchOption extends OptionBase {
  kind: "search"
  total: number
}

type SuggestionOption = PartOption | CategoryOption | SearchOption

const isPart = (option: SuggestionOption): option is PartOption => option.kind === "part"
const isCategory = (option: SuggestionOption): option is CategoryOption =>
  option.kind === "category"
const isSearch = (option: SuggestionOption): option is SearchOption => option.kind === "search"

const optionsOf = (found: Found, listId: string): SuggestionOption[] => [
  ...found.parts.map((part) => ({
    kind: "part" as const,
    id: `${listId}${part._id}`,
    to: paths.part(part.slug),
    part,
  })),
  ...found.categories.map(({ name, count }, index) => ({
    kind: "category" as const,
    id: `${listId}category${index}`,
    to: paths.parts({ category: name, q: found.typed }),
    name,
    count,
  })),
  {
    kind: "search" as const,
    id: `${listId}search`,
    to: paths.parts({ q: found.typed }),
    total: found.total,
  },
]

interface SuggestionListProps {
  id: string
  typed: string
  options: readonly SuggestionOption[]
  active: string | undefined
  onChoose: () => void
}

function SuggestionList({ id, typed, options, ...choice }: SuggestionListProps) {
  return (
    <div role="listbox" id={id} aria-label={t("Suggestions")} className="py-1">
      <Group label={t("Parts")}>
        {options.filter(isPart).map((option) => (
          <Option key={option.id} option={option} {...choice}>
            <PartLine part={option.part} typed={typed} />
          </Option>
        ))}
      </Group>
      <Group label={t("Categories")}>
        {options.filter(isCategory).map((category) => (
          <Option key={category.id} option={category} {...choice}>
            <span className="min-w-0 flex-1">{categoryName(category.name)}</span>{" "}
            <Count of={category.count} />
          </Option>
        ))}
      </Group>
      {options.filter(isSearch).map((search) => (
        <Option key={search.id} option={search} {...choice}>
          <Icon of={Search} size={16} className="text-text-3" />
          <span className="min-w-0 flex-1">
            {rich("Search for “{span}”", { span: <span className="font-medium">{typed}</span> })}
          </span>{" "}
          <Count of={search.total} />
        </Option>
      ))}
    </div>
  )
}

const Group = ({ label, children }: { label: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? null : (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is no part of a listbox.
    <div role="group" aria-label={label} className="mb-1 border-b border-border pb-1">
      {children}
    </div>
  )

interface OptionProps {
  option: SuggestionOption
  active: string | undefined
  onChoose: () => void
  children: ReactNode
}

/** Option that is a link, so that it can open in a new tab. */
const Option = ({ option: { id, to }, active, onChoose, children }: OptionProps) => (
  <Link
    role="option"
    id={id}
    to={to}
    aria-selected={id === active}
    tabIndex={-1}
    onClick={onChoose}
    className="flex min-h-11 flex-wrap items-center gap-3 px-4 py-1 hover:bg-sunken -outline-offset-2 outline-focus aria-selected:bg-brand-subtle aria-selected:outline-2 lg:min-h-9"
  >
    {children}
  </Link>
)

const PartLine = ({ part, typed }: { part: PartOption["part"]; typed: string }) => (
  <>
    <span className="tile size-12 shrink-0 overflow-hidden rounded">
      <Picture
        src={smallestPicture(part.image)}
        alt=""
        width={48}
        height={48}
        className="size-full object-contain"
        fallback={<CategoryDrawing category={part.category} />}
      />
    </span>
    <span className="min-w-32 flex-1">
      <span className="flex items-center gap-2 font-mono text-mono text-text-2">
        <PartNumber number={partNumber(part)} typed={typed} />
        {part.exact ? <span className="chip font-sans">{t("exact")}</span> : null}
      </span>{" "}
      <span className="line-clamp-2 font-medium">{part.name}</span>
    </span>{" "}
    <span className="ml-auto text-right tabular-nums">
      <span className="block font-medium">
        <span className="font-normal text-text-3">{t("from")}</span> {formatAmount(part.price)}
      </span>{" "}
      <span className="block text-text-2">
        <Availability {...part} notOffered={whyNotOffered(part.lifecycle)} />
      </span>
    </span>
  </>
)

const PartNumber = ({ number, typed }: { number: string; typed: string }) => {
  const [before, match, after] = splitAtMatch(number, typed)
  return (
    <span className="truncate">
      {before}
      {match ? <b className="font-bold text-text">{match}</b> : null}
      {after}
    </span>
  )
}

const Count = ({ of: count }: { of: number }) => (
  <span className="text-text-3 tabular-nums">{counted(count, "part")}</span>
)
