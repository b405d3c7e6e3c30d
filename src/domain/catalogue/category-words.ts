/**
 * Words of the trade. A meaning is a phrase in that order or, with a colon, a category (`category:Memory`), a spec that is
 * true (`is:nvme`) or a facet's value (`type:Liquid`). If all meanings have a colon, only parts that have one are found.
 */
export interface Synonym {
  typed: readonly string[]
  /** Words in German, French and Spanish. */
  foreign?: readonly string[]
  means: readonly string[]
}

/** Categories as people call them. */
export const categoryNames: readonly Synonym[] = [
  {
    typed: ["ram", "memory"],
    foreign: ["arbeitsspeicher", "speicher", "mémoire", "mémoire vive", "memoria", "memoria ram"],
    means: ["category:Memory", "category:RAM"],
  },
  {
    typed: ["motherboard", "motherboards", "mobo", "mainboard", "mainboards", "board", "boards"],
    foreign: ["hauptplatine", "carte mère", "placa base", "placa madre"],
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
      "video card",
      "video cards",
      "vga",
    ],
    foreign: [
      "grafikkarte",
      "grafikkarten",
      "carte graphique",
      "cartes graphiques",
      "tarjeta gráfica",
      "tarjetas gráficas",
    ],
    means: ["category:Graphics cards", "category:GPU"],
  },
  {
    typed: ["psu", "psus", "power supply", "power supplies"],
    foreign: ["netzteil", "netzteile", "alimentation", "fuente de alimentación", "fuente"],
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
    foreign: ["gehäuse", "boîtier", "boîtiers", "caja", "cajas"],
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
      "refroidissement",
      "disipador",
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
    ],
    foreign: ["wärmeleitpaste", "pâte thermique", "pasta térmica"],
    means: ["type:Thermal paste", "category:Thermal paste", "category:ThermalCompound"],
  },
  {
    typed: [
      "nic",
      "nics",
      "network card",
      "network cards",
      "network adapter",
      "network adapters",
      "wifi card",
      "wifi cards",
      "wifi adapter",
      "wireless card",
      "wireless adapter",
    ],
    foreign: [
      "netzwerkkarte",
      "netzwerkkarten",
      "wlan karte",
      "carte réseau",
      "carte wifi",
      "tarjeta de red",
    ],
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
    foreign: ["kopfhörer", "casque", "auriculares"],
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
    foreign: ["tastatur", "tastaturen", "clavier", "claviers", "teclado"],
    means: ["category:Keyboard", "category:Keyboards"],
  },
  {
    typed: ["mouse", "mice"],
    foreign: ["maus", "mäuse", "souris", "ratón", "ratones"],
    means: ["category:Mouse", "category:Mice"],
  },
  {
    typed: ["speaker", "speakers"],
    foreign: ["lautsprecher", "enceinte", "enceintes", "altavoz", "altavoces"],
    means: ["category:Speaker", "category:Speakers"],
  },
  { typed: ["webcam", "webcams"], means: ["category:Webcam", "category:Webcams"] },
]
