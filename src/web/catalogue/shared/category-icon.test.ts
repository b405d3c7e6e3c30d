import { expect, test } from "vitest"
import { Package } from "#web/ui/icon/icon.tsx"
import { drawingOf } from "./category-icon.tsx"

const kinds: Record<string, string[]> = {
  Memory: ["RAM", "Memory modules"],
  Storage: ["SSD", "Hard drives", "storage"],
  "Power supplies": ["PSU", "Power Supply"],
  Motherboards: ["Motherboard", "mainboards"],
  "Graphics cards": ["GPU", "Video Card"],
  Processors: ["CPU", "processor"],
  Cooling: ["CPUCooler", "CPU coolers"],
  "Thermal paste": ["ThermalCompound"],
  Fans: ["CaseFan", "Case fans"],
  Cases: ["PCCase", "Chassis"],
  "Networking and cards": ["NetworkCard", "Wi-Fi adapters", "Ethernet"],
  "Sound cards": ["SoundCard", "Audio interfaces"],
  "Cables and accessories": ["Cable"],
  Monitors: ["Monitor", "Displays"],
  Keyboards: ["Keyboard"],
  Mice: ["Mouse"],
  Headsets: ["Headphones"],
  Speakers: ["Speaker"],
  Webcams: ["Webcam", "Camera"],
}

test("every kind of part has its own drawing, whatever a file calls it", () => {
  const drawings = Object.keys(kinds).map(drawingOf)
  expect(new Set([...drawings, Package]).size).toBe(drawings.length + 1)
  for (const [kind, others] of Object.entries(kinds))
    for (const other of others) expect([other, drawingOf(other)]).toEqual([other, drawingOf(kind)])
})

test("an unknown kind is drawn as a box", () => {
  for (const category of ["Gadgets", "Programs", "", "constructor"])
    expect(drawingOf(category)).toBe(Package)
})
