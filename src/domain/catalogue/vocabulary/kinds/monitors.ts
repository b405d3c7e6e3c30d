import { type BuiltInKind, measure, text } from "../attribute.ts"

export const monitors: BuiltInKind = {
  name: "Monitors",
  aliases: ["Monitor", "Display"],
  groups: [
    {
      name: "Picture",
      attributes: [
        measure("screenIn", "Screen size", "in", { aliases: ["screen_size"], zero: "unknown" }),
        text("resolution", "Resolution", {
          aliases: [{ keys: ["resolution.horizontalRes", "resolution.verticalRes"], by: " × " }],
        }),
        text("aspectRatio", "Aspect ratio", { aliases: ["aspect_ratio"] }),
        text("panel", "Panel", { aliases: ["panel_type"] }),
        measure("refreshHz", "Refresh rate", "Hz", {
          better: "more",
          aliases: ["refresh_rate"],
          zero: "unknown",
        }),
        measure("responseMs", "Response time", "ms", {
          better: "less",
          aliases: ["response_time"],
          zero: "unknown",
        }),
        measure("brightness", "Brightness", "cd/m²", {
          better: "more",
          aliases: ["max_brightness"],
          zero: "unknown",
        }),
        text("hdr", "HDR"),
        text("frameSync", "Frame sync", { aliases: ["adaptive_sync"] }),
        text("viewingAngle", "Viewing angle", { aliases: ["viewing_angle"] }),
      ],
    },
    {
      name: "Connections",
      attributes: [text("inputs", "Inputs", { aliases: ["connectors"] })],
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
