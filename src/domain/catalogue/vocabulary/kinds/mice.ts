import type { Kind } from "../attribute.ts"

export const mice: Kind = {
  name: "Mice",
  aliases: ["Mouse"],
  groups: [
    {
      attributes: [
        { code: "connectivity", label: "Connection", type: "list" },
        {
          code: "maxDpi",
          label: "Resolution up to",
          type: "number",
          unit: "dpi",
          aliases: ["max_dpi"],
          zero: "unknown",
        },
        {
          code: "pollingHz",
          label: "Polling rate",
          type: "number",
          unit: "Hz",
          better: "more",
          aliases: ["polling_rate"],
          zero: "unknown",
        },
        { code: "sensor", label: "Sensor", type: "text" },
        { code: "buttons", label: "Buttons", type: "number", zero: "unknown" },
        { code: "size", label: "Size", type: "text" },
        { code: "shape", label: "Shape", type: "text" },
        { code: "grips", label: "Grips", type: "list", aliases: ["grip_types"] },
        {
          code: "weightG",
          label: "Weight",
          type: "number",
          unit: "g",
          aliases: ["weight"],
          zero: "unknown",
        },
        {
          code: "dimensionsMm",
          label: "Length × width × height",
          type: "dimensions",
          aliases: [
            { keys: ["dimensions.length", "dimensions.width", "dimensions.height"], by: " x " },
          ],
        },
        { code: "rgb", label: "RGB", type: "boolean" },
        { code: "silent", label: "Silent clicks", type: "boolean", aliases: ["silent_clicks"] },
        {
          code: "batteryHours",
          label: "Battery life",
          type: "number",
          unit: "hours",
          better: "more",
          aliases: ["battery_life"],
          zero: "unknown",
        },
      ],
    },
  ],
  chips: ["{connectivity.0}", "{maxDpi}", "{weightG}"],
  columns: { Connection: "connectivity", Resolution: "maxDpi", Weight: "weightG" },
}
