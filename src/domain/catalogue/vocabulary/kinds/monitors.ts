import type { BuiltInKind } from "../attribute.ts"

export const monitors: BuiltInKind = {
  name: "Monitors",
  aliases: ["Monitor", "Display"],
  groups: [
    {
      name: "Picture",
      attributes: [
        {
          code: "screenIn",
          label: "Screen size",
          type: "number",
          unit: "in",
          aliases: ["screen_size"],
          zero: "unknown",
        },
        {
          code: "resolution",
          label: "Resolution",
          type: "text",
          aliases: [{ keys: ["resolution.horizontalRes", "resolution.verticalRes"], by: " × " }],
        },
        { code: "aspectRatio", label: "Aspect ratio", type: "text", aliases: ["aspect_ratio"] },
        { code: "panel", label: "Panel", type: "text", aliases: ["panel_type"] },
        {
          code: "refreshHz",
          label: "Refresh rate",
          type: "number",
          unit: "Hz",
          better: "more",
          aliases: ["refresh_rate"],
          zero: "unknown",
        },
        {
          code: "responseMs",
          label: "Response time",
          type: "number",
          unit: "ms",
          better: "less",
          aliases: ["response_time"],
          zero: "unknown",
        },
        {
          code: "brightness",
          label: "Brightness",
          type: "number",
          unit: "cd/m²",
          better: "more",
          aliases: ["max_brightness"],
          zero: "unknown",
        },
        { code: "hdr", label: "HDR", type: "text" },
        { code: "frameSync", label: "Frame sync", type: "text", aliases: ["adaptive_sync"] },
        {
          code: "viewingAngle",
          label: "Viewing angle",
          type: "text",
          aliases: ["viewing_angle"],
        },
      ],
    },
    {
      name: "Connections",
      attributes: [{ code: "inputs", label: "Inputs", type: "text", aliases: ["connectors"] }],
    },
  ],
  chips: ["{screenIn}", "{resolution}", "{refreshHz}"],
  columns: {
    Size: "screenIn",
    Resolution: "resolution",
    Refresh: "refreshHz",
    Panel: "panel",
    Response: "responseMs",
  },
}
