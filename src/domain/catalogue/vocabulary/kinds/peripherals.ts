import type { BuiltInAttribute, BuiltInKind } from "../attribute.ts"

const POLLING_RATE: BuiltInAttribute = {
  code: "pollingHz",
  label: "Polling rate",
  type: "number",
  unit: "Hz",
  better: "more",
  aliases: ["polling_rate"],
  zero: "unknown",
}

const BATTERY_LIFE: BuiltInAttribute = {
  code: "batteryHours",
  label: "Battery life",
  type: "number",
  unit: "hours",
  better: "more",
  aliases: ["battery_life"],
  zero: "unknown",
}

const WEIGHT: BuiltInAttribute = {
  code: "weightG",
  label: "Weight",
  type: "number",
  unit: "g",
  aliases: ["weight"],
  zero: "unknown",
}

export const keyboards: BuiltInKind = {
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
        POLLING_RATE,
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
  columns: { Size: "size", Switch: "switchType", Connection: "connectivity", Light: "backlight" },
}

export const mice: BuiltInKind = {
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
        POLLING_RATE,
        { code: "sensor", label: "Sensor", type: "text" },
        { code: "buttons", label: "Buttons", type: "number", zero: "unknown" },
        { code: "size", label: "Size", type: "text" },
        { code: "shape", label: "Shape", type: "text" },
        { code: "grips", label: "Grips", type: "list", aliases: ["grip_types"] },
        WEIGHT,
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
        WEIGHT,
        BATTERY_LIFE,
        { code: "features", label: "Features", type: "list" },
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

export const speakers: BuiltInKind = { name: "Speakers", aliases: ["Speaker"], groups: [] }
