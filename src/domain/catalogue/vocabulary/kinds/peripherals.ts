import { type BuiltInKind, boolean, count, list, measure, shaped, text } from "../attribute.ts"

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

const POLLING_RATE = measure("pollingHz", "Polling rate", "Hz", {
  better: "more",
  aliases: ["polling_rate"],
  zero: "unknown",
})

const BATTERY_LIFE = measure("batteryHours", "Battery life", "hours", {
  better: "more",
  aliases: ["battery_life"],
  zero: "unknown",
})

const WEIGHT = measure("weightG", "Weight", "g", {
  aliases: ["weight"],
  zero: "unknown",
})

export const keyboards: BuiltInKind = {
  name: "Keyboards",
  aliases: ["Keyboard"],
  groups: [
    {
      attributes: [
        text("size", "Size"),
        list("connectivity", "Connection"),
        text("switchType", "Kind of switch", { aliases: ["switch_type"] }),
        text("switch", "Switch"),
        boolean("hotSwappable", "Hot-swappable", { aliases: ["hot_swappable"] }),
        text("backlight", "Backlight", { aliases: ["backlighting"] }),
        text("keycaps", "Keycaps", { aliases: ["keycap_material"] }),
        text("frame", "Frame", { aliases: ["frame_material"] }),
        POLLING_RATE,
        measure("batteryMah", "Battery", "mAh", {
          better: "more",
          aliases: ["battery_capacity"],
          zero: "unknown",
        }),
        list("features", "Features"),
      ],
    },
  ],
  chips: ["{size}", "{switchType}", "{backlight}"],
  columns: { Size: "size", Switch: "switchType", Connection: "connectivity", Light: "backlight" },
}

export const mice: BuiltInKind = {
  name: "Mice",
  aliases: ["Mouse"],
  groups: [
    {
      attributes: [
        list("connectivity", "Connection"),
        measure("maxDpi", "Resolution up to", "dpi", { aliases: ["max_dpi"], zero: "unknown" }),
        POLLING_RATE,
        text("sensor", "Sensor"),
        count("buttons", "Buttons", { zero: "unknown" }),
        text("size", "Size"),
        text("shape", "Shape"),
        list("grips", "Grips", { aliases: ["grip_types"] }),
        WEIGHT,
        shaped("dimensionsMm", "Length × width × height", "dimensions", {
          aliases: [
            { keys: ["dimensions.length", "dimensions.width", "dimensions.height"], by: " x " },
          ],
        }),
        boolean("rgb", "RGB"),
        boolean("silent", "Silent clicks", { aliases: ["silent_clicks"] }),
        BATTERY_LIFE,
      ],
    },
  ],
  chips: ["{connectivity.0}", "{maxDpi}", "{weightG}"],
  columns: {
    Connection: "connectivity",
    Resolution: "maxDpi",
    Weight: "weightG",
    Sensor: "sensor",
  },
}

export const headsets: BuiltInKind = {
  name: "Headsets",
  aliases: ["Headphones", "Headset"],
  groups: [
    {
      attributes: [
        text("type", "Type", { decidesFit: true, aliases: ["headphone_type"] }),
        text("earCups", "Ear cups", { aliases: ["ear_cup_type"] }),
        list("connectivity", "Connection", { aliases: ["connection_types"] }),
        boolean("microphone", "Microphone", { aliases: ["has_microphone"] }),
        measure("driverMm", "Drivers", "mm", { aliases: ["driver_size"], zero: "unknown" }),
        WEIGHT,
        BATTERY_LIFE,
        list("features", "Features"),
      ],
    },
  ],
  chips: ["{type}", "{earCups}", "{connectivity.0}"],
  columns: { Type: "type", "Ear cups": "earCups", Connection: "connectivity", Mic: "microphone" },
}

export const webcams: BuiltInKind = {
  name: "Webcams",
  aliases: ["Webcam"],
  groups: [
    {
      attributes: [
        text("resolution", "Resolution"),
        text("frameRate", "Pictures a second", { aliases: ["frame_rate"] }),
        list("connectivity", "Connection", { aliases: ["connectivity_type"] }),
      ],
    },
  ],
  chips: ["{resolution}", "{frameRate}"],
  columns: { Resolution: "resolution", "Frame rate": "frameRate" },
}

export const speakers: BuiltInKind = { name: "Speakers", aliases: ["Speaker"], groups: [] }
