import type { Synonym } from "./category-words.ts"
import { foreignWordsFor } from "./foreign-words/foreign-words.ts"

/** Ends of the numbers of keyboards, by layout. */
export const layoutEndings: readonly { layout: string; ending: RegExp }[] = [
  { layout: "german", ending: /(?:-|\d[a-z]{0,3})de(?:-\d)?$|-r3g1$/i },
  { layout: "french", ending: /(?:-|\d[a-z]{0,3})fr(?:-\d)?$|-r3f1$/i },
]

/** Models of headphones that are open at the back, although few names say so. */
const OPEN_HEADPHONES =
  "dt 880 | dt 900 | dt 990 | dt 1990 | hd 560s | hd 599 | hd 600 | hd 650 | hd 660s | hd 800 | k 701 | k 702 | k 712".split(
    " | ",
  )

/** Models of headphones that cancel noise. */
const QUIET_HEADPHONES = "1000x 1000xm2 1000xm3 1000xm4 1000xm5 1000xm6 quietcomfort".split(" ")

const SETS = ["", " set", " combo", " bundle", " kit"]

/** Common names of values and properties of monitors, keyboards, mice and audio. */
export const peripheralWords: readonly Synonym[] = [
  {
    typed: ["mechanical"],
    means: ["mechanical"],
  },
  { typed: ["curved"], means: ["curved"] },
  {
    typed: ["ergonomic"],
    means: ["ergonomic"],
  },
  {
    typed: ["split", "split layout"],
    means: ["split", "alice", "ergodox", "moonlander", "sculpt"],
  },
  {
    typed: ["left handed", "left hand", "lefthanded", "leftie", "lefty"],
    means: ["left handed", "left hand", "lefthanded"],
  },
  ...["5.1", "7.1"].map((channels) => ({
    typed: [`${channels} surround`, `surround ${channels}`, `${channels} surround sound`],
    means: [`${channels} channel`, `${channels} surround`],
  })),
  {
    typed: ["german layout", "german keyboard", "qwertz"],
    foreign: [
      "deutsch",
      "deutsche",
      "deutsches",
      "deutsches layout",
      "deutsche tasten",
      "qwertz layout",
      "deutsche tastatur",
    ],
    means: ["german", "qwertz", "layout:german"],
    first: ["category:Keyboard", "category:Keyboards"],
  },
  {
    typed: ["keyboard and mouse", "keyboard mouse", "mouse and keyboard", "mouse keyboard"].flatMap(
      (both) => SETS.map((set) => both + set),
    ),
    foreign: foreignWordsFor("keyboard and mouse").flatMap((both) => [
      ...SETS.map((set) => both + set),
      ...["ensemble", "pack", "set", "kit", "zestaw"].map((set) => `${set} ${both}`),
    ]),
    means: [
      "keyboard and mouse",
      "keyboard and mice",
      "keyboard mouse combo",
      "keyboard mouse set",
      "mouse combo",
      "mouse set",
    ],
    first: ["category:Keyboard", "category:Keyboards"],
  },
  {
    typed: ["privacy cover", "privacy shutter", "lens cover", "camera cover"],
    means: ["privacy", "shutter", "lens cover"],
  },
  ...Object.entries({
    spanish: ["español", "teclado español", "en español"],
    italian: ["italiano", "italiana", "tastiera italiana", "layout italiano"],
    nordic: ["nordisk", "nordiskt", "svensk", "svenskt", "nordiskt tangentbord"],
  }).map(([language, foreign]) => ({
    typed: [`${language} layout`, `${language} keyboard`],
    foreign,
    means: [language, ...foreign.slice(0, 1)],
    first: ["category:Keyboard", "category:Keyboards"],
  })),
  {
    typed: ["azerty", "french layout"],
    foreign: ["disposition française", "französisches layout"],
    means: ["azerty", "french", "layout:french"],
    first: ["category:Keyboard", "category:Keyboards"],
  },
  {
    typed: ["microphone", "mic"],
    // A headset has a microphone.
    means: ["microphone", "mic", "headset", "has:microphone"],
  },
  {
    typed: ["soundbar", "soundbars", "sound bar", "sound bars"],
    means: ["soundbar", "sound bar"],
    first: ["category:Speaker", "category:Speakers"],
  },
  // The digit behind the point counts subwoofers.
  {
    typed: ["subwoofer", "subwoofers"],
    means: [
      "subwoofer",
      ...["2 1", "3 1", "4 1", "5 1", "7 1"].map((channels) => `${channels} channel`),
    ],
  },
  {
    typed: ["earbuds", "earphones", "in ear", "in ears", "in ear headphones"],
    means: ["in ear", "earbud", "earbuds", "earphone", "earphones"],
    first: ["category:Headphones", "category:Headsets"],
  },
  ...["2", "3"].map((version) => ({
    typed: [`cloud ${version}`],
    means: [`cloud ${version}`, `cloud ${"i".repeat(Number(version))}`],
  })),
  {
    typed: ["open back", "openback"],
    means: [
      "open back",
      "openback",
      "semi open",
      "open",
      ...OPEN_HEADPHONES.flatMap((name) => [name, name.replace(" ", "")]),
    ],
  },
  {
    typed: ["closed back", "closedback"],
    means: ["closed back", "closedback", "closed"],
  },
  {
    typed: ["noise cancelling", "noise canceling", "noise cancellation", "anc"],
    means: [
      "noise cancelling",
      "noise canceling",
      "noise cancellation",
      "anc",
      ...QUIET_HEADPHONES,
    ],
  },
  { typed: ["tkl", "tenkeyless"], means: ["tkl", "tenkeyless", "size:TKL (80%)"] },
  {
    typed: ["hall effect", "magnetic switch", "magnetic switches", "rapid trigger"],
    means: ["hall effect", "magnetic", "rapid trigger", "omnipoint"],
    first: ["category:Keyboard", "category:Keyboards"],
  },
  {
    typed: ["lightweight", "ultralight", "light weight", "ultra light"],
    means: ["lightweight", "ultralight", "ultra light", "superlight", "is:lightweight"],
  },
  {
    typed: ["backlit", "backlight", "illuminated"],
    means: ["backlit", "backlight", "illuminated", "has:light"],
  },
  { typed: ["wired", "corded"], means: ["wired", "corded"] },
  {
    typed: ["super ultrawide", "super ultra wide"],
    means: ["super ultrawide", "super ultra wide", "32 9"],
  },
  {
    typed: ["ultrawide", "ultra wide"],
    means: ["ultrawide", "ultra wide", "21 9", "32 9", "12 5", "64 27"],
  },
  ...["16 9", "16 10", "21 9", "32 9"].map((ratio) => ({ typed: [ratio], means: [ratio] })),
  { typed: ["4k", "uhd", "2160p"], means: ["4k", "uhd", "2160p", "3840 2160"] },
  { typed: ["1440p", "qhd", "wqhd", "2k"], means: ["1440p", "qhd", "wqhd", "2k", "2560 1440"] },
  { typed: ["1080p", "full hd", "fhd"], means: ["1080p", "full hd", "fhd", "1920 1080"] },
  {
    typed: ["wireless"],
    means: ["wireless", "bluetooth"],
  },
]
