import {
  Cable,
  CircuitBoard,
  EthernetPort,
  Fan,
  Gpu,
  HardDrive,
  type LucideIcon,
  MemoryStick,
  Package,
  PcCase,
  PlugZap,
  Snowflake,
} from "lucide-react"
import { Icon } from "../ui/icon.tsx"

const drawings: Record<string, LucideIcon> = {
  Memory: MemoryStick,
  Storage: HardDrive,
  "Power supplies": PlugZap,
  Motherboards: CircuitBoard,
  "Graphics cards": Gpu,
  Cooling: Snowflake,
  Fans: Fan,
  Cases: PcCase,
  "Networking and cards": EthernetPort,
  "Cables and accessories": Cable,
}

/** A line drawing of the part's kind, in place of a picture that is missing. */
export default function CategoryIcon({ category }: { category: string }) {
  return (
    <span className="grid size-full place-items-center text-text-3">
      <Icon of={drawings[category] ?? Package} size={64} strokeWidth={0.6} />
    </span>
  )
}
