import type { Kind } from "../attribute.ts"

export const keyboards: Kind = {
  name: "Keyboards",
  aliases: ["Keyboard"],
  groups: [
    {
      attributes: [
        { code: "size", label: "Size", type: "text" },
        { code: "connectivity", label: "Connection", type: "list" },
        { code: "switchType", label: "Kind of switch", type: "text", aliases: ["switch_type"] },
        { code: "switch", label: "Switch", type: "text" },
        {
          code: "hotSwappable",
          label: "Hot-swappable",
          type: "boolean",
          aliases: ["hot_swappable"],
        },
        { code: "backlight", label: "Backlight", type: "text", aliases: ["backlighting"] },
        { code: "keycaps", label: "Keycaps", type: "text", aliases: ["keycap_material"] },
        { code: "frame", label: "Frame", type: "text", aliases: ["frame_material"] },
        {
          code: "pollingHz",
          label: "Polling rate",
          type: "number",
          unit: "Hz",
          better: "more",
          aliases: ["polling_rate"],
          zero: "unknown",
        },
        {
          code: "batteryMah",
          label: "Battery",
          type: "number",
          unit: "mAh",
          better: "more",
          aliases: ["battery_capacity"],
          zero: "unknown",
        },
        { code: "features", label: "Features", type: "list" },
      ],
    },
  ],
  chips: ["{size}", "{switchType}", "{backlight}"],
  columns: { Size: "size", Switch: "switchType", Connection: "connectivity" },
}
