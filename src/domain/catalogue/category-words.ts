/**
 * A search synonym. A meaning is a phrase in that order or, with a colon, a category (`category:Memory`), a true spec
 * (`is:nvme`) or a facet value (`type:Liquid`). If all meanings have a colon, only parts that match one are found.
 * Parts of the categories in `first` rank first.
 */
export interface Synonym {
  typed: readonly string[]
  /** Words in German, French and Spanish. */
  foreign?: readonly string[] | undefined
  means: readonly string[]
  first?: readonly string[]
}

const plainNames: readonly Synonym[] = [
  {
    typed: ["ram", "memory"],
    foreign: [
      "arbeitsspeicher",
      "hauptspeicher",
      "speicher",
      "speicherriegel",
      "ram riegel",
      "mémoire",
      "mémoire vive",
      "barrette",
      "barrettes",
      "barrette mémoire",
      "barrette de ram",
      "memoria",
      "memoria ram",
    ],
    means: ["category:Memory", "category:RAM"],
  },
  {
    typed: [
      "motherboard",
      "motherboards",
      "mother board",
      "mother boards",
      "mobo",
      "mobos",
      "mainboard",
      "mainboards",
      "board",
      "boards",
    ],
    foreign: [
      "hauptplatine",
      "hauptplatinen",
      "carte mère",
      "cartes mères",
      "placa base",
      "placas base",
      "placa madre",
      "tarjeta madre",
    ],
    means: ["category:Motherboards", "category:Motherboard"],
  },
  {
    typed: ["cpu", "cpus", "processor", "processors"],
    foreign: [
      "prozessor",
      "prozessoren",
      "processeur",
      "processeurs",
      "procesador",
      "procesadores",
    ],
    means: ["category:CPU", "category:Processors"],
  },
  {
    typed: [
      "gpu",
      "gpus",
      "vram",
      "graphics card",
      "graphics cards",
      "graphic card",
      "graphic cards",
      "video card",
      "video cards",
      "videocard",
      "videocards",
      "vga",
    ],
    foreign: [
      "grafikkarte",
      "grafikkarten",
      "graka",
      "carte graphique",
      "cartes graphiques",
      "tarjeta gráfica",
      "tarjetas gráficas",
    ],
    means: ["category:Graphics cards", "category:GPU"],
  },
  {
    typed: ["psu", "psus", "power supply", "power supplies"],
    foreign: [
      "netzteil",
      "netzteile",
      "alimentation",
      "alimentations",
      "bloc d alimentation",
      "fuente de alimentación",
      "fuente de poder",
      "fuente",
      "fuentes",
    ],
    means: ["category:Power supplies", "category:PSU"],
  },
  {
    typed: ["storage", "drive", "drives", "disk", "disks"],
    foreign: [
      "laufwerk",
      "laufwerke",
      "disque",
      "disques",
      "disco",
      "discos",
      "stockage",
      "almacenamiento",
    ],
    means: ["category:Storage"],
  },
  {
    typed: ["case", "cases", "chassis", "enclosure"],
    foreign: ["gehäuse", "boîtier", "boîtiers", "caja", "cajas", "gabinete", "gabinetes"],
    means: ["category:Cases", "category:PCCase"],
  },
  {
    typed: ["fan", "fans", "case fan", "case fans"],
    foreign: [
      "lüfter",
      "gehäuselüfter",
      "ventilateur",
      "ventilateurs",
      "ventilador",
      "ventiladores",
    ],
    means: ["category:Fans", "category:CaseFan"],
  },
  {
    typed: ["cooler", "coolers", "cooling", "cpu cooler", "cpu coolers", "cpu fan", "heatsink fan"],
    foreign: [
      "kühler",
      "cpu kühler",
      "prozessorkühler",
      "kühlung",
      "refroidissement",
      "refroidisseur",
      "refroidisseurs",
      "refroidisseur cpu",
      "ventirad",
      "disipador",
      "disipadores",
      "disipador cpu",
      "refrigeración",
    ],
    means: ["category:Cooling", "category:CPUCooler"],
  },
  {
    typed: [
      "paste",
      "thermal paste",
      "thermal compound",
      "thermal grease",
      "thermal pad",
      "thermal pads",
      "liquid metal",
    ],
    foreign: ["wärmeleitpaste", "pâte thermique", "pasta térmica"],
    means: ["type:Thermal paste", "category:Thermal paste", "category:ThermalCompound"],
  },
  {
    typed: ["nic", "nics", "network card", "network cards", "network adapter", "network adapters"],
    foreign: ["netzwerkkarte", "netzwerkkarten", "carte réseau", "tarjeta de red"],
    means: ["category:Network cards", "category:NetworkCard", "category:Networking and cards"],
  },
  {
    typed: ["sound card", "sound cards"],
    foreign: ["soundkarte", "carte son", "tarjeta de sonido"],
    means: ["category:Sound cards", "category:SoundCard"],
  },
  {
    typed: ["cable", "cables"],
    foreign: ["kabel", "câble", "câbles"],
    means: ["category:Cables and accessories"],
  },
  {
    typed: ["headset", "headsets", "headphone", "headphones"],
    foreign: ["kopfhörer", "casque", "casques", "auriculares", "audífonos", "cascos"],
    means: ["category:Headphones", "category:Headsets"],
  },
  {
    typed: ["monitor", "monitors", "screen", "screens", "display", "displays"],
    foreign: [
      "bildschirm",
      "bildschirme",
      "monitore",
      "écran",
      "écrans",
      "pantalla",
      "pantallas",
      "monitores",
    ],
    means: ["category:Monitor", "category:Monitors"],
  },
  {
    typed: ["keyboard", "keyboards"],
    foreign: ["tastatur", "tastaturen", "clavier", "claviers", "teclado", "teclados"],
    means: ["category:Keyboard", "category:Keyboards"],
  },
  {
    typed: ["mouse", "mice"],
    foreign: ["maus", "mäuse", "souris", "ratón", "ratones"],
    means: ["category:Mouse", "category:Mice"],
  },
  {
    typed: ["speaker", "speakers"],
    foreign: [
      "lautsprecher",
      "computerlautsprecher",
      "enceinte",
      "enceintes",
      "altavoz",
      "altavoces",
      "parlantes",
      "bocinas",
      "boxen",
      "haut parleur",
      "haut parleurs",
    ],
    means: ["category:Speaker", "category:Speakers"],
  },
  {
    typed: ["webcam", "webcams"],
    foreign: ["webkamera", "caméra web", "cámara web"],
    means: ["category:Webcam", "category:Webcams"],
  },
  // These enclosures are not computer cases.
  ...["nvme", "ssd", "m.2", "hdd", "drive", "disk", "usb", "external"].map((drive) => ({
    typed: [`${drive} enclosure`, `${drive} enclosures`],
    means: [`${drive} enclosure`],
  })),
  ...["trackball", "trackpad", "touchpad"].map((kind) => ({
    typed: [kind, `${kind}s`],
    means: [kind],
    first: ["category:Mouse", "category:Mice"],
  })),
]

/** A brand of coolers is called PC Cooler, and a `mémoire pc portable` is one of a laptop. */
const NOT_OF_COMPUTERS = ["category:Cooling", "category:Memory", "category:Storage"]

/** Common names of categories, also as parts of a computer: `pc case`, `alimentation pc`. */
export const categoryNames: readonly Synonym[] = plainNames.map((names) =>
  names.means.some((meaning) => NOT_OF_COMPUTERS.includes(meaning))
    ? names
    : {
        ...names,
        typed: names.typed.flatMap((name) => [name, `pc ${name}`, `computer ${name}`]),
        foreign: names.foreign?.flatMap((name) => [
          name,
          `pc ${name}`,
          `${name} pc`,
          `${name} ordinateur`,
          `${name} ordenador`,
        ]),
      },
)
