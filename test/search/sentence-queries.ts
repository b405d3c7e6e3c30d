import { type BuyerQuery, buyerQueriesOf } from "./buyer-queries.ts"

const LOW_AIR_COOLER =
  /^CPUCooler: (?!.*water_cooled=true)(?=.*; height=(?:[1-5]?\d(?:\.\d+)?|60(?:\.0+)?);)/
const ROOM_FOR_330 = /^PCCase: .*; max_video_card_length=(?:3[3-9]\d|[4-9]\d\d)/
const FOR_EATX = /^PCCase: .*supported_motherboard_form_factors=[^;]*EATX/
const WORKSTATION_CARD =
  /^GPU: .*(?:Quadro|RTX (?:A\d|PRO)|Ada Generation|Radeon (?:AI )?Pro|FirePro|Arc Pro|NVS)/i
const SMALL_CASE = /^PCCase: .*form_factor=(?:Mini ITX|Micro ATX|ATX Mini Tower|HTPC)/

/** Searches in whole sentences, with limits in words, purposes and names of series. */
export const sentenceQueries: readonly BuyerQuery[] = buyerQueriesOf({
  "gpu for 4k gaming": /^GPU: /,
  "Grafikkarte für 4k gaming": /^GPU: /,
  "carte graphique pour jouer": /^GPU: /,
  "cpu for gaming": /^CPU: /,
  "Prozessor fürs Büro": /^CPU: /,
  "monitor for video editing": /^Monitor: /,
  "mouse for kids": /^Mouse: /,
  "rtx 4090 monitor": /^Monitor: /,
  "show me white cases": /^PCCase: .*white/i,
  "wir brauchen einen monitor mit 27 zoll": /^Monitor: .*screen_size=2[67]/,
  "busco un disco duro de 8 tb": /^Storage: .*capacity=8000;/,
  "cerco una scheda video da 16 gb": /^GPU: .*; memory=16;/,
  "ik zoek een monitor van 27 inch": /^Monitor: .*screen_size=2[67]/,
  "i need an air cooler that is not taller than 60mm": LOW_AIR_COOLER,
  "Luftkühler, der nicht höher als 60 mm ist": LOW_AIR_COOLER,
  "ventirad qui ne dépasse pas 60 mm": LOW_AIR_COOLER,
  "luchtkoeler niet hoger dan 60 mm": LOW_AIR_COOLER,
  "gpu not longer than 250mm": /^GPU: .*; length=(?:1?\d\d|2[0-4]\d|250)(?:\.\d+)?;/,
  "show me cases that fit a 330mm graphics card": ROOM_FOR_330,
  "Gehäuse, in das eine 330 mm lange Grafikkarte passt": ROOM_FOR_330,
  "boîtier pour carte graphique de 330 mm": ROOM_FOR_330,
  "caja para tarjeta gráfica de 330 mm": ROOM_FOR_330,
  "small case": SMALL_CASE,
  "kleines Gehäuse": SMALL_CASE,
  "case for e-atx motherboard": FOR_EATX,
  "boîtier pour carte mère e-atx": FOR_EATX,
  "low profile air cooler lga1700":
    /^CPUCooler: (?!.*water_cooled=true)(?=.*LGA 1700)(?=.*; height=(?:[1-6]?\d|7[0-7])(?:\.\d+)?;)/,
  "ryzen 7 am5": /^CPU: (?=[^;]*Ryzen 7)(?=.*socket=AM5;)/,
  "ryzen7 am5": /^CPU: (?=[^;]*Ryzen 7)(?=.*socket=AM5;)/,
  "workstation graphics card": WORKSTATION_CARD,
  "profi grafikkarte": WORKSTATION_CARD,
})
