import { expect, onTestFinished, test } from "vitest"
import { readLanguageFrom } from "../languages/languages.ts"
import { readNumberLimits } from "./number-limits.ts"

test.each([
  ["gpu under 300mm", "under 300mm", "mm", undefined, 300],
  ["cooler shorter than 160 mm", "shorter than 160 mm", "mm", undefined, 160],
  ["fan quieter than 25 dB", "quieter than 25 dB", "db(a)", undefined, 25],
  ["psu over 850 watts", "over 850 watts", "w", 850, undefined],
  ["ssd > 1TB", "> 1TB", "gb", 1000, undefined],
  ["ram 64 GB or more", "64 GB or more", "gb", 64, undefined],
  ["psu 750W+ gold", "750W+", "w", 750, undefined],
  ["16+ gb ram", "16+ gb", "gb", 16, undefined],
  ["case under 15 liters", "under 15 liters", "l", undefined, 15],
  ["cooler under 15 cm", "under 15 cm", "mm", undefined, 150],
  ["case 40 l or less", "40 l or less", "l", undefined, 40],
  ["monitor between 24 and 27 inch", "between 24 and 27 inch", "in", 24, 27],
  ["gpu from 200 mm to 250 mm", "from 200 mm to 250 mm", "mm", 200, 250],
  ["cpu over 8 cores", "over 8 cores", "cores", 8, undefined],
  ["Netzteil mehr als 700 W", "mehr als 700 W", "w", 700, undefined],
  ["Kühler kleiner als 60 mm", "kleiner als 60 mm", "mm", undefined, 60],
  ["Bildschirm 27 Zoll oder größer", "27 Zoll oder größer", "in", 27, undefined],
  ["carte graphique moins de 250 mm", "moins de 250 mm", "mm", undefined, 250],
  ["fuente más de 850 W", "más de 850 W", "w", 850, undefined],
  ["gpu no longer than 280mm", "no longer than 280mm", "mm", undefined, 280],
  ["cooler not taller than 60mm", "not taller than 60mm", "mm", undefined, 60],
  ["psu no less than 850 w", "no less than 850 w", "w", 850, undefined],
  ["Kühler nicht höher als 60 mm", "nicht höher als 60 mm", "mm", undefined, 60],
  ["ventirad pas plus haut que 60 mm", "pas plus haut que 60 mm", "mm", undefined, 60],
  ["disipador no más alto que 60 mm", "no más alto que 60 mm", "mm", undefined, 60],
  ["dissipatore non più alto di 60 mm", "non più alto di 60 mm", "mm", undefined, 60],
  ["видеокарта 300 мм или меньше", "300 мм или меньше", "mm", undefined, 300],
  ["блок питания не менее 850 вт", "не менее 850 вт", "w", 850, undefined],
  ["placa de vídeo abaixo de 250 mm", "abaixo de 250 mm", "mm", undefined, 250],
  ["zdroj alespoň 850 W", "alespoň 850 W", "w", 850, undefined],
  ["zdroj nad 850 W", "nad 850 W", "w", 850, undefined],
  ["virtalähde vähintään 850 W", "vähintään 850 W", "w", 850, undefined],
  ["strømforsyning mindst 850 W", "mindst 850 W", "w", 850, undefined],
  ["ekran kartı 300 mm altı", "300 mm altı", "mm", undefined, 300],
  ["zasilacz od 500 do 700 W", "od 500 do 700 W", "w", 500, 700],
  ["alimentatore tra 500 e 700 W", "tra 500 e 700 W", "w", 500, 700],
  ["koeler niet hoger dan 60 mm", "niet hoger dan 60 mm", "mm", undefined, 60],
])("'%s' has the limit '%s'", (query, typed, unit, from, to) => {
  const isAbove = expect.any(Boolean)
  expect(readNumberLimits(query).map(({ about: _, ...limit }) => limit)).toEqual([
    { typed, unit, span: { from, to }, isAbove, mayBeName: false },
  ])
})

test.each([
  ["cooler lower than 60 mm", "height"],
  ["Grafikkarte kürzer als 250 mm", "length"],
  ["case that fits a 330mm graphics card", "cardRoom"],
  ["boîtier pour carte graphique de 330 mm", "cardRoom"],
  ["Gehäuse für 165 mm hohe Kühler", "coolerRoom"],
  ["case gpu clearance at least 400mm", "cardRoom"],
  ["case with 400mm gpu clearance", "cardRoom"],
  ["Gehäuse mit Platz für Grafikkarte 400 mm", "cardRoom"],
  ["case cooler clearance of 165 mm", "coolerRoom"],
  ["case max gpu length 350mm", "cardRoom"],
  ["корпус для видеокарты 350 мм", "cardRoom"],
  ["Gehäuse max. Grafikkarte 350 mm", "cardRoom"],
  ["case under 300 mm", undefined],
])("the limit of '%s' is about %s", (query, about) => {
  expect(readNumberLimits(query).map((limit) => limit.about)).toEqual([about])
})

test.each([
  ["monitor 27 to 32 inch", 27, 32],
  ["hdd 10-14 tb", 10_000, 14_000],
])("'%s' may be a range", (query, from, to) => {
  expect(readNumberLimits(query)).toMatchObject([{ span: { from, to }, mayBeName: true }])
})

test.each([
  ["ssd over 2 tb", true],
  ["Netzteil mehr als 700 W", true],
  ["ssd at least 2 tb", false],
  ["ssd 2 tb or more", false],
  ["disque au moins 2 to", false],
])("the limit of '%s' excludes its own number: %s", (query, isAbove) => {
  expect(readNumberLimits(query)).toMatchObject([{ isAbove }])
})

test.each(["Silent Max 140mm", "ram up to 64 gb", "cooler max height 65mm"])(
  "'%s' holds a limit unless it is a name",
  (query) => {
    expect(readNumberLimits(query)).toMatchObject([{ mayBeName: true }])
  },
)

test.each([
  "netzteil mindestens 650 W",
  "netzteil mind. 650 W",
  "ssd min. 2 TB",
  "monitor min 240hz",
  "psu at least 650w",
])("'%s' holds a limit even if names begin with its words", (query) => {
  expect(readNumberLimits(query)).toMatchObject([{ mayBeName: false }])
})

test("several limits are found", () => {
  expect(readNumberLimits("psu over 750w under 160mm")).toMatchObject([
    { typed: "over 750w", span: { from: 750 } },
    { typed: "under 160mm", span: { to: 160 } },
  ])
})

test.each(["gpu under 500", "80+ gold 850w", "2x16gb", "rtx 5060 ti 16gb", "4-8 pin", "under", ""])(
  "'%s' limits no number",
  (query) => {
    expect(readNumberLimits(query)).toEqual([])
  },
)

test("a number is read in the reader's language", () => {
  onTestFinished(readLanguageFrom(() => "de"))
  expect(readNumberLimits("Gehäuse unter 12,5 l")).toMatchObject([{ span: { to: 12.5 } }])
})
