import type { Synonym } from "./category-words.ts"

/** Common names of values and properties of drives. */
export const driveWords: readonly Synonym[] = [
  {
    typed: ["ssd", "ssds", "solid state drive", "solid state drives"],
    means: ["type:SSD", "is:nvme", "tlc", "qlc", "mlc"],
    first: ["category:Storage"],
  },
  { typed: ["nvme"], means: ["is:nvme"] },
  {
    typed: ["m.2", "m2"],
    means: ["m.2", "m2"],
    first: ["category:Storage"],
    isFirstAlone: true,
  },
  {
    typed: ["u.2", "u2"],
    means: ["u.2", "u2"],
    first: ["category:Storage"],
    isFirstAlone: true,
  },
  {
    typed: ["hdd", "hdds", "hard drive", "hard drives", "hard disk"],
    foreign: [
      "festplatte",
      "festplatten",
      "disque dur",
      "disques durs",
      "disco duro",
      "discos duros",
      "disco rigido",
      "dischi rigidi",
      "harde schijf",
      "harde schijven",
    ],
    means: ["type:HDD"],
    first: ["category:Storage"],
  },
  // Drives of these hand-held computers.
  { typed: ["steam deck", "rog ally", "legion go"], means: ["2230"] },
  {
    typed: ["half tb", "half terabyte", "half a tb"],
    means: ["capacity:480", "capacity:500", "capacity:512"],
  },
  ...["5.4", "7.2", "10", "15"].map((thousands) => ({
    typed: [`${thousands}k`, `${thousands}k rpm`],
    means: [
      `${Number(thousands) * 1000} rpm`,
      `${Number(thousands) * 1000}rpm`,
      `${thousands}k rpm`,
    ],
  })),
  { typed: ["ide", "pata"], means: ["ide", "pata"] },
  {
    typed: ["nas", "network attached storage"],
    means: ["nas", "ironwolf", "wd red", "western digital red", "red plus", "red pro", "n300"],
  },
  {
    typed: ["surveillance", "surveillance camera", "surveillance cameras", "cctv", "nvr", "dvr"],
    foreign: [
      "überwachung | videoüberwachung | überwachungskamera | überwachungskameras",
      "vidéosurveillance | caméra de surveillance | caméras de surveillance",
      "videovigilancia | vigilancia | cámara de vigilancia | cámaras de vigilancia",
      "videosorveglianza | sorveglianza | telecamere di sorveglianza | videobewaking | bewaking | bewakingscamera | bewakingscameras",
    ].flatMap((names) => names.split(" | ")),
    means: ["surveillance", "skyhawk", "purple"],
  },
]
