import { type BuyerQuery, buyerQueriesOf } from "./buyer-queries.ts"

/** Searches in eight languages by an author who did not see the search; the last ones failed at first. */
export const newcomerQueries: readonly BuyerQuery[] = buyerQueriesOf({
  CMK32GX5M2B6000C: /^RAM: .*sku=CMK32GX5M2B6000C/,
  st16000nm00: /^Storage: .*sku=ST16000NM/,
  "mz v9s1t0 bw": /^Storage: .*sku=MZ-V9S1T0BW/,
  "R AK620 BKNNMT": { first: /^CPUCooler: .*R-AK620-BKNNMT/ },
  "acfre 00184a": /^CPUCooler: .*ACFRE00184A/,
  "noctua nh-d15 chromx balck": /^CPUCooler: Noctua NH-D15.*chromax\.black/,
  "seagte ironwolf 12tb": /^Storage: (?=.*IronWolf)(?=.*; capacity=12000;)/,
  "logitec g pro x superlite 2": /^Mouse: Logitech .*Superlight 2/,
  "corsiar rm850x": /^PSU: .*RM850x/i,
  "asrok x870e taichi": /^Motherboard: .*X870E Taichi/,
  "geforse rtx 5060ti 16gb": /^GPU: (?=.*5060 Ti)(?=.*; memory=16;)/,
  "keycron k2": /^Keyboard: Keychron K2/,
  "intel cpu without igpu lga1700": /^CPU: (?=.*Graphics\.model=None;)(?=.*socket=LGA 1700;)/,
  "cpu with at least 24 cores": /^CPU: .*cores\.total=(2[4-9]|[3-9]\d|\d{3});/,
  "am5 cpu under 200": /^CPU: (?=.*socket=AM5;)(?=.* price=1?\d\d(\.\d+)?;)/,
  "b850 mobo wifi 7": /^Motherboard: (?=.*B850)(?=.*Wi-?Fi ?7)/i,
  "mini itx boards for lga1700": /^Motherboard: (?=.*form_factor=Mini-ITX;)(?=.*socket=LGA 1700;)/,
  "laptop memory 32gb ddr4": /^RAM: (?=.*DDR4)(?=.*SO-?DIMM)(?=.*; capacity=32;)/,
  "low profile graphics card": /^GPU: .*(low profile|\bLP\b|\dG[DL]?L;)/i,
  "rtx 4090 water cooled": /^GPU: (?=.*RTX 4090)(?=.*Water Cooled)/,
  "7900 xtx not sapphire": /^GPU: (?=.*7900 XTX)(?!.*Sapphire)/,
  "m.2 2230 ssd 1tb steam deck": /^Storage: (?=.*M\.2-2230)(?=.*; capacity=10(00|24);)/,
  "ssd for ps5 1tb": /^Storage: (?=.*M\.2 PCIe [45]\.0 x4)(?=.*; capacity=10(00|24);)/,
  "nas hard drives 10tb": /^Storage: (?=.*HDD)(?=.*(Red|IronWolf|N300))(?=.*; capacity=10000;)/,
  "2.5 inch sata ssd 2tb under 170":
    /^Storage: (?=.*type=SSD;)(?=.*SATA)(?=.*; capacity=20(00|48);)(?=.* price=(\d\d|1[0-6]\d)(\.\d+)?;)/,
  "fanless power supply": /^PSU: .*fanless=true/,
  "1200w psu fully modular platinum": /^PSU: (?=.*wattage=1200;)(?=.*Platinum)(?=.*modular=Full;)/i,
  "140mm white argb fans": /^CaseFan: (?=.*; size=140;)(?=.*WHITE)(?=.*ARGB)/,
  "aio 280mm black no rgb": /^CPUCooler: (?=.*radiator_size=280;)(?=.*BLACK)(?!.*RGB)/,
  "49 inch ultrawide monitor": /^Monitor: .*screen_size=(49|48\.[5-9])/,
  "4k 144hz gaming monitor under 350":
    /^Monitor: (?=.*verticalRes=2160;)(?=.*refresh_rate=(14[4-9]|1[5-9]\d|[2-9]\d\d);)(?=.* price=([12]\d\d|3[0-4]\d)(\.\d+)?;)/,
  "left handed mouse": /^Mouse: .*left.?hand/i,
  "low profile mechanical keyboards": /^Keyboard: (?=.*mechanical)(?=.*low profile)/i,
  "I am looking for a quiet air cooler for my ryzen 9 7950x":
    /^CPUCooler: (?!.*water_cooled=true)(?=.*AM5)(?=.*(quiet|silen|noctua))/i,
  "grafikkarte 16gb unter 500 euro": /^GPU: (?=.*; memory=16;)(?=.* price=[1-4]?\d\d(\.\d+)?;)/,
  "leiser 140mm lüfter pwm": /^CaseFan: (?=.*; size=140;)(?=.*(quiet|silen|noctua))(?=.*PWM)/i,
  "b650 mainboard wlan micro atx": /^Motherboard: (?=.*B650)(?=.*Micro ATX)(?=.*wi-?fi)/i,
  "ryzen 5 boxed mit kühler am4": /^CPU: (?=.*Ryzen 5)(?=.*socket=AM4;)(?=.*includesCooler=true;)/,
  "ssd 1tb sata 2,5 zoll":
    /^Storage: (?=.*type=SSD;)(?=.*SATA)(?=.*form_factor=2\.5)(?=.*; capacity=10(00|24);)/,
  "128gb arbeitsspeicher ddr5": /^RAM: (?=.*DDR5)(?=.*; capacity=128;)/,
  "sfx netzteil mindestens 850w": /^PSU: (?=.*SFX)(?=.*wattage=(8[5-9]\d|9\d\d|\d{4});)/,
  "gehäuse ohne fenster schwarz":
    /^PCCase: (?=.*BLACK)(?!.*has_transparent_side_panel=true)(?!.*(glass|window))/i,
  "weißes gehäuse mit glas für e-atx":
    /^PCCase: (?=.*form_factors=[^;]*EATX)(?=.*WHITE)(?=.*glass)/i,
  "420mm wasserkühlung": /^CPUCooler: .*(radiator_size=420;|420 ?mm)/,
  "cpu kühler höchstens 65mm hoch am4":
    /^CPUCooler: (?!.*water_cooled=true)(?=.*AM4)(?=.*; height=([1-5]?\d|6[0-5])(\.\d+)?;)/,
  "mechanische tastatur mit braunen schaltern": /^Keyboard: (?!.*membrane)(?=.*brown)/i,
  "netzwerkkarte 10 gbit pcie": /^NetworkCard: (?=.*10 ?Gb)(?=.*PCIe)/,
  "gigabite rtx 5070ti": /^GPU: (?=.*gigabyte)(?=.*5070 ?Ti)/i,
  "bequiet dark power 13": /^PSU: .*Dark Power (Pro )?13/,
  "ich suche eine 2tb m.2 ssd mit kühlkörper":
    /^Storage: (?=.*M\.2)(?=.*heat ?sink)(?=.*; capacity=20(00|48);)/i,
  "carte mère b650 wifi": /^Motherboard: (?=.*B650)(?=.*wi-?fi)/i,
  "mémoire ddr5 32 go 6000 cl30":
    /^RAM: (?=.*DDR5)(?=.*; capacity=32;)(?=.*speed=6000;)(?=.*cas_latency=30;)/,
  "disque dur 8 to nas": /^Storage: (?=.*HDD)(?=.*(Red|IronWolf|N300|NAS))(?=.*; capacity=8000;)/,
  "alimentation 850w modulaire gold":
    /^PSU: (?=.*wattage=850;)(?=.*Gold)(?=.*modular=(Full|Semi))/i,
  "écran 27 pouces 1440p 165 hz":
    /^Monitor: (?=.*screen_size=2[67])(?=.*verticalRes=1440;)(?=.*refresh_rate=165;)/,
  "souris sans fil logitech": /^Mouse: (?=.*Logitech)(?=.*(wireless|bluetooth))/i,
  "clavier mécanique tkl": /^Keyboard: (?!.*membrane)(?=.*(TKL|tenkeyless|\b87\b))/i,
  "ventirad noctua am5": /^CPUCooler: (?=.*Noctua)(?=.*AM5)(?!.*water_cooled=true)/,
  "carte graphique rtx 5070 moins de 700 euros":
    /^GPU: (?=.*chipset=GeForce RTX 5070;)(?=.* price=[1-6]\d\d(\.\d+)?;)/,
  "tarjeta gráfica rtx 4060 8gb": /^GPU: (?=.*chipset=GeForce RTX 4060)(?=.*; memory=8;)/,
  "disco duro 2tb 3.5": /^Storage: (?=.*HDD)(?=.*3\.5")(?=.*; capacity=2000;)/,
  "placa base am5 wifi atx": /^Motherboard: (?=.*socket=AM5;)(?=.*form_factor=ATX;)(?=.*wi-?fi)/i,
  "fuente de alimentación 750w blanca": /^PSU: (?=.*wattage=750;)(?=.*white)/i,
  "scheda madre lga1700 ddr4 micro atx":
    /^Motherboard: (?=.*socket=LGA 1700;)(?=.*ram_type=DDR4;)(?=.*Micro ATX)/,
  "dissipatore a liquido 240 bianco":
    /^CPUCooler: (?=.*(radiator_size=240;|Water 240))(?=.*white)/i,
  "tastiera meccanica 75%": /^Keyboard: .*75%/,
  "case mini itx bianco": /^PCCase: (?=.*ITX)(?=.*WHITE)/i,
  "mouse verticale ergonomico": /^Mouse: .*(vertical|\blift\b)/i,
  "voeding 1000 watt gold": /^PSU: (?=.*wattage=1000;)(?=.*Gold)/,
  "ssd 2tb nvme gen4":
    /^Storage: (?=.*nvme=true;)(?=.*(PCIe 4\.0|Gen4))(?=.*; capacity=20(00|48);)/,
  "videokaart rx 9070 xt": /^GPU: .*9070 XT/,
  "zwarte ventilator 120mm 3 stuks":
    /^CaseFan: (?=.*; size=120;)(?=.*BLACK)(?=.*(quantity=3;|3-Pack))/i,
  "beeldscherm 32 inch 4k": /^Monitor: (?=.*screen_size=3[12])(?=.*verticalRes=2160;)/,
  "płyta główna b550 atx": /^Motherboard: (?=.*B550)(?=.*form_factor=ATX;)/,
  "karta graficzna rtx 3060 12gb": /^GPU: (?=.*RTX 3060(?! ?Ti))(?=.*; memory=12;)/,
  "obudowa czarna micro atx": /^PCCase: (?=.*Micro ATX)(?=.*BLACK)/i,
  "słuchawki gamingowe hyperx": /^Headphones: .*HyperX/i,
  "processor intel core ultra lga1851": /^CPU: (?=.*Core Ultra)(?=.*socket=LGA 1851;)/,
  "vitt chassi atx": /^PCCase: (?=.*form_factors=[^;]*\bATX)(?=.*white)/i,
  "webbkamera 1080p": /^Webcam: .*(1080p|full ?hd)/i,

  "at least 4 m.2 slots am5 motherboard":
    /^Motherboard: (?=.*socket=AM5;)(?=.*m2_slots=(\[object Object\],?){4,};)/,
  "mainboard mit mindestens 8 sata anschlüssen": /^Motherboard: .*sata_6_gb_s=([89]|1\d);/,
  "more than 6 sata ports motherboard": /^Motherboard: .*sata_6_gb_s=([789]|1\d);/,
  "altavoces bluetooth para pc": /^Speaker: .*bluetooth/i,
  "bluetooth speakers for my pc": /^Speaker: .*bluetooth/i,
  "8 festplatten gehäuse": /^PCCase: .*internal_3_5_bays=([89]|\d\d);/,
  "case with 8 hdds": /^PCCase: .*internal_3_5_bays=([89]|\d\d);/,
})
