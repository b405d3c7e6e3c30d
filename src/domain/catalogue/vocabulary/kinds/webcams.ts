import type { Kind } from "../attribute.ts"

export const webcams: Kind = {
  name: "Webcams",
  aliases: ["Webcam"],
  groups: [
    {
      attributes: [
        { code: "resolution", label: "Resolution", type: "text" },
        { code: "frameRate", label: "Pictures a second", type: "text", aliases: ["frame_rate"] },
        {
          code: "connectivity",
          label: "Connection",
          type: "list",
          aliases: ["connectivity_type"],
        },
      ],
    },
  ],
  chips: ["{resolution}", "{frameRate}"],
  columns: { Resolution: "resolution", "Frame rate": "frameRate" },
}
