import { type QuickRowState, quickStateText } from "#contract/matching/quick-order-text.ts"
import { CircleHelp, CircleX, Ellipsis, Eye } from "#web/ui/icon/form-icons.ts"
import { CircleCheck, Icon, TriangleAlert } from "#web/ui/icon/icon.tsx"

const looks: Record<QuickRowState, { icon: string; ink: string }> = {
  ok: { icon: CircleCheck, ink: "text-brand" },
  likely: { icon: Eye, ink: "text-info" },
  choose: { icon: CircleHelp, ink: "text-warn" },
  none: { icon: CircleX, ink: "text-danger" },
  adjusted: { icon: TriangleAlert, ink: "text-warn" },
  waiting: { icon: Ellipsis, ink: "text-text-3" },
}

/** A row's state, by icon and word. */
export const StateMark = ({ state }: { state: QuickRowState }) => (
  <span className={`quick-mark ${looks[state].ink}`}>
    <Icon of={looks[state].icon} size={16} /> {quickStateText[state]}
  </span>
)
