import {
  type BuiltInKind,
  boolean,
  count,
  list,
  measure,
  SOCKET_SPELLINGS,
  text,
} from "../attribute.ts"

export const processors: BuiltInKind = {
  name: "Processors",
  aliases: ["CPU", "CPUs", "Processor"],
  groups: [
    {
      name: "Processor",
      attributes: [
        text("socket", "Socket", { decidesFit: true, spellings: SOCKET_SPELLINGS }),
        count("cores", "Cores", { better: "more", aliases: ["cores.total"], zero: "unknown" }),
        count("threads", "Threads", {
          better: "more",
          aliases: ["cores.threads"],
          zero: "unknown",
        }),
        count("performanceCores", "Performance cores", {
          aliases: ["cores.performance"],
          zero: "unknown",
        }),
        count("efficiencyCores", "Efficiency cores", {
          aliases: ["cores.efficiency"],
          zero: "unknown",
        }),
        text("microarchitecture", "Microarchitecture"),
        text("coreFamily", "Core family"),
        text("process", "Made in", { aliases: ["specifications.lithography"] }),
        boolean("multithreading", "Multithreading", {
          aliases: ["specifications.simultaneousMultithreading"],
        }),
      ],
    },
    {
      name: "Speed",
      attributes: [
        measure("baseGHz", "Base clock", "GHz", {
          aliases: ["clocks.performance.base"],
          zero: "unknown",
        }),
        measure("boostGHz", "Boost clock", "GHz", {
          aliases: ["clocks.performance.boost"],
          zero: "unknown",
        }),
        measure("efficiencyBaseGHz", "Base clock, efficiency cores", "GHz", {
          aliases: ["clocks.efficiency.base"],
          zero: "unknown",
        }),
        measure("efficiencyBoostGHz", "Boost clock, efficiency cores", "GHz", {
          aliases: ["clocks.efficiency.boost"],
          zero: "unknown",
        }),
        text("cacheL1", "L1 cache", { aliases: ["cache.l1"] }),
        measure("cacheL2MB", "L2 cache", "MB", {
          better: "more",
          aliases: ["cache.l2"],
          zero: "unknown",
        }),
        measure("cacheL3MB", "L3 cache", "MB", {
          better: "more",
          aliases: ["cache.l3"],
          zero: "unknown",
        }),
      ],
    },
    {
      name: "Memory",
      attributes: [
        list("memoryTypes", "Memory types", { aliases: ["specifications.memory.types"] }),
        count("memoryChannels", "Memory channels", {
          better: "more",
          aliases: ["specifications.memory.channels"],
          zero: "unknown",
        }),
        measure("memoryMaxGB", "Maximum memory", "GB", {
          better: "more",
          aliases: ["specifications.memory.maxSupport"],
          zero: "unknown",
        }),
        boolean("ecc", "ECC", { aliases: ["specifications.eccSupport"] }),
      ],
    },
    {
      name: "Power",
      attributes: [
        measure("tdpW", "TDP", "W", { aliases: ["specifications.tdp"], zero: "unknown" }),
        measure("maxPowerW", "Maximum power", "W", {
          aliases: ["specifications.ppt"],
          zero: "unknown",
        }),
        boolean("coolerIncluded", "Cooler included", {
          aliases: ["specifications.includesCooler"],
        }),
        text("packaging", "Packaging", { aliases: ["specifications.packaging"] }),
      ],
    },
    {
      name: "Graphics",
      attributes: [
        text("graphics", "Graphics", { aliases: ["specifications.integratedGraphics.model"] }),
        measure("graphicsMHz", "Base clock of graphics", "MHz", {
          aliases: ["specifications.integratedGraphics.baseClock"],
          zero: "unknown",
        }),
        measure("graphicsBoostMHz", "Boost clock of graphics", "MHz", {
          aliases: ["specifications.integratedGraphics.boostClock"],
          zero: "unknown",
        }),
        count("graphicsShaders", "Shaders", {
          aliases: ["specifications.integratedGraphics.shaderCount"],
          zero: "unknown",
        }),
      ],
    },
  ],
  chips: ["{socket}", "{cores} cores", "{boostGHz}"],
  columns: {
    Socket: "socket",
    Cores: "cores",
    Threads: "threads",
    Boost: "boostGHz",
    TDP: "tdpW",
  },
}
