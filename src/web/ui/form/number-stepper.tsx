import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from "react"
import { t } from "#domain/languages/translate.ts"
import { stepQuantity } from "#domain/orders/quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Minus, Plus } from "../icon/form-icons.ts"
import { Icon } from "../icon/icon.tsx"
import {
  controlClass,
  describedBy,
  errorId,
  FieldError,
  hintId,
  plainNumberClass,
  useFieldId,
} from "./field.tsx"

interface NumberStepperProps {
  name: string
  label: string
  hint: string
  problem: string | undefined
  value: string
  onChange: (value: string) => void
  step?: number
  children?: ReactNode
  ref?: Ref<HTMLInputElement>
}

const stepOfKey = new Map([
  ["ArrowUp", 1],
  ["ArrowDown", -1],
  ["PageUp", 10],
  ["PageDown", -10],
])

/** Number field with minus and plus buttons. Accepts values out of range and reports them. */
export function NumberStepper(props: NumberStepperProps) {
  const { name, label, hint, problem, value, onChange, step = 1, children, ref } = props
  const id = useFieldId(name)
  const [announced, setAnnounced] = useState("")
  const stepped = (by: number) =>
    String(stepQuantity({ orderMultiple: step }, Number.parseInt(value, 10) || 0, by))
  const labels =
    step === 1
      ? { fewer: t("Decrease quantity"), more: t("Increase quantity") }
      : {
          fewer: t("Decrease quantity by {step}", { step: formatCount(step) }),
          more: t("Increase quantity by {step}", { step: formatCount(step) }),
        }
  const press = (by: number) => {
    onChange(stepped(by))
    setAnnounced(stepped(by))
  }
  const jump = (event: KeyboardEvent) => {
    const by = stepOfKey.get(event.key)
    if (by === undefined) return
    event.preventDefault()
    onChange(stepped(by))
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-[0.9375rem]/5 font-medium">
        {label}
      </label>
      <p id={hintId(id)} className="text-sm text-text-3">
        {hint}
      </p>
      <div className="flex">
        <StepButton label={labels.fewer} controls={id} onStep={() => press(-1)}>
          <Icon of={Minus} size={18} />
        </StepButton>
        <input
          ref={ref}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          step={step}
          autoComplete="off"
          value={value}
          className={`${controlClass} min-h-11 min-w-0 flex-1 rounded-none text-center tabular-nums ${plainNumberClass}`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={jump}
          onWheel={(event) => event.currentTarget.blur()}
          {...describedBy(id, { hint, error: problem })}
        />
        <StepButton label={labels.more} controls={id} onStep={() => press(1)}>
          <Icon of={Plus} size={18} />
        </StepButton>
      </div>
      <div role="alert">{problem ? <FieldError id={errorId(id)}>{problem}</FieldError> : null}</div>
      {children}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  )
}

interface StepButtonProps {
  label: string
  controls: string
  onStep: () => void
  children: ReactNode
}

const REPEAT_AFTER_MS = 400
const REPEAT_EVERY_MS = 60

/** Button that steps on click, and repeatedly while held. */
function StepButton({ label, controls, onStep, children }: StepButtonProps) {
  const { repeated, ...hold } = useHold(onStep)
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      className="grid min-h-11 w-11 shrink-0 cursor-pointer touch-manipulation place-items-center border border-control bg-surface text-text-2 transition-colors select-none first:rounded-l first:border-r-0 last:rounded-r last:border-l-0 hover:bg-brand-subtle hover:text-brand"
      onClick={() => {
        if (!repeated()) onStep()
      }}
      {...hold}
    >
      {children}
    </button>
  )
}

type Hold = Pick<
  ComponentProps<"button">,
  "onPointerDown" | "onPointerUp" | "onPointerLeave" | "onPointerCancel"
> & {
  repeated: () => boolean
}

function useHold(onStep: () => void): Hold {
  const latest = useRef(onStep)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const steps = useRef(0)
  useEffect(() => {
    latest.current = onStep
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const stop = () => clearTimeout(timer.current)

  const start = () => {
    steps.current = 0
    const again = () => {
      steps.current += 1
      latest.current()
      timer.current = setTimeout(again, REPEAT_EVERY_MS)
    }
    timer.current = setTimeout(again, REPEAT_AFTER_MS)
  }
  return {
    repeated: () => {
      const did = steps.current > 0
      steps.current = 0
      return did
    },
    onPointerDown: start,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  }
}
