import type { Random } from "#test/random.ts"

export interface MadePart {
  sku: string
  id: string
  name: string
  category: string
  brand: string
  specs: Record<string, unknown>
}

const SYLLABLES =
  "al bor cen dra el fen gar hel ion jun kor lum mar nor or pyr quen ros sel tor ul vex wel xan yor zen".split(
    " ",
  )
const COLOURS = ["Black", "White", "Black / Red", "White / Silver", "Grey", "Black / Blue"]
const TRAITS = ["Pro", "Max", "Elite", "Plus", "RGB", "Lite", "Edge", "OC", "II", "V2", "SE"]

type Describe = (random: Random) => string[]

const modules = (random: Random): string[] => {
  const count = random.one([1, 2, 4])
  const size = random.one([8, 16, 32, 48])
  const generation = random.one(["DDR4-3200", "DDR4-3600", "DDR5-5600", "DDR5-6000", "DDR5-6400"])
  return [
    generation,
    `CL${random.one([16, 18, 30, 36, 40])}`,
    `${count * size}GB`,
    `(${count}x${size}GB)`,
  ]
}

/** Descriptions that follow the name, by category. */
const described: Readonly<Record<string, Describe>> = {
  RAM: modules,
  Storage: (random) => [
    random.one(["256GB", "500GB", "1TB", "2TB", "4TB", "8TB"]),
    ...random.one([
      ["SSD", "M.2-2280", `PCIe ${random.one(["3.0", "4.0", "5.0"])}`, "X4", "NVMe"],
      ["SSD", '2.5"', "SATA"],
      ["HDD", `${random.one([5400, 7200])}RPM`, '3.5"', "SATA"],
    ]),
  ],
  Motherboard: (random) => [
    `${random.one(["B", "X", "Z", "H"])}${random.one([650, 760, 790, 850, 870])}`,
    random.one(["AM4", "AM5", "LGA1700", "LGA1851"]),
    random.one(["DDR4", "DDR5"]),
    random.one(["ATX", "Micro ATX", "Mini-ITX"]),
  ],
  PSU: (random) => [
    `${random.one([450, 550, 650, 750, 850, 1000, 1200])}W`,
    random.one(["Fully Modular", "Semi-Modular", "Non-Modular"]),
    `80+ ${random.one(["Bronze", "Gold", "Platinum"])}`,
    "Certified ATX",
  ],
  CaseFan: (random) => [
    `${random.one([80, 92, 120, 140])}mm`,
    "PWM",
    `${(20 + random.below(700) / 10).toFixed(1)} CFM`,
    random.one(["1-Pack", "2-Pack", "3-Pack"]),
  ],
  Monitor: (random) => [
    `${random.one([23.8, 24, 27, 31.5, 34])}"`,
    random.one(["1080p", "1440p", "4K"]),
    `${random.one([60, 75, 144, 165, 240])}Hz`,
    `${random.one(["IPS", "VA", "TN"])} Monitor`,
  ],
  Keyboard: (random) => [
    random.one(["Wired", "Wireless", "Bluetooth/Wired"]),
    `${random.one(["Red", "Brown", "Blue"])} Switch`,
    "Mechanical Gaming Keyboard",
  ],
}

/** Makes parts with realistic names and numbers, in families that differ by little. */
export function makeParts(count: number, random: Random): MadePart[] {
  const words = Array.from({ length: 400 }, () => made(random))
  const brands = words
    .slice(0, 60)
    .map((word) => ({ name: word, prefix: word.slice(0, 2).toUpperCase() }))
  const series = words.slice(60)
  const parts: MadePart[] = []
  while (parts.length < count) {
    const brand = random.one(brands)
    const category = random.one(Object.keys(described))
    const model = [random.one(series), ...(random.next() < 0.5 ? [random.one(TRAITS)] : [])]
    const siblings = 1 + random.below(6)
    for (let nth = 0; nth < siblings; nth += 1)
      parts.push(makePart({ brand, category, model, nth: parts.length }, random))
  }
  return parts.slice(0, count)
}

interface Family {
  brand: { name: string; prefix: string }
  category: string
  model: string[]
  nth: number
}

function makePart({ brand, category, model, nth }: Family, random: Random): MadePart {
  const words = described[category]?.(random) ?? []
  const colour = random.next() < 0.6 ? [random.one(COLOURS)] : []
  const name = [
    brand.name,
    ...model,
    ...random.one([
      [...words, ...colour],
      [...colour, ...words],
    ]),
  ].join(" ")
  const separator = random.one(["-", "-", ".", "", " "])
  const figures = String(1000 + random.below(9000))
  const letters = Array.from({ length: 2 + random.below(3) }, () =>
    random.one([..."ABCDEFGHKLMNPRSTUWX"]),
  )
  const sku = random
    .one([
      [brand.prefix, figures, letters.join("")],
      [
        `${brand.prefix}${figures}`,
        `${random.below(100)}${letters.join("")}`,
        String(random.below(10)),
      ],
      [model.join(" ").toUpperCase(), figures],
      [
        letters.join(""),
        figures,
        String(10 + random.below(90)),
        colour[0]?.slice(0, 2).toUpperCase() ?? "00",
      ],
    ])
    .join(separator)
  const id = nth.toString(16).padStart(24, "0")
  return { sku, id, name, category, brand: brand.name, specs: {} }
}

function made(random: Random): string {
  const word = Array.from({ length: 2 + random.below(2) }, () => random.one(SYLLABLES)).join("")
  return word.charAt(0).toUpperCase() + word.slice(1)
}
