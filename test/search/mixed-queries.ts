import { type BuyerQuery, buyerQueriesOf } from "./buyer-queries.ts"

/** Searches of integrators, home builders, schools, repairers and purchasers, by authors who did not see the search. */
export const mixedQueries: readonly BuyerQuery[] = buyerQueriesOf({
  wärmeleitpaste: /^thermalcompound: /i,
  "mx4 paste": /^thermalcompound: (?=[^;]*(?:arctic mx-?4\b))/i,
  "2.5g nic": /^networkcard: (?=[^;]*(?:\b(?:2\.5|5) ?gb\/s))/i,
  "usb lan adapter": /^networkcard: (?=[^;]*(?:usb))/i,
  "5.1 speakers": /^speaker: (?=[^;]*(?:\b5\.1))/i,
  soundbar: /^speaker: (?=[^;]*(?:sound ?bar|speaker bar|leviathan|creative stage|labs stage))/i,
  "4k webcam": /^webcam: (?=.*(?:\b4k\b))/i,
  trakball:
    /^mouse: (?=[^;]*(?:track-?ball|scrollball|trackman|mx ergo|ergo m57|\bm57[05]|kensington (?:orbit|expert|slimblade)))/i,
  "vertical mouse": /^mouse: (?=[^;]*(?:vertical|evoluent|logitech lift\b|fellowes penguin))/i,
  "in ear": /^headphones: (?=.*(?:in[- ]?ear\b|ear ?bud|\biem\b))/i,
  "flex atx": /^psu: (?=.*(?:form_factor=flex atx|mfatx|fsp\d+-60l))/i,
  msata: /^storage: (?=.*(?:msata))/i,
  "2230 ssd": /^storage: (?=.*(?:\b2230\b|-2230))/i,
  "sas hdd": /^storage: (?=.*(?:\bsas\b))(?=.*(?:type=hdd))/i,
  "ironwolf 4tb": /^storage: (?=[^;]*(?:ironwolf))(?=.*(?:capacity=4000))/i,
  "nf-a14": /^casefan: (?=[^;]*(?:noctua (?:nf-)?a14))/i,
  "reverse fans": /^casefan: (?=.*(?:flow_direction=reverse|^casefan: [^;]*reverse))/i,
  "80mm fan": /^casefan: (?=.*(?:; size=80;|^casefan: [^;]*\b80 ?mm))/i,
  "threadripper cooler":
    /^cpucooler: (?=.*(?:cpu_sockets=[^;]*(?:tr4|trx4|tr5|wrx8|sp3|sp6)|^cpucooler: [^;]*(?:tr4|tr5|threadripper|\btr\b)))/i,
  "h610 itx":
    /^motherboard: (?=.*(?:h610))(?=.*(?:mini[- ]?itx|^motherboard: [^;]*(?:itx|h610i)))/i,
  "htpc case":
    /^pccase: (?=.*(?:htpc|form_factor=(?:micro atx|mini[- ]itx|thin mini-itx) (?:desktop|slim)|^pccase: [^;]*(?:\bslim|itx desktop|micro ?atx desktop)))/i,
  "gt 710": /^gpu: (?=.*(?:chipset=geforce gt 710;|\bgt ?710\b))/i,
  "am3+ cpu": /^cpu: (?=.*(?:socket=am3\+))/i,
  "corsiar rm850x": /^psu: (?=[^;]*(?:corsair rm ?850x))/i,
  "sfx 750w gold full modular":
    /^psu: (?=.*(?:form_factor=sfx|\bsfx\b))(?=.*(?:wattage=750;))(?=.*(?:80\+ (?:gold|platinum|titanium)))(?=.*(?:modular=full))/i,
  "ddr3 1600 2x4gb":
    /^ram: (?=.*(?:ram_type=ddr3))(?=.*(?:modules\.quantity=2; modules\.capacity_gb=4;))(?=.*(?:; speed=1600;))/i,
  "1tb nvme pcie 4.0 < 100€":
    /^storage: (?=.*(?:capacity=(?:9[6-9]\d|10[0-2]\d);))(?=.*(?:pcie 4\.0))(?=.*(?:nvme=true|nvme))(?=.*(?:; price=\d{1,2}[.;]))/i,
  "8tb 7200rpm sata hdd":
    /^storage: (?=.*(?:capacity=8000;))(?=.*(?:type=hdd))(?=.*(?:interface=sata))(?=.*(?:7200 ?rpm|^storage: (?![^;]*\d{4,5} ?rpm)))/i,
  "360mm aio white lga1851":
    /^cpucooler: (?=.*(?:radiator_size=360;|^cpucooler: [^;]*\b360))(?!.*(?:water_cooled=false))(?=.*(?:; color=[^;]*white|^cpucooler: [^;]*white))(?=.*(?:lga ?1851|lga ?1700))/i,
  "24 inch ips 1920x1200":
    /^monitor: (?=.*(?:horizontalres=1920; resolution\.verticalres=1200))(?=.*(?:screen_size=2[34](?:\.\d+)?;))(?=.*(?:panel_type=(?:ips|pls)))/i,
  "27 1440p oled 240hz":
    /^monitor: (?=.*(?:screen_size=2[67](?:\.\d+)?;|^monitor: [^;]*\b2[67](?:\.\d)?(?:"| ?inch)))(?=.*(?:verticalres=1440))(?=.*(?:oled))(?=.*(?:refresh_rate=(?:2[4-9]\d|[3-9]\d\d|\d{4});))/i,
  "tkl mechanical keyboard brown switches":
    /^keyboard: (?=.*(?:\btkl\b|ten-?key-?less|size=tkl|\b8[78][- ]?keys?\b|dk[19]087))(?=[^;]*(?:brown))/i,
  "4 port gigabit nic pcie":
    /^networkcard: (?=[^;]*(?:\b4 x (?:gigabit|2\.5|10 gb|1 gb)|quad))(?=[^;]*(?:pcie))/i,
  "welches netzteil reicht für eine rtx 4080":
    /^psu: (?=.*(?:wattage=(?:7[5-9]\d|[89]\d\d|[1-9]\d{3});))/i,
  "pc lüfter 140mm pwm schwarz ohne rgb":
    /^casefan: (?=.*(?:; size=140;|^casefan: [^;]*\b140 ?mm))(?=.*(?:pwm=true|^casefan: [^;]*pwm|connector=[^;]*pwm))(?=.*(?:; color=[^;]*black|^casefan: [^;]*black))(?!.*(?:led=(?!none|none)[^;]+;|lighting=a?rgb|^casefan: [^;]*(?:rgb|\bled\b)|color=[^;]*rgb))/i,
  "souris sans fil silencieuse pour bureau":
    /^mouse: (?=.*(?:silent(?!_clicks=false)|quiet|mute|less noise|noiseless|silent_clicks=true|soft click|\bm330\b|\bm220\b|\bm240\b|\bm650\b|logitech lift\b|master 3s|anywhere 3s|\bmaster 4\b))(?=.*(?:wireless|2\.4 ?g|bluetooth|cordless))(?![^;]*(?:gaming))(?!.*(?:silent_clicks=false))/i,
  "écran 27 pouces 1440p 144hz ou plus":
    /^monitor: (?=.*(?:screen_size=2[67](?:\.\d+)?;))(?=.*(?:verticalres=1440))(?=.*(?:refresh_rate=(?:14[4-9]|1[5-9]\d|[2-9]\d\d|\d{4});|^monitor: [^;]*\b(?:14[4-9]|1[5-9]\d|[2-5]\d\d) ?hz))/i,
  "necesito una fuente de 650w modular 80 plus gold":
    /^psu: (?=.*(?:wattage=650;))(?=.*(?:modular=(?:full|semi)))(?=.*(?:80\+ (?:gold|platinum|titanium)|efficiency_rating=80\+ (?:gold|platinum|titanium)))/i,
  "scheda madre am4 micro atx":
    /^motherboard: (?=.*(?:socket=am4|\bam4\b))(?=.*(?:form_factor=micro atx|^motherboard: [^;]*(?:micro[- ]?atx|matx|m-atx)))/i,
  "geheugen voor laptop ddr4 16gb":
    /^ram: (?=.*(?:ram_type=ddr4))(?=.*(?:so-?dimm))(?=.*(?:; capacity=16;))/i,
  "which cpu fits my old z97 board?": /^cpu: (?=.*(?:socket=lga ?1150;))/i,
  "i need headsets with microphone for a classroom":
    /^headphones: (?=.*(?:headset|microphone|\bmics?\b|has_microphone=true))(?!.*(?:has_microphone=false|no mic|without mic))/i,
  "motherboard with 8 sata ports for a nas":
    /^motherboard: (?=.*(?:sata_6_gb_s=(?:[89]|1\d|2\d);|sata_6_gb_s=7; storage_devices\.sata_3_gb_s=[1-9]|sata_6_gb_s=6; storage_devices\.sata_3_gb_s=[2-9]|sata_6_gb_s=5; storage_devices\.sata_3_gb_s=[3-9]|sata_6_gb_s=4; storage_devices\.sata_3_gb_s=[4-9]|sata_6_gb_s=3; storage_devices\.sata_3_gb_s=[5-9]|sata_6_gb_s=2; storage_devices\.sata_3_gb_s=[6-9]|sata_6_gb_s=[01]; storage_devices\.sata_3_gb_s=[89]))/i,
  "webcam mit mikrofon und abdeckung":
    /^webcam: (?=[^;]*(?:privacy|shutter|cover|brio (?:100|101|105|300|301|305|500|505|ultra)|kiyo (?:pro ultra|v2)|powerconf c(?:200|30[02])|ankerwork c310|c920s|c925e|c930s))(?![^;]*(?:mic-disabled|no mic|elgato))/i,
  "ddr3 sodimm": /^RAM: (?=.*(SO-?DIMM|204-pin))(?=.*DDR3)/,
  "e5-2690 v4": /^CPU: Intel Xeon E5[- ]2690 [vV]4/,
  "rtx a2000": /^GPU: .*RTX A2000/,
  "gt 730 passiv": /^GPU: (?=.*GT ?730)(?=.*(cooling=Passive|[Ff]anless|[Ss]ilent|-SL-|0dB))/,
  quadro: /^GPU: .*(Quadro|QUADRO)/,
  "tfx netzteil": /^PSU: .*(form_factor=TFX|\bTFX\b|AP-TFX)/,
  flexatx: /^PSU: .*([Ff]lex ?ATX|FlexATX|[Ff]lex-ATX)/,
  "ergonomische tastatur":
    /^Keyboard: .*([Ee]rgo|ERGO|[Ss]plit|SPLIT|Freestyle|Advantage|Sculpt|Natural|Alice|Kinesis|Wave Keys)/,
  "10gbe nic": /^NetworkCard: .*\b10 ?(Gb\/s|GbE|Gigabit|G\b)/,
  "usb-c lan adapter": /^NetworkCard: .*(USB Type-C|USB-C(?!2500))/,
  xonar: /^SoundCard: .*(Xonar|Essence STX)/,
  "sound bar":
    /^Speaker: .*([Ss]ound ?[Bb]ar|[Ss]peaker Bar|Leviathan|Creative Stage|Labs Stage|Sound Blaster GS[35]|Katana)/,
  "nh-l9i": /^CPUCooler: .*NH-L9[iI]/,
  z97: /^Motherboard: .*Z97/,
  "threadripper pro": /^CPU: .*Threadripper PRO/,
  rm850x: /^PSU: Corsair .*RM850x/,
  "ironwolf 8tb": /^Storage: (?=.*[Ii]ron[Ww]olf)(?=.*(capacity=8000;| 8 ?TB))/,
  "2x16gb ddr4 3200 cl16":
    /^RAM: (?=.*modules\.quantity=2;)(?=.*modules\.capacity_gb=16;)(?=.*DDR4)(?=.*speed=3200;)(?=.*(cas_latency=16;|CL16))/,
  "ssd 2.5 sata 256gb":
    /^Storage: (?=.*type=SSD)(?=.*form_factor=2\.5")(?=.*SATA)(?=.*capacity=(25\d);)/,
  "m.2 2230 1tb nvme":
    /^Storage: (?=.*(form_factor=M\.2-2230|M\.2[- ]2230))(?=.*capacity=(1000|1024);)/,
  "27 4k ips usb-c":
    /^Monitor: (?=.*(screen_size=2[67](\.\d+)?;| 27"))(?=.*(verticalRes=2160|4K))(?=.*(panel_type=[^;]*IPS|\bIPS\b))(?=.*([Tt]ype-C|USB-C|usb_c=[1-9]|Thunderbolt))/,
  "am5 itx wifi board":
    /^Motherboard: (?=.*(socket=AM5|AM5))(?=.*Mini[- ]ITX)(?=.*([Ww][Ii]-?[Ff][Ii]|\bAX\b|\/ac\b|\/ax\b|PRO ?AX))/,
  "lga1151 matx ddr4 4 ram slots":
    /^Motherboard: (?=.*socket=LGA ?1151)(?=.*Micro ?ATX)(?=.*ram_type=DDR4)(?=.*memory\.slots=4;)/,
  "sfx 750w gold modular":
    /^PSU: (?=.*(form_factor=SFX|SFX))(?=.*wattage=750;)(?=.*Gold|.*GOLD)(?=.*modular=(Full|Semi)|.*Modular)(?!.*Non-Modular)/,
  "aio 240 white":
    /^CPUCooler: (?=.*(water_cooled=true|Water))(?=.*(radiator_size=240;|240 ?mm| 240\b))(?=.*([Ww]hite|WHITE|Snow))/,
  "3 pack 120mm argb fans white":
    /^CaseFan: (?=.*(quantity=3;|3-Pack|3 Pack|[Tt]riple))(?=.*size=120;|.*120 ?mm)(?=.*(Addressable RGB|ARGB|A-RGB))(?=.*([Ww]hite|WHITE))/,
  "rtx 4070 super white":
    /^GPU: (?=.*RTX ?4070 S(uper|UPER))(?!.*4070 Ti)(?=.*([Ww]hite|WHITE|AERO|Aero))/,
  "64gb ddr5 2x32 6000 no rgb":
    /^RAM: (?=.*capacity=64;)(?=.*modules\.quantity=2;)(?=.*DDR5)(?=.*speed=6000;)(?!.*rgb=true)(?!.*lighting=A?RGB)(?![^;]*RGB)(?!.*2x24)/,
  "tkl mx brown":
    /^Keyboard: (?=.*(TKL|[Tt]enkeyless|Ten[- ]?[Kk]eyless|9087|Keycool 87|[A-Z]8[78](?!\d)|QuickFire (Rapid|Stealth|TK)))(?=.*(MX Brown|MX RGB Brown|MX2A Brown|MX2A RGB Brown|Brown Cherry))/,
  "carte graphique sans alimentation externe 75w max":
    /^GPU: (?=.*; tdp=([1-9]|[1-6]\d|7[0-5]);)(?!.*pcie_[68]_pin=[1-9])(?!.*pcie_12V(HPWR|_2x6)=[1-9])/,
  "geheugen voor laptop 16gb ddr4":
    /^RAM: (?=.*(SO-?DIMM|260-pin|laptop))(?=.*DDR4)(?=.*; capacity=16;)/,
  "écran 24 pouces ips full hd":
    /^Monitor: (?=.*screen_size=(23\.[5-9]\d*|24(\.\d+)?);)(?=.*horizontalRes=1920; resolution\.verticalRes=1080)(?=.*(panel_type=[^;]*IPS|\bIPS\b))/,
  "which psu has no fan at all": /^PSU: ([^;]*([Ff]anless|FANLESS)|.*fanless=true)/,
  "need a quad port gigabit card for our server": /^NetworkCard: (?!.*USB).*4 ?x Gigabit/,
  "kabellose maus mit leisen tasten fürs büro":
    /^Mouse: (?=.*([Ss]ilent|SILENT|silent_clicks=true|[Qq]uiet|[Nn]oiseless|[Ll]ess [Nn]oise|Logitech L(ift|IFT)|M220|M330|M240|MX Anywhere 3S|MX Master 3S|MX MASTER 3S))(?=.*([Ww]ireless|WIRELESS|[Bb]luetooth))/,
  "webcam with privacy shutter for teams meetings":
    /^Webcam: .*([Pp]rivacy|[Ss]hutter|[Ll]ens [Cc]over|Cam Cover|C920[sSe]|Brio|BRIO)/,
  "gpu with 48gb vram for our lab": /^GPU: .*(; memory=48;| 48 ?GB)/,
  "tastiera meccanica senza fili":
    /^Keyboard: (?=.*([Ww]ireless|WIRELESS|[Bb]luetooth|2\.4G|[Tt]ri-?[Mm]ode))(?=.*([Mm]echanical|MECHANICAL|Cherry MX|Gateron|Kailh|Keychron|TTC |switch_type=(Linear|Tactile|Clicky|Magnetic)|[Hh]ot[- ]?[Ss]wap|GX (Brown|Blue|Red)|ROG [NR]X|MLX|Razer (Red|Yellow|Purple|Green|Orange)|RK (Red|Blue|Brown)|Wraith|IQUNIX))/,
  "altavoces 2.1 con subwoofer": /^Speaker: [^;]*2\.1\b/,
  "casque studio ouvert":
    /^Headphones: (?!.*([Gg]aming|Headset|In-Ear|[Ee]arbud))(?=.*([Oo]pen[- ][Bb]ack|[Ss]emi-[Oo]pen|Open Headphones|headphone_type=(Open|Semi)|DT ?(880|900|990|1990)|HD ?(5[579]9|5[589]8|600|650|660|6XX|800|820)|K ?(240|601|612|7[01][12])\b|ATH-AD|ATH-R70|SRH1[48]40|Sundara|SUNDARA))/,
})
