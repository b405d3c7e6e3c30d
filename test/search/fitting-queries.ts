import { type BuyerQuery, buyerQueriesOf } from "./buyer-queries.ts"

/** Searches for parts that fit a named part. */
export const fittingQueries: readonly BuyerQuery[] = buyerQueriesOf({
  "cooler for 9800x3d": /^CPUCooler: .*cpu_sockets=.*AM5/,
  "9800x3d cooler": /^CPUCooler: .*cpu_sockets=.*AM5/,
  "cpu cooler 240mm for my ryzen 7600x": /^CPUCooler: (?=.*AM5)(?=.*radiator_size=240)/,
  "Kühler für Ryzen 7 9800X3D": /^CPUCooler: .*cpu_sockets=.*AM5/,
  "ram for b650": /^RAM: .*ram_type=DDR5/,
  "b650 ram 32gb": /^RAM: (?=.*ram_type=DDR5)(?=.*32GB)/,
  "RAM für mein B650 Mainboard": /^RAM: .*ram_type=DDR5/,
  "32gb ram compatible with b550": /^RAM: (?=.*ram_type=DDR4)(?=.*32GB)/,
  "motherboard for 9800x3d": /^Motherboard: .*socket=AM5/,
  "9800x3d motherboard micro atx": /^Motherboard: (?=.*socket=AM5)(?=.*form_factor=Micro ATX)/,
  "i9 14900k motherboard ddr4": /^Motherboard: (?=.*socket=LGA 1700)(?=.*ram_type=DDR4)/,
  "lga1700 ddr4 board for 12400f": /^Motherboard: (?=.*socket=LGA 1700)(?=.*ram_type=DDR4)/,
  "carte mère pour 9800x3d": /^Motherboard: .*socket=AM5/,
  "placa base para 9800x3d": /^Motherboard: .*socket=AM5/,
  "cpu for z790": /^CPU: .*socket=LGA 1700/,
  "processor for b550": /^CPU: .*socket=AM4/,
  "case for 4090": /^PCCase: .*max_video_card_length=(3[3-9]|[4-9])\d/,
  "4090 case white": /^PCCase: (?=.*white)(?=.*max_video_card_length=(3[3-9]|[4-9])\d)/i,
  "case that fits 4090 and b650 board":
    /^PCCase: (?=.*max_video_card_length=(3[3-9]|[4-9])\d)(?=.*form_factors=.*ATX)/,
  "which case for my 4090": /^PCCase: .*max_video_card_length=(3[3-9]|[4-9])\d/,
  "psu for 5090": /^PSU: .*wattage=([89]\d\d|\d{4})/,
  "Netzteil für RTX 5090": /^PSU: .*wattage=([89]\d\d|\d{4})/,
  "what psu for 4070 ti super": /^PSU: .*wattage=([5-9]\d\d|\d{4})/,
})

/** Searches with words such as `for` that find what they name. */
export const connectedQueries: readonly BuyerQuery[] = buyerQueriesOf({
  "cpu cooler for lga1700": /^CPUCooler: .*LGA 1700/,
  "ram for laptop": /^RAM: .*(SODIMM|SO-DIMM)/i,
  "ssd for ps5": /^Storage: /,
  "mouse for gaming": /^Mouse: /,
})
