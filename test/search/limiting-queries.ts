import { type BuyerQuery, buyerQueriesOf } from "./buyer-queries.ts"

/** Searches with limits of numbers. */
export const limitingQueries: readonly BuyerQuery[] = buyerQueriesOf({
  "scheda video nvidia 12gb sotto 600 euro":
    /^GPU: (?=.*; chipset_manufacturer=NVIDIA;)(?=.*; memory=12;)(?=.*; price=([1-5]?\d{1,2}(\.\d+)?|600);)/,
  "quad core cpu under 100": /^CPU: (?=.*; cores\.total=4;)(?=.*; price=(\d{1,2}(\.\d+)?|100);)/,
  "gpu shorter than 200mm": /^GPU: .*length=(1?\d\d(\.\d+)?|200);/,
  "rtx 4060 no longer than 250 mm": /^GPU: (?=.*4060)(?=.*length=(1?\d\d|2[0-4]\d|250)(\.\d+)?;)/,
  "cooler height under 50mm": /^CPUCooler: .*height=([1-4]?\d(\.\d+)?|50);/,
  "cpu cooler lower than 40 mm": /^CPUCooler: .*height=([1-3]?\d(\.\d+)?|40);/,
  "psu over 1300w": /^PSU: .*wattage=(1[3-9]|2\d)\d\d;/,
  "netzteil mehr als 1300 W": /^PSU: .*wattage=(1[3-9]|2\d)\d\d;/,
  "psu between 600 and 650 watts": /^PSU: .*wattage=6[0-5]\d;/,
  "ddr5 96gb or more": /^RAM: (?=.*DDR5)(?=.*; capacity=(9[6-9]|\d{3});)/,
  "memory at least 128gb": /^RAM: .*; capacity=(12[89]|1[3-9]\d|[2-9]\d\d);/,
  "ssd over 7tb": /^Storage: (?=.*SSD)(?=.*; capacity=([7-9]\d{3}|\d{5});)/,
  "hdd 20tb+": /^Storage: (?=.*HDD)(?=.*; capacity=[2-9]\d{4};)/,
  "monitor over 200 hz": /^Monitor: .*refresh_rate=[2-9]\d\d/,
  "monitor 40 inch or larger": /^Monitor: .*screen_size=[4-9]\d/,
  "cpu under 40 watts": /^CPU: .*tdp=([1-3]?\d|40);/,
  "cpu over 30 cores": /^CPU: .*cores\.total=([3-9]\d|\d{3});/,
  "16+ gb ddr4 ram": /^RAM: (?=.*DDR4)(?=.*; capacity=(1[6-9]|[2-9]\d|\d{3});)/,
  "8+ cores cpu": /^CPU: .*cores\.total=([89]|\d\d);/,
  "ddr5 over 6500 mhz": /^RAM: .* speed=(6[5-9]|[7-9]\d)\d\d;/,
  "case under 12 liters": /^PCCase: .*volume=(1?\d(\.\d+)?|12);/,
  "cooler for 14400F under 65mm":
    /^CPUCooler: (?=.*LGA 1700)(?=.*height=([1-5]?\d(\.\d+)?|6[0-5](\.\d+)?);)/,
  "cooler under 5 cm": /^CPUCooler: .*height=([1-4]?\d(\.\d+)?|50);/,
  "kühler höchstens 70 mm hoch": /^CPUCooler: .*height=([1-6]?\d(\.\d+)?|70);/,
  "cpu cooler max height 65mm": /^CPUCooler: .*height=([1-5]?\d(\.\d+)?|6[0-5](\.\d+)?);/,
  "gpu max length 200mm": /^GPU: .*length=(1?\d\d(\.\d+)?|200);/,
  "case volume under 20 l": /^PCCase: .*volume=(1?\d(\.\d+)?|20);/,
  "laptop ram over 16gb": /^RAM: (?=.*SO-?DIMM|.*SODIMM)(?=.*; capacity=(1[6-9]|[2-9]\d);)/i,
  "ddr4 below 2400 mhz": /^RAM: .* speed=(1\d|2[0-4])\d\d;/,
  "écran plus de 30 pouces": /^Monitor: .*screen_size=[3-9]\d/,
  "carte graphique au moins 16 go": /^GPU: .*; memory=(1[6-9]|[2-9]\d);/,
  "power supply shorter than 140mm": /^PSU: .*length=1?[0-4]\d(\.\d+)?;/,
  "fan under 90 mm": /^CaseFan: .*; size=[1-8]\d(\.\d+)?;/,
})

/** Searches for a number of slots or ports. */
export const countingQueries: readonly BuyerQuery[] = buyerQueriesOf({
  "am5 motherboard with wifi and 4 dimm slots":
    /^Motherboard: (?=.*socket=AM5)(?=.*memory\.slots=4;)(?=.*wi-?(fi|reless))/i,
  "motherboard 4 memory slots": /^Motherboard: .*memory\.slots=4;/,
  "2 dimm board am4": /^Motherboard: (?=.*socket=AM4)(?=.*memory\.slots=2;)/,
  "Mainboard mit 8 RAM-Steckplätze": /^Motherboard: .*memory\.slots=8;/,
  "carte mère 4 emplacements mémoire": /^Motherboard: .*memory\.slots=4;/,
  "motherboard 8 sata ports": /^Motherboard: .*sata_6_gb_s=8;/,
})

/** Searches for the lowest price, of which the first result costs as little as any. */
export const cheapestQueries: readonly string[] = [
  "cheapest 1tb nvme",
  "cheap gpu",
  "günstigste ssd",
  "günstiger Monitor",
  "carte graphique pas cher",
  "ram barata",
]
