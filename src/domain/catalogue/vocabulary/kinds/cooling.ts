import {
  type BuiltInKind,
  boolean,
  count,
  list,
  measure,
  SOCKET_SPELLINGS,
  shaped,
  text,
} from "../attribute.ts"

const NOISE = measure("noiseDbA", "Noise", "dB(A)", {
  better: "less",
  aliases: ["max_noise_level", "min_noise_level"],
  zero: "unknown",
})

const MIN_NOISE = measure("noiseMinDbA", "Least noise", "dB(A)", {
  aliases: ["min_noise_level"],
  zero: "unknown",
})

export const cooling: BuiltInKind = {
  name: "Cooling",
  aliases: ["CPUCooler", "ThermalCompound", "CPU cooler", "Cooler", "Thermal paste"],
  groups: [
    {
      attributes: [
        text("type", "Type", {
          decidesFit: true,
          aliases: ["water_cooled"],
          values: { true: "Liquid", false: "Air" },
          hasWords: true,
        }),
        list("sockets", "Sockets", {
          decidesFit: true,
          aliases: ["cpu_sockets"],
          spellings: SOCKET_SPELLINGS,
        }),
        measure("tdpRatingW", "Rated for", "W", { better: "more" }),
        text("formFactor", "Fits", { decidesFit: true }),
        measure("heightMm", "Height", "mm", { aliases: ["height"], zero: "unknown" }),
        measure("radiatorMm", "Radiator", "mm", {
          decidesFit: true,
          aliases: ["radiator_size"],
          zero: "unknown",
        }),
        measure("radiatorThicknessMm", "Radiator thickness", "mm"),
        measure("tubeMm", "Tube length", "mm"),
        shaped("fans", "Fans", "fans"),
        measure("fanMm", "Fan size", "mm", { aliases: ["fan_size"], zero: "unknown" }),
        count("fanCount", "Number of fans", { aliases: ["fan_quantity"], zero: "unknown" }),
        boolean("fanless", "Fanless"),
        measure("rpmMax", "Maximum fan speed", "rpm", {
          aliases: ["max_fan_rpm", "min_fan_rpm"],
          zero: "unknown",
        }),
        measure("rpmMin", "Minimum fan speed", "rpm", {
          aliases: ["min_fan_rpm"],
          zero: "unknown",
        }),
        measure("pumpRpm", "Pump speed", "rpm"),
        NOISE,
        MIN_NOISE,
        measure("ramClearanceMm", "Room for memory", "mm", { better: "more" }),
        measure("weightG", "Weight", "g"),
        measure("netG", "Net weight", "g"),
        measure("conductivityWmK", "Thermal conductivity", "W/(m·K)", { better: "more" }),
        boolean("electricallyConductive", "Conducts electricity"),
        measure("shelfLifeMonths", "Shelf life", "months", { better: "more" }),
      ],
    },
  ],
  chips: [
    "{type}",
    "{netG}",
    "{conductivityWmK}",
    "{formFactor}",
    "{tdpRatingW}",
    "{radiatorMm} radiator",
    "{heightMm} tall",
  ],
  columns: {
    Type: "type",
    "Rated for": "tdpRatingW",
    Height: "heightMm",
    Radiator: "radiatorMm",
    Noise: "noiseDbA",
  },
}

export const fans: BuiltInKind = {
  name: "Fans",
  aliases: ["CaseFan", "Case fan", "Fan"],
  groups: [
    {
      attributes: [
        measure("sizeMm", "Size", "mm", { decidesFit: true, aliases: ["size"], zero: "unknown" }),
        measure("thicknessMm", "Thickness", "mm"),
        count("quantity", "In the package", { zero: "unknown" }),
        measure("rpmMin", "Minimum speed", "rpm"),
        measure("rpmMax", "Maximum speed", "rpm", { aliases: ["max_fan_rpm"], zero: "unknown" }),
        measure("airflowCfm", "Airflow", "CFM", {
          better: "more",
          aliases: ["max_airflow", "min_airflow"],
          zero: "unknown",
        }),
        measure("airflowMinCfm", "Least airflow", "CFM", {
          aliases: ["min_airflow"],
          zero: "unknown",
        }),
        measure("staticPressureMmH2O", "Static pressure", "mm H₂O", {
          better: "more",
          aliases: ["static_pressure"],
          zero: "unknown",
        }),
        NOISE,
        MIN_NOISE,
        text("connector", "Connector", { decidesFit: true }),
        boolean("pwm", "PWM"),
        text("bearing", "Bearing", { hasWords: true }),
        text("flowDirection", "Flow", { aliases: ["flow_direction"] }),
        text("led", "Light"),
        text("controller", "Controller"),
        measure("mtbfHours", "Mean time between failures", "hours", { better: "more" }),
      ],
    },
  ],
  chips: ["{sizeMm}", "{rpmMax}", "{airflowCfm}"],
  columns: {
    Size: "sizeMm",
    Speed: "rpmMax",
    Airflow: "airflowCfm",
    Noise: "noiseDbA",
    Connector: "connector",
  },
}
