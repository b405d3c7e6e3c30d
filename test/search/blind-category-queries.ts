import { type BuyerQuery, buyerQueriesOf } from "./buyer-queries.ts"

/** Those of 120 searches over all categories, by somebody who had not seen the search, whose parts the sample holds. */
export const blindCategoryQueries: readonly BuyerQuery[] = buyerQueriesOf({
  "noctua nh-d15": /^CPUCooler: Noctua NH-D15/,
  "arctic mx-6 4g": /^ThermalCompound: A(?:rctic|RCTIC) MX-6 4 ?g\b/,
  "thermal grizzly kryonaut": /^ThermalCompound: Thermal Grizzly Kryonaut/,
  "corsair rm850x": /^PSU: Corsair RM850x/,
  "fractal design define 7": /^PCCase: Fractal Design Define 7/,
  "ryzen 7 7800x3d": /^CPU: AMD Ryzen 7 7800X3D/,
  "sound blaster z": /^SoundCard: .*(?:Sound Blaster Z|ZXR)/,
  "80mm case fan": /^CaseFan:.*\bsize=80;/,
  "dell u2723qe": /^Monitor: Dell.*U2723QE/,
  "27 inch 1440p 165hz monitor":
    /^Monitor:(?=.*verticalRes=1440;)(?=.*horizontalRes=2560;)(?=.*screen_size=(?:27|26\.[5-9]|27\.[0-2]);)(?=.*refresh_rate=165;)/,
  "keychron k2": /^Keyboard: Keychron K2\b/,
  "razer deathadder v3": /^Mouse: .*Death ?[Aa]dder V3/,
  "sfx power supply 750w": /^PSU:(?=.*form_factor=SFX)(?=.*wattage=750;)/,
  "white mini itx case":
    /^PCCase:(?=.*(?:form_factor=Mini[ -]ITX|supported_motherboard_form_factors=Mini-ITX;))(?!.*Black ?\/ ?White)(?:(?=.*\bcolor=[A-Z,]*WHITE)|(?!.*\bcolor=)(?=.*\b(?:White|WHITE|white)\b))/,
  "b550 micro atx motherboard": /^Motherboard:(?=.*chipset=AMD B550;)(?=.*form_factor=Micro ATX;)/,
  "4tb nas hard drive":
    /^Storage:(?=.*storage_type=HDD)(?=.*\bcapacity=4000;).*(?:NAS|IronWolf|Red\b|N300|ST4000VN|ST4000NE|WD40EF|WD4\d+FFBX)/,
  '1tb 2.5" sata ssd':
    /^Storage:(?=.*\bcapacity=(?:1000|1024);)(?=.*form_factor=2\.5";)(?=.*interface=SATA)(?=.*storage_type=SSD;)(?!.*\b1\.[1-9]\d* ?TB)/,
  "vertical mouse": /^Mouse: .*(?:[Vv]ertical|Logitech Lift)/,
  "5.1 surround speakers": /^Speaker: .*\b5\.1/,
  "2x16gb ddr4 3200 cl16":
    /^RAM:(?=.*modules\.quantity=2;)(?=.*modules\.capacity_gb=16;)(?=.*\bspeed=3200;)(?=.*ram_type=DDR4;)(?=.*cas_latency=16;)/,
  "intel arc b580": /^GPU:.*chipset=(?:Intel )?Arc B580/,
  "pink pc case": /^PCCase:.*(?:color=[A-Z,]*PINK|\b[Pp]ink\b|Sakura)/,
  "ddr2 ram": /^RAM:.*ram_type=DDR2;/,
  "keyboard with touchpad":
    /^Keyboard:.*(?:[Tt]ouch ?-?[Pp]ad|[Tt]rack ?[Pp]ad|TouchPad|Logitech K400|Logitech K830)/,
  "lga1700 ddr4 motherboard": /^Motherboard:(?=.*socket=LGA ?1700;)(?=.*ram_type=DDR4;)/,
  "4k webcam": /^Webcam:.*(?:\b4[Kk]|resolution=4k|UHD|4K60)/,
  "wireless keyboard and mouse combo":
    /^(?:Keyboard:(?=.*(?:[Ww]ireless|Bluetooth|2\.4 ?G))(?!.*Wired Rapid)(?=.*\b(?:Mouse|Mice|mouse|mice)\b|.*Logitech (?:\w+ )*MK\d{3}\b)|Mouse:(?=.*[Kk]eyboard (?:and|&)))/,
  WD40EFRX: /^Storage:.*WD40EFRX/,
  "msata ssd": /^Storage:.*form_factor=mSATA;/,
  "z790 motherboard wifi ddr5":
    /^Motherboard:(?=.*chipset=Intel Z790;)(?=.*ram_type=DDR5;)(?=.*(?:[Ww][Ii]-?[Ff][Ii]|\bAX\b|\bWF\b|wireless_networking=(?!None)))/,
  "quad port gigabit nic": /^NetworkCard:.*\b4 ?x Gigabit/,
  "dual port 10gbe card": /^NetworkCard:.*(?:\b2 ?x 10 ?G|X520-T2)/,
  "usb c to lan adapter": /^NetworkCard:.*USB Type-C/,
  "910 004855": /^Mouse:.*910-004855/,
  "fanless cpu cooler": /^CPUCooler:(?=.*(?:fanless=true|Fanless))(?!.*\d CFM)(?!.*_fan_rpm=[1-9])/,
  "monitor bigger than 45 inch": /^Monitor:.*screen_size=(?:4[6-9]|[5-9]\d|45\.\d*[1-9])/,
  "old square 19 inch monitor 5:4":
    /^Monitor:(?=.*aspect_ratio=5:4;)(?=.*screen_size=(?:19|18\.[89]|19\.\d)\d*;)/,
  "1tb m.2 2230 ssd steam deck":
    /^Storage:(?=.*form_factor=M\.2-2230;)(?=.*\bcapacity=(?:1000|1024);)(?!.*\b1\.[1-9]\d* ?TB)/,
  "9070xt white":
    /^GPU:(?=.*chipset=Radeon RX 9070 XT;)(?!.*Black ?\/ ?White)(?:(?=.*\bcolor=[A-Z,]*WHITE)|(?!.*\bcolor=)(?=.*\b(?:White|WHITE|white)\b))/,
  "webcam for windows hello login":
    /^Webcam:.*(?:Windows Hello|BRIO Ultra|Brio Ultra|Logitech (?:BRIO|Brio) 4K|BRIO Ultra HD)/,
  "webcam with ring light": /^Webcam:.*(?:[Rr]ing [Ll]ight|Kiyo 1080p)/,
  "pci sound card 7.1 not pci express": /^SoundCard:(?=.*\bPCI\b)(?!.*PCIe)(?=.*7\.1)/,
  "reverse blade 120mm fan white":
    /^CaseFan:(?=.*\bsize=120;)(?=.*(?:flow_direction=Reverse|[Rr]everse))(?!.*Black ?\/ ?White)(?:(?=.*\bcolor=[A-Z,]*WHITE)|(?!.*\bcolor=)(?=.*\b(?:White|WHITE|white)\b))/,
  "seagte ironwlf 8tb": /^Storage:(?=.*\bcapacity=8000;) Seagate.*IronWolf/,
  "thermalrigth peerles assasin 120":
    /^CPUCooler: (?:Thermalright|THERMALRIGHT).*Peerless Assassin 120/,
  "lga1700 cpu without integrated graphics":
    /^CPU:(?=.*socket=LGA ?1700)(?=.*(?:integratedGraphics\.model=None|Core i\d[ -]\d{5}K?F\b))/,
  "case smaller than 10 litres": /^PCCase:.*\bvolume=(?:[1-9](?:\.\d+)?|0\.\d*[1-9]\d*);/,
  "hdd 10 to 14 tb for nas":
    /^Storage:(?=.*storage_type=HDD)(?=.*\bcapacity=1[0-4]000;).*(?:\bNAS\b|IronWolf|\bRed\b|N300)/,
  "8gb graphics card shorter than 175 mm":
    /^GPU:(?=.*; memory=8;|.*\bmemory=8;)(?=.*\blength=(?:[1-9]\d|1[0-6]\d|17[0-4])(?:\.\d+)?;)/,
  "rdimm server memory ecc reg": /^RAM:[^=]*\b(?:Registered|RDIMM|M393\w+)\b/,
  "Wärmeleitpaste 4g": /^ThermalCompound: .*\b4 ?g\b/,
  "Gehäuselüfter 140mm weiß":
    /^CaseFan:(?=.*\bsize=140;)(?!.*Black ?\/ ?White)(?:(?=.*\bcolor=[A-Z,]*WHITE)|(?!.*\bcolor=)(?=.*\b(?:White|WHITE|white)\b))/,
  "Netzteil 850W vollmodular Platin":
    /^PSU:(?=.*wattage=850;)(?=.*modular=Full;)(?=.*efficiency_rating=80\+ Platinum;)/,
  "Netzwerkkarte 10 Gbit": /^NetworkCard:.*\b10 ?G(?:b|ig)/,
  "Soundkarte PCIe 7.1": /^SoundCard:(?=.*PCIe)(?=.*7\.1)/,
  "Linkshänder Maus":
    /^Mouse:.*(?:[Ll]eft[ -][Hh]and|\bLHD\b|Lift Left|Left Vertical|VerticalMouse \d? ?Left|Lefty)/,
  "offene Kopfhörer Sennheiser": /^Headphones:.*Sennheiser.*\b(?:Semi-)?[Oo]pen\b/,
  "Arbeitsspeicher 64 GB DDR5 weiss":
    /^RAM:(?=.*ram_type=DDR5;)(?=.*\bcapacity=64;)(?!.*Black ?\/ ?White)(?:(?=.*\bcolor=[A-Z,]*WHITE)|(?!.*\bcolor=)(?=.*\b(?:White|WHITE|white)\b))/,
  "Grafikkarte mit 16 GB, höchstens 250 mm lang":
    /^GPU:(?=.*\bmemory=16;)(?=.*\blength=(?:[1-9]\d|1\d\d|2[0-4]\d|250)(?:\.\d+)?;)(?!.*\blength=250\.\d*[1-9])/,
  "Bildschirm 24 Zoll 240 Hz":
    /^Monitor:(?=.*screen_size=(?:23\.[5-9]\d*|24(?:\.\d+)?);)(?=.*refresh_rate=240;)/,
  "PC Lautsprecher 2.1 mit Subwoofer": /^Speaker:.*(?:\b2\.1|[Ss]ubwoofer)/,
  "schwarzes ATX Gehäuse ohne Fenster":
    /^PCCase:(?=.*supported_motherboard_form_factors=(?:[^;]*,)?ATX[,;])(?=.*\bcolor=[A-Z,]*BLACK)(?=.*(?:has_transparent_side_panel=false|side_panel=(?:Solid|Mesh|Aluminum|Steel)))(?!.*side_panel=(?:Tempered|Acrylic|Tinted))(?!.*White ?\/ ?Black)/,
  "Wasserkühlung 420 mm": /^CPUCooler:.*radiator_size=420;/,
  "kabellose Tastatur Logitech":
    /^Keyboard:.*Logitech(?=.*(?:[Ww]ireless|Bluetooth|LIGHTSPEED|Lightspeed))/,
  "écran 27 pouces 4k":
    /^Monitor:(?=.*verticalRes=2160;)(?=.*screen_size=(?:27|26\.[5-9]|27\.[0-2]);)/,
  "carte graphique rtx 5070 ti": /^GPU:.*chipset=GeForce RTX 5070 Ti;/,
  "mémoire pc portable ddr4 16 go":
    /^RAM:(?=.*ram_type=DDR4;)(?=.*SO-?DIMM)(?=.*(?:\bcapacity=16;))/,
  "boîtier micro atx blanc vitre en verre":
    /^PCCase:(?=.*(?:form_factor=Micro ATX|supported_motherboard_form_factors=(?:Micro ATX,Mini-ITX|Mini-ITX,Micro ATX);))(?=.*side_panel=(?:Tinted )?Tempered Glass)(?!.*Black ?\/ ?White)(?:(?=.*\bcolor=[A-Z,]*WHITE)|(?!.*\bcolor=)(?=.*\b(?:White|WHITE|white)\b))/,
  "tarjeta de sonido pci express": /^SoundCard:.*PCIe/,
  "fuente de alimentación 650w 80 plus bronze":
    /^PSU:(?=.*wattage=650;)(?=.*efficiency_rating=80\+ Bronze;)/,
  "placa base am5 micro atx": /^Motherboard:(?=.*socket=AM5)(?=.*form_factor=Micro ATX;)/,
  "monitor curvo 49 pulgadas":
    /^Monitor:(?=.*screen_size=(?:49|48\.[5-9]\d*|49\.\d+);)(?=.*(?:[Cc]urved|horizontalRes=5120|horizontalRes=3840; resolution\.verticalRes=1080))/,
  "cascos gaming inalámbricos":
    /^Headphones:(?=.*(?:\bWireless|WIRELESS|Bluetooth|LIGHTSPEED|HyperSpeed|HYPERSPEED))(?!.*\bWired Closed)(?=.*(?:[Gg]aming|use_cases=[^;]*Gaming|Arctis|BlackShark|Kraken|Barracuda|VOID|Void\b|Cloud|G733|G935|G PRO|Astro|ASTRO|Nari|Virtuoso|VIRTUOSO|Turtle Beach|Siberia|Corsair HS\d\d))/,
  "be quiet dark rock pro": /^CPUCooler: be quiet! Dark Rock Pro/,
  "trackball mouse":
    /^(?:Mouse): .*(?:[Tt]rack ?[Bb]all|SlimBlade|Kensington (?:\w+ )?(?:Orbit|Expert)|MX Ergo|M575|\bM570\b|[Tt]rack ?[Mm]an)/,
  "souris bluetooth logitech": /^Mouse:.*Logitech(?=.*(?:Bluetooth|M535|M720|Pebble|M350))/,
})
