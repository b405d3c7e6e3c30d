import { type ReactNode, useRef } from "react"
import { Form } from "react-router"
import { auditActions, auditGroups } from "#contract/shop/audit-actions.ts"
import { isDay } from "#domain/shop/day-format.ts"
import { readable } from "#web/navigation/list-address.ts"
import { Button } from "#web/ui/button.tsx"
import { describedBy, FieldFrame, TextField, useFieldId } from "#web/ui/form/field.tsx"
import { useShownValues } from "#web/ui/table/use-shown-values.ts"

/** What the log's address narrows it down to; an empty string is any. */
export interface AuditFilter extends Record<string, string> {
  who: string
  action: string
  target: string
  from: string
  to: string
  q: string
}

/** Reads the address; what cannot be asked for is left out. */
export function auditFilterOf(params: URLSearchParams): AuditFilter {
  const of = (name: string) => readable(params.get(name) ?? "")
  const dayOf = (name: string) => (isDay(of(name)) ? of(name) : "")
  return {
    who: of("who"),
    action: of("action").slice(0, 40),
    target: of("target"),
    from: dayOf("from"),
    to: dayOf("to"),
    q: of("q"),
  }
}

interface AuditFiltersProps {
  filter: AuditFilter
  /** How much was found, in words. */
  found: string
  children: ReactNode
}

/** What the log is narrowed down by: a plain form, so that its state is the page's address. */
export function AuditFilters({ filter, found, children }: AuditFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  useShownValues(form, filter)
  return (
    <Form ref={form} method="get" role="search" className="mb-6">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-end gap-x-3 gap-y-4 md:grid-cols-3">
        <TextField
          label="Who"
          name="who"
          defaultValue={filter.who}
          placeholder="E-mail, name or shop"
        />
        <ActionSelect value={filter.action} />
        <TextField
          label="About"
          name="target"
          defaultValue={filter.target}
          placeholder="Number, e-mail or id"
        />
        <TextField label="Words" name="q" type="search" defaultValue={filter.q} />
        <TextField label="From" name="from" type="date" defaultValue={filter.from} />
        <TextField label="Until" name="to" type="date" defaultValue={filter.to} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit">Search</Button>
        {children}
        <p role="status" className="text-sm text-text-2 tabular-nums sm:ml-auto">
          {found}
        </p>
      </div>
    </Form>
  )
}

const groups = Object.entries(auditGroups).map(([group, label]) => ({
  group,
  label,
  actions: Object.entries(auditActions).filter(([, action]) => action.group === group),
}))

function ActionSelect({ value }: { value: string }) {
  const id = useFieldId("action")
  return (
    <FieldFrame id={id} label="Action">
      <select
        id={id}
        name="action"
        defaultValue={value}
        className="min-h-11 w-full rounded border border-control bg-surface px-3 text-base text-text"
        {...describedBy(id, {})}
      >
        <option value="">Any action</option>
        {groups.map(({ group, label, actions }) => (
          <optgroup key={group} label={label}>
            <option value={group}>{`${label}: all`}</option>
            {actions.map(([name, { words }]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  )
}
