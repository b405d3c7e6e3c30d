import { type BuyerQuery, buyerQueriesOf } from "./buyer-queries.ts"

/** Those of 100 searches of purchasers, by somebody who had not seen the search, whose parts the sample holds. */
export const purchaserQueries: readonly BuyerQuery[] = buyerQueriesOf({
  "xeon e5-2600 v4": /^CPU: [^;]*Xeon E5[- ]26\d\d[A-Z]? [vV]4\b/,
  "threadriper pro 9000": /^CPU: [^;]*Threadripper (?:PRO )?99\d5WX/,
  "100-100000910wof": /^CPU: .* sku=100-100000910WOF;/,
  "epyc 4004 am5": /^CPU: AMD EPYC 4\d\d4P/,
  "lga1851 cpu no igpu": /^CPU: Intel Core Ultra \d 2\d\dK?F\b/,
  "am5 8 core 65w": /^CPU: (?=.*cores\.total=8;)(?=.*specifications\.tdp=65;).* socket=AM5;/,
  "am4 cpu 16 core": /^CPU: (?=.*cores\.total=16;).* socket=AM4;/,
  "dual cpu board lga2011-3": /^Motherboard: (?=.* socket=2 x LGA 2011)(?=.*(?:2011-3|C612))/,
  "b650 matx ohne wlan":
    /^Motherboard: (?=.*chipset=AMD B650;)(?=.*form_factor=Micro ATX;)(?![^;]*(?:[Ww][Ii]-?[Ff][Ii]|\bWF\b|\bAX\d?\b|PROJECT ZERO))(?!.*wireless_networking=[Ww])(?!.*[Ww]i-?[Ff]i [Mm]odule)/,
  "x299 10gbe":
    /^Motherboard: (?=.*chipset=Intel X299;)(?=[^;]*10G|.*(?:back_panel_ports|onboard_ethernet)=[^;]*(?:\d x 10 Gb\/s|10Gbps LAN)|[^;]*RAMPAGE VI EXTREME LGA2066)/,
  "lga1700ddr4 mini itx":
    /^Motherboard: (?=.*memory\.ram_type=DDR4;)(?=.*socket=LGA 1700;)(?=.*form_factor=(?:Thin )?Mini-ITX;)/,
  "carte mère lga1851 micro atx":
    /^Motherboard: (?=.*socket=LGA 1851;)(?=.*form_factor=Micro ATX;)/,
  "placa base b550 atx": /^Motherboard: (?=.*chipset=AMD B550;)(?=.*form_factor=ATX;)/,
  "ddr4 board 16 dimm slots": /^Motherboard: (?=.*memory\.ram_type=DDR4;)(?=.*memory\.slots=16;)/,
  "ddr4 ecc rdimm 32gb 3200":
    /^RAM: (?=[^;]*(?:Registered|RDIMM)|.*sku=(?:KSM32R|M393|CT\w*RFD|MTA\w+PZ))(?=.*ram_type=DDR4;)(?=.* speed=3200;)(?=.*(?:modules\.capacity_gb| capacity)=32;)/,
  "ddr5rdimm 4x32gb":
    /^RAM: (?=[^;]*(?:Registered|RDIMM))(?=.*ram_type=DDR5;)(?=.*modules\.quantity=4;)(?=.*modules\.capacity_gb=32;)/,
  ksm32rd4: /^RAM: .* sku=KSM32RD4/,
  "ddr5 5600 cl40 2x32gb":
    /^RAM: (?=.*ram_type=DDR5;)(?=.* speed=5600;)(?=.*modules\.quantity=2;)(?=.*modules\.capacity_gb=32;)(?=.*cas_latency=40;)/,
  "sodimm ddr5 2x16":
    /^RAM: (?=.*ram_type=DDR5;)(?=.*modules\.quantity=2;)(?=.*modules\.capacity_gb=16;)(?=.*form_factor=262-pin SO-DIMM;|[^;]*SO-?DIMM)/,
  "we need ddr5 ecc udimm modules for servers":
    /^RAM: (?=.*ram_type=DDR5;)(?=[^;]*ECC U-?DIMM|.*sku=KSM\d\dE)(?![^;]*(?:Registered|RDIMM))/,
  "arbeitsspeicher ddr3 1600 8gb einzelmodul":
    /^RAM: (?=.*ram_type=DDR3;)(?=.* speed=1600;)(?=.*modules\.quantity=1;)(?=.*modules\.capacity_gb=8;)/,
  "barrettes ram ddr4 2666 16 go sans rgb":
    /^RAM: (?=.*ram_type=DDR4;)(?=.* speed=2666;)(?=.*(?:modules\.capacity_gb| capacity)=16;)(?![^;]*[Rr][Gg][Bb])(?!.* rgb=true;)(?!.* lighting=[^;]*RGB)/,
  "6000 cl30 2x16 ddr5 no rgb":
    /^RAM: (?=.*ram_type=DDR5;)(?=.* speed=6000;)(?=.*cas_latency=30;)(?=.*modules\.quantity=2;)(?=.*modules\.capacity_gb=16;)(?![^;]*[Rr][Gg][Bb])(?!.* rgb=true;)(?!.* lighting=[^;]*RGB)/,
  "8gb ddr4 dimm under 30":
    /^RAM: (?=.*ram_type=DDR4;)(?=.*form_factor=(?:288-pin DIMM|UDIMM);)(?=.* capacity=8;)(?=.* price=[12]?\d\.)/,
  "u.2 ssd":
    /^Storage: (?=.*interface=U\.2;|[^;]*U\.[23]\b|[^;]*2\.5"[^;]*NVMe)(?=.*storage_type=SSD;)/,
  "looking for nas hard drives 16 tb or larger":
    /^Storage: (?=.*storage_type=HDD;)(?=.* capacity=(?:1[6-9]|[2-9]\d)\d{3};|[^;]*\b(?:1[6-9]|[23]\d) ?TB)(?=[^;]*(?:NAS|IronWolf|Red|N300|Exos|Ultrastar|Gold|MG\d\d|Enterprise|HC\d\d\d))/,
  "2230 nvme 1tb":
    /^Storage: (?=.*form_factor=M\.2-2230;|[^;]*M\.2[ -]?2230)(?=.* capacity=10\d\d;|[^;]*\b1(?:\.02\d?)? ?TB)(?=.*storage_type=SSD;)/,
  "2.5 sas 10k hdd":
    /^Storage: (?=.*storage_type=HDD;)(?=.*form_factor=2\.5";)(?=.*interface=SAS)(?=[^;]*10[05]?0?00 ?RPM|[^;]*10[kK]|[^;]*ST\d+MM)/,
  "sata ssd 1.92tb":
    /^Storage: (?=.*interface=(?:M\.2 )?SATA)(?=[^;]*\b1\.92 ?TB|[^;]*1920 ?GB|.*sku=[^;]*1920)(?=.*storage_type=SSD;)/,
  "20tb hdd 3.5": /^Storage: (?=.*storage_type=HDD;)(?=.* capacity=20000;|[^;]*\b20 ?TB)/,
  "ssd nvme 2tb pcie 4.0 sin disipador":
    /^Storage: (?=.*interface=M\.2 PCIe 4)(?=.* capacity=20\d\d;|[^;]*\b2(?:\.048)? ?TB)(?![^;]*(?:[Hh]eat ?[Ss]ink|HEAT ?SINK|[Hh]eat ?[Ss]pread|\bHS\b|RGB|PS5|[Cc]ooler))/,
  "rtx a2000 12gb": /^GPU: (?=.* chipset=RTX A2000;)(?=.* memory=12;)/,
  "rtx 3050 low profile":
    /^GPU: (?=.* chipset=GeForce RTX 3050)(?=[^;]*(?:[Ll]ow[ -]?[Pp]rofile|\bLP\b)|.*sku=[^;]*\bLP\b)/,
  "passive gt 1030":
    /^GPU: (?=.* chipset=GeForce GT 1030)(?=.*cooling=Passive;|[^;]*(?:[Pp]assive|[Ss]ilent)|.*sku=[^;]*SL-)/,
  "grafikkarte ohne stromanschluss":
    /^GPU: (?!.*power_connectors\.pcie_\w+=[1-9])(?=.* tdp=(?:[1-9]|[1-6]\d|7[0-5])(?:\.\d+)?;)/,
  "nvidia 24gb vram or more":
    /^GPU: (?=.*chipset_manufacturer=NVIDIA;)(?=.* memory=(?:2[4-9]|[3-9]\d);)/,
  "flex atx psu": /^PSU: (?=.*form_factor=Flex ATX;|[^;]*[Ff]lex(?: ATX|-?ATX))/,
  "tfx 300w 80+ bronze":
    /^PSU: (?=.*form_factor=TFX;)(?=.*wattage=300;)(?=.*efficiency_rating=80\+ Bronze;|[^;]*Bronze)/,
  "1600w titanium":
    /^PSU: (?=.*wattage=1600;|[^;]*\b1600 ?W)(?=.*efficiency_rating=80\+ Titanium;|[^;]*Titanium)/,
  "sfx 750w platinum":
    /^PSU: (?=.*form_factor=SFX(?:-L)?;|[^;]*\bSFX)(?=.*wattage=750;)(?=.*efficiency_rating=80\+ Platinum;|[^;]*(?:Platinum|PLATINUM))/,
  "psu with 2 eps connectors and at least 1000 w":
    /^PSU: (?=.*wattage=[1-9]\d{3};)(?!.*connectors\.eps_8_pin=1;)/,
  "alimentation pc fanless":
    /^PSU: (?=.*fanless=true;|[^;]*(?:[Ff]anless|\bFL\b|NightJar|Nightjar))(?![^;]*[Ss]emi-?[ -]?[Ff]anless)/,
  "1200w platinum full modular under 230":
    /^PSU: (?=.*wattage=1200;)(?=.*efficiency_rating=[^;]*Platinum|[^;]*Platinum)(?=.*modular=Full;)(?=.* price=(?:\d\d|1\d\d|2[0-2]\d)\.)/,
  "case that holds 8 or more 3.5 inch drives": /^PCCase: .*internal_3_5_bays=(?:[89]|\d\d);/,
  "mini itx gehäuse weiss":
    /^PCCase: (?=.*form_factor=Mini ITX Tower;|.*supported_motherboard_form_factors=Mini-ITX;)(?=.* color=[^;]*WHITE|[^;]*[Ww]hite)/,
  "boitier e-atx sans fenetre":
    /^PCCase: (?=.*supported_motherboard_form_factors=[^;]*EATX|.*form_factor=EATX)(?=.*side_panel=(?:Solid|Steel|Aluminum|Mesh);)(?!.*has_transparent_side_panel=true;)(?![^;]*(?:Glass|Acrylic|[Ww]indow))/,
  "caja atx negra con cristal templado":
    /^PCCase: (?=.*supported_motherboard_form_factors=(?:[^;]*,)?ATX)(?=.* color=[^;]*BLACK|[^;]*(?:Black|BLACK))(?=.*side_panel=[^;]*Tempered Glass|[^;]*(?:Tempered Glass|\bTG\b))/,
  "360 aio lga1851 no rgb":
    /^CPUCooler: (?=.*cpu_sockets=[^;]*LGA 1851)(?=.*radiator_size=360;|[^;]*\b360)(?=.*water_cooled=true;)(?![^;]*[Rr][Gg][Bb])(?!.* color=[^;]*RGB)(?!.* lighting=[^;]*RGB)(?!.* sku=[^;]*RGB)/,
  "cpu kühler passiv":
    /^CPUCooler: (?=.*fanless=true;|[^;]*(?:[Ff]anless|[Pp]assive))(?![^;]*(?:AXP90|\d CFM))/,
  "80mm fan below 20 dba":
    /^CaseFan: (?=.*size=80;)(?!.*max_noise_level=[2-9]\d)(?=.*max_noise_level=(?:[1-9]|0\.[1-9])|(?!.*min_noise_level=[2-9]\d))/,
  "24 inch 1920x1200 ips monitor":
    /^Monitor: (?=.*horizontalRes=1920;)(?=.*verticalRes=1200;)(?=.*screen_size=(?:23\.[5-9]\d?|24(?:\.[0-2]\d?)?);)(?=.*panel_type=(?:AH-|S-)?IPS)/,
  "27 4k usb-c monitor":
    /^Monitor: (?=.*verticalRes=2160;|[^;]*4K)(?=.*screen_size=(?:26\.[5-9]|27(?:\.[0-4])?);|[^;]*\b27(?:"|[ -][Ii]nch| Plus| Ultra))(?=.*(?:USB[ -](?:Type-)?C\b|Type-C|Thunderbolt|video_outputs\.usb_c=[1-9])|[^;]*(?:27UN8[58]0|Z27k|HP Z27 |PD2720U|VP2785|27UD88|27U[KLP]850|U272[05]QE?|279P1|PA279C|S80UD|EW2780U|SW27[12]|27E1N8900|M27U|CP3271K|INZONE M9|XV275K|M27P20|S80TB))/,
  '19" 5:4 monitor':
    /^Monitor: (?=.*screen_size=(?:18\.9\d?|19(?:\.0)?);)(?=.*horizontalRes=1280;)(?=.*verticalRes=1024;)/,
  "27 wqhd ips 75hz monitor":
    /^Monitor: (?=.*horizontalRes=2560;)(?=.*verticalRes=1440;)(?=.*screen_size=(?:26\.[5-9]|27(?:\.[0-4])?);)(?=.*panel_type=[^;]*(?:IPS|PLS|AHVA))(?=.*refresh_rate=(?:75|76);)/,
  "écran 34 pouces ultrawide":
    /^Monitor: (?=.*screen_size=(?:33\.[5-9]\d?|34(?:\.[0-4]\d?)?);|[^;]*\b34(?:"|[ -]inch| Plus))(?=.*aspect_ratio=(?:21:9|12:5|64:27|43:18)|.*horizontalRes=(?:3440|2560|5120);)(?!.*aspect_ratio=(?:16:9|16:10);)/,
  "pantalla 32 pulgadas 4k menos de 300":
    /^Monitor: (?=.*verticalRes=2160;)(?=.*screen_size=(?:31\.[5-9]\d?|32(?:\.[0-4]\d?)?);)(?=.* price=[12]?\d?\d\.)/,
  mk120: /^Keyboard: (?=[^;]*\bMK120)/,
  "kensigton trackball wired":
    /^Mouse: (?=[^;]*Kensington)(?=[^;]*(?:[Tt]rackball|Orbit|SlimBlade|Expert Mouse))(?=[^;]*Wired|(?![^;]*(?:[Ww]ireless|Bluetooth)))/,
  "vertical mouse for left handed users":
    /^Mouse: (?=[^;]*(?:[Ll]eft|LEFT))(?=[^;]*(?:[Vv]ertical|Lift|LIFT))/,
  "mono headset bluetooth":
    /^Headphones: (?=[^;]*(?:\b[Mm]ono\b|B[34]50-XT|Voyager (?:5|Legend)|Monaural))(?=[^;]*(?:Bluetooth|Wireless))/,
  "sennheiser sc headset mit usb": /^Headphones: Sennheiser SC ?\d+ USB/,
  "1080p webcam with privacy shutter":
    /^Webcam: (?=[^;]*(?:[Pp]rivacy|PRIVACY|[Ss]hutter)|[^;]*(?:C920s|C925e|Brio [135]0[015]))(?![^;]*(?:\b4[kK]\b|\b2[kK]\b))(?!.* resolution=(?:4k|2k|1440p|720p);)/,
  "quad port gigabit nic pcie": /^NetworkCard: [^;]*\b4 ?x Gigabit[^;]*PCIe/,
  "intel x550-t2": /^NetworkCard: Intel X550-T2/,
  "dual port 10gbe nic": /^NetworkCard: (?=[^;]*\b2 ?x 10 ?G|[^;]*(?:X520-T2|X520-DA2))/,
  "artic mx-6": /^ThermalCompound: (?:ARCTIC|Arctic) MX-6\b/,
  "dell soundbar": /^Speaker: (?=Dell)(?=[^;]*[Ss]ound ?[Bb]ar|[^;]*AC511)/,
  "pcie 7.1 sound card": /^SoundCard: (?=[^;]*PCIe)(?=[^;]*\b7\.1)/,
})
