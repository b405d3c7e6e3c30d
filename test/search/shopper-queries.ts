import { type BuyerQuery, buyerQueriesOf } from "./buyer-queries.ts"

/** Searches of shoppers, offices and repairers in five languages, by an author who did not see the search. */
export const shopperQueries: readonly BuyerQuery[] = buyerQueriesOf({
  rtx5070ti: /^GPU: (?=.*; chipset=(?:geforce rtx 5070 ti);)/i,
  "thermalrigt peerless assasin": /^CPUCooler: (?=[^;]*(?:peerless assassin))/i,
  "990pro 2tb": /^Storage: (?=[^;]*(?:990 ?pro))(?=.*; capacity=(?:19[2-9]\d|20[0-4]\d);)/i,
  CMK32GX5M2B6000: /^RAM: .*cmk32gx5m2b6000/i,
  "seasonic focus gx850":
    /^PSU: (?=[^;]*(?:seasonic))(?=[^;]*(?:focus[- ]gx))(?=.*; wattage=(?:850);)/i,
  "hyperx cloud 2": /^Headphones: (?=[^;]*(?:cloud (?:ii|2)(?!\w)))/i,
  "artic mx4": /^ThermalCompound: (?=[^;]*(?:mx-? ?4(?!\d)))/i,
  bx8071512400f: /^CPU: .*(?:bx8071512400f|12400f)(?![A-Za-z0-9])/i,
  "nzxt h5flow white":
    /^PCCase: (?=[^;]*(?:h5 ?flow))(?=.*; color=[^;]*WHITE|[^;]*(?:white|snow)|.*; sku=.*white)/i,
  "ddr5 6000 cl30 32gb 2x16":
    /^RAM: (?=.*; ram_type=(?:ddr5);)(?=.*; speed=(?:6000);)(?=.*; cas_latency=(?:30);)(?=.*; capacity=(?:32);)(?=.*[;,] modules\.quantity=(?:2);)/i,
  "27in 1440p 165hz ips":
    /^Monitor: (?=.*; screen_size=(?:2[67](?:\.\d+)?);)(?=.*[;,]? resolution\.verticalRes=(?:1440);)(?=.*; refresh_rate=(?:16[05]|1[789]\d|[2-9]\d\d);)(?=.*; panel_type=[^;]*(?:IPS|AHVA|PLS)|[^;]*\bIPS\b)/i,
  "b650 matx wifi":
    /^Motherboard: (?=.*(?:; chipset=amd b650e?;))(?=.*; form_factor=Micro ATX)(?=[^;]*(?:wi-?fi|wireless|[^A-Za-z]a[CXcx]([^A-Za-z]|$)|hero|extreme|xtreme|\bmaster\b|taichi|godlike|\bace\b|carbon|\bedge\b|crosshair|maximus|pro ?art|phantom gaming[ -]?itx|strix [A-Za-z0-9]+-[AIEFaief]\b|nzxt)|.*wireless_networking=(?!None|[^;]*sold separately)|.*antenna)(?!(?![^;]*wi-?fi).*wireless_networking=None)/i,
  "2tb nvme gen4":
    /^Storage: (?=.*; capacity=(?:19[2-9]\d|20[0-4]\d);)(?=.*PCIe 4\.0|[^;]*(?:gen ?4))(?=.*; nvme=(?:true);)/i,
  "weisse aio 360mm":
    /^CPUCooler: (?!.*; water_cooled=(?:false);)(?=.*; radiator_size=360;|[^;]*360)(?!.*; radiator_size=(?:(?!360|0)\d+);)(?=.*; color=[^;]*WHITE|[^;]*(?:white|snow)|.*; sku=.*white)/i,
  "rtx3060 12gb": /^GPU: (?=.*(?:; chipset=geforce rtx 3060( 12 ?gb)?;))(?=.*; memory=(?:12);)/i,
  "sodimm ddr4 16gb":
    /^RAM: (?=.*; ram_type=(?:ddr4);)(?=.*; capacity=(?:16);)(?=.*; form_factor=[^;]*SO-DIMM|[^;]*(?:so-?dimm|laptop|notebook))/i,
  "white itx case":
    /^PCCase: (?=.*; form_factor=Mini ITX|.*supported_motherboard_form_factors=(?:Mini-ITX|Mini-ITX,Mini DTX);|[^;]*(?:ITX|itx))(?=.*; color=[^;]*WHITE|[^;]*(?:white|snow)|.*; sku=.*white)/i,
  "disco duro 4tb 3.5":
    /^Storage: (?=.*storage_type=(?:HDD|SSHD))(?=.*; capacity=(?:3840|4000|4096);)(?=.*; form_factor=(?:3\.5");)/i,
  "120mm argb lüfter 3er pack":
    /^CaseFan: (?=.*; size=120;|[^;]*120)(?=.*; quantity=3;|[^;]*(?:3[- ]?(?:pack|pk|in)|triple|3er))(?=.*; led=(?:Addressable RGB|ARGB)|.*; lighting=[^;]*ARGB|[^;]*(?:ARGB|A-RGB|Addressable))/i,
  "mid tower tempered glass black":
    /^PCCase: (?=.*; form_factor=[^;]*Mid Tower|[^;]*(?:mid[- ]tower))(?=.*; side_panel=[^;]*Tempered Glass|[^;]*(?:tempered|glass))(?=.*; color=[^;]*BLACK|[^;]*(?:black|noir))/i,
  "radeon 16gb white":
    /^GPU: (?=.*; chipset_manufacturer=(?:amd);)(?=.*; memory=(?:16);)(?=.*; color=[^;]*WHITE|[^;]*(?:white|snow)|.*; sku=.*white)/i,
  "16 core am5 cpu": /^CPU: (?=.*cores\.total=16;)(?=.*; socket=AM5)/i,
  "mémoire ddr4 3200 16go 2x8":
    /^RAM: (?=.*; ram_type=(?:ddr4);)(?=.*; speed=(?:3200);)(?=.*; capacity=(?:16);)(?=.*modules\.quantity=2;)/i,
  "écran 24 pouces full hd ips":
    /^Monitor: (?=.*; screen_size=(?:2(?:3\.[5-9]\d*|4|4\.[0-5]\d*));)(?=.*resolution\.verticalRes=1080;)(?=.*resolution\.horizontalRes=1920;)(?=.*; panel_type=[^;]*(?:IPS|AHVA|PLS)|[^;]*\bIPS\b)/i,
  "lga1700 matx ddr5":
    /^Motherboard: (?=.*; socket=LGA 1700)(?=.*; form_factor=Micro ATX)(?=.*ram_type=DDR5)/i,
  "air cooler for am5":
    /^CPUCooler: (?=.*cpu_sockets=[^;]*AM5|[^;]*AM5)(?!.*; water_cooled=(?:true);)(?![^;]*(?:water|liquid|aio\b))/i,
  "ram for 7800x3d":
    /^RAM: (?=.*; ram_type=(?:ddr5);)(?!.*; form_factor=[^;]*SO-DIMM)(?![^;]*(?:so-?dimm|laptop))(?!.*registered=Registered)(?![^;]*(?:registered|rdimm|zeta|renegade pro|\btra\d))/i,
  "14700k motherboard": /^Motherboard: (?=.*; socket=LGA 1700)/i,
  "cpu for b450": /^CPU: (?=.*; socket=AM4)/i,
  "mainboard für ryzen 7 5700x": /^Motherboard: (?=.*; socket=AM4)/i,
  "carte mere pour 9800x3d": /^Motherboard: (?=.*; socket=AM5)/i,
  "case for eatx board":
    /^PCCase: (?=.*supported_motherboard_form_factors=[^;]*(?:EATX|XL ATX|SSI)|.*; form_factor=EATX|[^;]*(?:E-?ATX))/i,
  "procesador socket 1200": /^CPU: (?=.*; socket=LGA 1200)/i,
  "psu for rtx 5080": /^PSU: (?=.*; wattage=(?:8[5-9]\d|9\d\d|[1-9]\d{3});)/i,
  "240 aio lga1851":
    /^CPUCooler: (?=.*; water_cooled=(?:true);)(?=.*; radiator_size=240;|[^;]*240)(?!.*; radiator_size=(?:(?!240|0)\d+);)(?=.*cpu_sockets=[^;]*LGA 1(?:851|700))/i,
  "monitor under 250 euro":
    /^Monitor: (?=.*; price=(?:[1-9]?\d(?:\.\d+)?|1\d\d(?:\.\d+)?|2[0-4]\d(?:\.\d+)?|250(?:\.0+)?);)/i,
  "gpu min 16gb vram under 700":
    /^GPU: (?=.*; memory=(?:1[6-9]|[2-9]\d);)(?=.*; price=(?:[1-6]?\d{1,2}(?:\.\d+)?|700(?:\.0+)?);)/i,
  "psu 1000w or more": /^PSU: (?=.*; wattage=(?:[1-9]\d{3});)/i,
  "cpu cooler max height 60mm": /^CPUCooler: (?=.*; height=(?:[1-5]\d?(?:\.\d+)?|60(?:\.0+)?);)/i,
  "1tb ssd unter 80€":
    /^Storage: (?=.*; capacity=(?:9[6-9]\d|10[0-2]\d);)(?![^;]*\d\.\d+ ?[TG]B(?!\/))(?=.*storage_type=SSD)(?=.*; price=(?:[1-7]?\d(?:\.\d+)?|80(?:\.0+)?);)/i,
  '27" monitor 240hz or more':
    /^Monitor: (?=.*; screen_size=(?:2[67](?:\.\d+)?);)(?=.*; refresh_rate=(?:2[4-9]\d|[3-9]\d\d|\d{4});)/i,
  "case gpu clearance at least 400mm":
    /^PCCase: (?=.*max_video_card_length=(?:4\d\d|[5-9]\d\d)(?:\.\d+)?;)/i,
  "am4 cpu max 65w": /^CPU: (?=.*; socket=AM4)(?=.*specifications\.tdp=(?:[1-5]?\d|6[0-5]);)/i,
  "carte graphique moins de 200mm": /^GPU: (?=.*; length=(?:[1-9]\d|1\d\d|200)(?:\.\d+)?;)/i,
  "64gb+ ddr5 ram": /^RAM: (?=.*; ram_type=(?:ddr5);)(?=.*; capacity=(?:6[4-9]|[7-9]\d|\d{3,});)/i,
  "which motherboard with wifi do i need for a ryzen 7 9700x":
    /^Motherboard: (?=.*; socket=AM5)(?=[^;]*(?:wi-?fi|wireless|[^A-Za-z]a[CXcx]([^A-Za-z]|$)|hero|extreme|xtreme|\bmaster\b|taichi|godlike|\bace\b|carbon|\bedge\b|crosshair|maximus|pro ?art|phantom gaming[ -]?itx|strix [A-Za-z0-9]+-[AIEFaief]\b|nzxt)|.*wireless_networking=(?!None|[^;]*sold separately)|.*antenna)(?!(?![^;]*wi-?fi).*wireless_networking=None)/i,
  "i want a 4k monitor with at least 144hz":
    /^Monitor: (?=.*resolution\.verticalRes=2160;)(?=.*resolution\.horizontalRes=3840;)(?=.*; refresh_rate=(?:14[4-9]|1[5-9]\d|[2-9]\d\d);)/i,
  "do you have 2x16gb ddr5 6000 in white":
    /^RAM: (?=.*; ram_type=(?:ddr5);)(?=.*; speed=(?:6000);)(?=.*; capacity=(?:32);)(?=.*modules\.quantity=2;)(?=.*; color=[^;]*WHITE|[^;]*(?:white|snow)|.*; sku=.*white)/i,
  "ich suche ein modulares netzteil mit 750 watt":
    /^PSU: (?=.*; wattage=(?:750);)(?=.*; modular=(?:full|semi-modular);)/i,
  "ich brauche eine grafikkarte mit 12 gb für unter 400 euro":
    /^GPU: (?=.*; memory=(?:12);)(?=.*; price=(?:[1-3]?\d{1,2}(?:\.\d+)?|400(?:\.0+)?);)/i,
  "je cherche un clavier mécanique sans fil":
    /^Keyboard: (?=[^;]*(?:mechanical|mecanic|cherry|gateron|kailh|switch|keychron|nuphy|g91[35]|g715|g515|pop keys|claymore|blackwidow|huntsman|pro x tkl|hall effect|ck721|sk6[25]|hot-?swap|qmk)|.*; switch_type=(?:Linear|Tactile|Clicky|Magnetic))(?=[^;]*(?:wireless|bluetooth|2\.4 ?g|lightspeed|tri-?mode|triple[- ]mode|3[- ]mode)|.*; connectivity=[^;]*(?:Wireless|Bluetooth))/i,
  "necesito una placa base am5 micro atx":
    /^Motherboard: (?=.*; socket=AM5)(?=.*; form_factor=Micro ATX)/i,
  "i need a 1tb ssd for my old laptop with sata":
    /^Storage: (?=.*storage_type=SSD)(?=.*; capacity=(?:9[6-9]\d|10[0-2]\d);)(?![^;]*\d\.\d+ ?[TG]B(?!\/))(?=.*; interface=[^;]*SATA)(?!.*; form_factor=(?:3\.5"|pcie);)/i,
  "looking for a wireless mouse under 40 euros":
    /^Mouse: (?![^;]*(?:touch ?pad|track ?pad))(?=[^;]*(?:wireless|bluetooth|2\.4 ?g|cordless|lightspeed)|.*; connectivity=[^;]*(?:Wireless|Bluetooth))(?=.*; price=(?:[1-3]?\d(?:\.\d+)?|40(?:\.0+)?);)/i,
  "ddr5 32gb no rgb":
    /^RAM: (?=.*; ram_type=(?:ddr5);)(?=.*; capacity=(?:32);)(?!.*; rgb=true)(?!.*; lighting=[^;]*(?:RGB|Multicolor|Fixed))(?!.*; color=[^;]*RGB)(?!.*; led=[^;]*RGB)(?![^;]*(?:rgb|aura|lighting|neon))/i,
  "b760 without wifi":
    /^Motherboard: (?=.*; chipset=Intel B760)(?![^;]*(?:wi-?fi|wireless(?! *none)|[\s/-]a[CXcx]([\s/\-(]|;|$)))(?!.*wireless_networking=(?!None|[^;]*sold separately))(?!.*sku=[^;]*(?:wi-?fi))/i,
  "x670e not asus":
    /^Motherboard: (?=.*; chipset=AMD X670E|[^;]*X670E)(?![^;]*(?:asus|\brog\b|\btuf\b|proart|crosshair))/i,
  "atx case without window":
    /^PCCase: (?!.*has_transparent_side_panel=true)(?!.*(?:side_panel=[^;]*(?:glass|acrylic)))(?![^;]*(?:glass|acrylic|window))(?=.*supported_motherboard_form_factors=(?:[^;]*,)?(?:E?ATX)|.*; form_factor=E?ATX)/i,
  "cpu kühler ohne rgb":
    /^CPUCooler: (?!.*; rgb=true)(?!.*; lighting=[^;]*(?:RGB|Multicolor|Fixed))(?!.*; color=[^;]*RGB)(?!.*; led=[^;]*RGB)(?![^;]*(?:rgb|aura|lighting|neon))/i,
  "lga1700 cpu no igpu":
    /^CPU: (?=.*; socket=LGA 1700)(?=.*integratedGraphics\.model=None;|[^;]*\d{5}K?F\b)/i,
  "4060 8gb not gigabyte":
    /^GPU: (?=.*(?:; chipset=geforce rtx 4060;))(?=.*; memory=(?:8);)(?![^;]*(?:gigabyte|aorus))/i,
  "ventilador 120mm sin led":
    /^CaseFan: (?=.*; size=120;)(?!.*(?:; led=(?!none)[^;]))(?!.*; rgb=true)(?!.*; lighting=[^;]*(?:RGB|Multicolor|Fixed))(?!.*; color=[^;]*RGB)(?!.*; led=[^;]*RGB)(?![^;]*(?:rgb|aura|lighting|neon))(?![^;]*(?:\bleds?\b|light))/i,
  "nas hdd 8tb":
    /^Storage: (?=.*storage_type=HDD)(?=.*; capacity=(?:8000);)(?=[^;]*(?:\bnas\b|ironwolf|\bred\b|n300|exos|ultrastar|\bgold\b|enterprise|\bhc\d\d\d|constellation|\bmg0\d))/i,
  "festplatte für überwachungskamera":
    /^Storage: (?=.*storage_type=HDD)(?=[^;]*(?:purple|skyhawk|surveillance|s300|v300|\bav\b|av-gp|sv35|pipeline|video))/i,
  "ps5 ssd 2tb":
    /^Storage: (?=.*; capacity=(?:19[2-9]\d|20[0-4]\d);)(?=.*; form_factor=M\.2)(?=.*PCIe [45]\.0)(?=.*; nvme=(?:true);)/i,
  "streaming webcam": /^Webcam: /i,
  "server ram ecc":
    /^RAM: (?=[^;]*(?:(?:^|[^-])\becc\b|server|registered|rdimm|ksm\d)|.*; ecc=ECC|.*registered=Registered|.*sku=KSM)/i,
  "gaming monitor 1440p":
    /^Monitor: (?=.*resolution\.verticalRes=1440;)(?=.*; refresh_rate=(?:1[2-9]\d|[2-9]\d\d);|[^;]*(?:gaming|\brog\b|\btuf\b|predator|nitro|odyssey|alienware|ultragear|\bagon\b))/i,
  aio: /^CPUCooler: (?=.*; water_cooled=(?:true);)/i,
  nic: /^NetworkCard: /i,
  "mobo am4": /^Motherboard: (?=.*; socket=AM4)/i,
  graka: /^GPU: /i,
  tkl: /^Keyboard: (?=[^;]*(?:tkl|ten ?key ?less|\b8[78][- ]?keys?|\b80 ?%)|.*; size=TKL)/i,
  trackball:
    /^Mouse: (?=[^;]*(?:track ?ball|trackman|ergo m57|kensington (?:orbit|expert|slimblade)|marble mouse))/i,
  soundbar:
    /^Speaker: (?=[^;]*(?:(?:sound|speaker|video) ?-?bar|katana|creative (?:labs )?(?:sound blaster )?stage))/i,
  threadripper: /^CPU: (?=[^;]*threadripper)/i,
  "souris verticale":
    /^Mouse: (?=[^;]*(?:vertical|logitech lift|ergo lift|wowpen|evoluent|penguin))/i,
  auriculares: /^Headphones: /i,
  "m.2": /^Storage: (?=.*M\.2)/i,
})
