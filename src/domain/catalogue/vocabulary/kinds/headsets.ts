import type { Kind } from "../attribute.ts"

export const headsets: Kind = {
  name: "Headsets",
  aliases: ["Headphones", "Headset"],
  groups: [
    {
      attributes: [
        {
          code: "type",
          label: "Type",
          type: "text",
          decidesFit: true,
          aliases: ["headphone_type"],
        },
        { code: "earCups", label: "Ear cups", type: "text", aliases: ["ear_cup_type"] },
        {
          code: "connectivity",
          label: "Connection",
          type: "list",
          aliases: ["connection_types"],
        },
        { code: "microphone", label: "Microphone", type: "boolean", aliases: ["has_microphone"] },
        {
          code: "driverMm",
          label: "Drivers",
          type: "number",
          unit: "mm",
          aliases: ["driver_size"],
          zero: "unknown",
        },
        {
          code: "weightG",
          label: "Weight",
          type: "number",
          unit: "g",
          aliases: ["weight"],
          zero: "unknown",
        },
        {
          code: "batteryHours",
          label: "Battery life",
          type: "number",
          unit: "hours",
          better: "more",
          aliases: ["battery_life"],
          zero: "unknown",
        },
        { code: "features", label: "Features", type: "list" },
      ],
    },
  ],
  chips: ["{type}", "{earCups}", "{connectivity.0}"],
  columns: { Type: "type", "Ear cups": "earCups", Connection: "connectivity" },
}
