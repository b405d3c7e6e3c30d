import { type BuyerQuery, buyerQueriesOf } from "./buyer-queries.ts"

/** Those of 100 everyday searches, by somebody who had not seen the search, whose parts the sample holds. */
export const everydayQueries: readonly BuyerQuery[] = buyerQueriesOf({
  "silent wireless mouse for the office":
    /^Mouse:(?=.*(?:[Ww][Ii][Rr][Ee][Ll][Ee][Ss][Ss]|[Bb][Ll][Uu][Ee][Tt][Oo][Oo][Tt][Hh]|[Cc][Oo][Rr][Dd][Ll][Ee][Ss][Ss]|2\.4 ?[Gg](?:[Hh][Zz])?\b|[Hh][Yy][Pp][Ee][Rr][Ss][Pp][Ee][Ee][Dd]|[Ll][Ii][Gg][Hh][Tt][Ss][Pp][Ee][Ee][Dd]|[Mm][Dd]200))(?=.*(?:[Ss][Ii][Ll][Ee][Nn][Tt](?!_[Cc][Ll][Ii][Cc][Kk][Ss]=[Ff][Aa][Ll][Ss][Ee])|[Ss][Ii][Ll][Ee][Nn][Tt]_[Cc][Ll][Ii][Cc][Kk][Ss]=[Tt][Rr][Uu][Ee]|[Qq][Uu][Ii][Ee][Tt](?!!)|[Nn][Oo][Ii][Ss][Ee][Ll][Ee][Ss][Ss]|[Mm][Uu][Tt][Ee]\b|[Ll][Ee][Ss][Ss] [Nn][Oo][Ii][sc][Ee]|[Nn][Oo][Ii][Ss][Ee].?[Ll][Ee][Ss][Ss]|[Ll][Oo][Ww] [Nn][Oo][Ii][Ss][Ee]|\b(?:[Mm]220|[Mm]240|[Mm]330|[Mm]331|[Mm]350|[Mm]590|[Mm]550|[Mm]650|[Mm]750|[Bb]330|[Mm][Xx] [Mm][Aa][Ss][Tt][Ee][Rr] 3[Ss]|[Mm][Xx] [Aa][Nn][Yy][Ww][Hh][Ee][Rr][Ee] 3[Ss]|[Pp][Ee][Bb][Bb][Ll][Ee]|[Ll][Ii][Ff][Tt])\b))(?!.*(?:[Kk][Ee][Yy][Bb][Oo][Aa][Rr][Dd]))/,
  "vertikale maus kabellos":
    /^Mouse:(?=.*(?:[Ww][Ii][Rr][Ee][Ll][Ee][Ss][Ss]|[Bb][Ll][Uu][Ee][Tt][Oo][Oo][Tt][Hh]|[Cc][Oo][Rr][Dd][Ll][Ee][Ss][Ss]|2\.4 ?[Gg](?:[Hh][Zz])?\b|[Hh][Yy][Pp][Ee][Rr][Ss][Pp][Ee][Ee][Dd]|[Ll][Ii][Gg][Hh][Tt][Ss][Pp][Ee][Ee][Dd]))(?=.*(?:[Vv][Ee][Rr][Tt][Ii][Cc][Aa][Ll]|\b[Ll][Ii][Ff][Tt]\b|\b[Vv][Mm]4|[Pp][Rr][Oo] [Ff][Ii][Tt] [Ee][Rr][Gg][Oo]|[Aa][Nn][Kk][Ee][Rr] 2\.4|[Ii][Mm][Oo][Uu][Ss][Ee] [Ee]1|[Ii][Mm][Oo][Uu][Ss][Ee] [Ee]\d))/,
  "my wrist hurts, i need an ergonomic mouse for my left hand":
    /^Mouse:(?=.*(?:[Ll][Ee][Ff][Tt].?[Hh][Aa][Nn][Dd](?![Ll][Ee])|[Ll][Ee][Ff][Tt][Yy]|\b[Ll][Hh][Dd]\b|\b[Ll][Ee][Ff][Tt]\b|[Vv][Mm]4[Ll]|[Ff][Oo][Rr] [Ll][Ee][Ff][Tt]))(?!.*(?:[Rr][Ii][Gg][Hh][Tt] [Oo][Rr] [Ll][Ee][Ff][Tt] [Hh][Aa][Nn][Dd] [Uu][Ss][Ee]))/,
  "cute pink keyboard":
    /^Keyboard:(?=.*(?:(?<![Gg][Oo][Ll][Dd])(?<![Gg][Oo][Ll][Dd] )[Pp][Ii][Nn][Kk](?![Yy]| [Dd][Oo][Tt])|\b[Rr][Oo][Ss][Ee]\b|[Ss][Aa][Kk][Uu][Rr][Aa]|[Qq][Uu][Aa][Rr][Tt][Zz]))/,
  "tkl mechanical keyboard, no rgb please":
    /^Keyboard:(?=.*(?:\b[Tt][Kk][Ll]|[Tt][Kk][Ll]\b|[Tt][Ee][Nn][Kk][Ee][Yy][Ll][Ee][Ss][Ss]|\b87.?[Kk][Ee][Yy][Ss]?|80%|[Dd][Kk][Oo][Nn]1[0-9]87|[Dd][Kk][Oo][Nn]2187|[Dd][Kk][0-9]087|[Dd][Kk]9087|87[Uu]|\b[Kk]8\b|\b[Kk]1\b|[Ss][Ii][Zz][Ee]=[Tt][Kk][Ll]))(?=.*(?:[Mm][Ee][Cc][Hh][Aa][Nn][Ii][Cc][Aa][Ll]|[Cc][Hh][Ee][Rr][Rr][Yy]|\b[Mm][Xx]\b|[Ss][Ww][Ii][Tt][Cc][Hh]|[Gg][Aa][Tt][Ee][Rr][Oo][Nn]|[Kk][Aa][Ii][Ll][Hh]|[Oo][Uu][Tt][Ee][Mm][Uu]|[Tt][Oo][Pp][Rr][Ee]|[Mm][Aa][Gg][Nn][Ee][Tt][Ii][Cc]|[Oo][Pp][Tt][Ii][Cc][Aa][Ll]))(?!.*(?:(?<![Nn][Oo] )(?<![Nn][Oo][Nn]-)[Rr][Gg][Bb](?!=[Ff][Aa][Ll][Ss][Ee])|[Cc][Hh][Rr][Oo][Mm][Aa]|[Ll][Ii][Gg][Hh][Tt][Ss][Yy][Nn][Cc]|[Rr][Aa][Ii][Nn][Bb][Oo][Ww]|[Cc][Oo][Ll][Oo][Uu]?[Rr][Ff][Uu][Ll]|[Mm][Uu][Ll][Tt][Ii][Cc][Oo][Ll][Oo][Uu]?[Rr]|[Bb][Ll][Aa][Cc][Kk][Ww][Ii][Dd][Oo][Ww] [Vv][34]|[Hh][Uu][Nn][Tt][Ss][Mm][Aa][Nn]|[Aa][Pp][Ee][Xx] (?:[Pp][Rr][Oo]|7|9)|\b[Gg][589]15\b|[Ss][Tt][Rr][Ii][Xx] [Ss][Cc][Oo][Pp][Ee]))/,
  "27 inch 1440p 144hz ips":
    /^Monitor:(?=.*; (?:resolution\.horizontalRes=2560);)(?=.*; (?:resolution\.verticalRes=1440);)(?=.*(?:; screen_size=(?:26\.[5-9]\d*|27(?:\.\d+)?);|27(?:"|-inch| inch)))(?=.*; refresh_rate=(?:14[4-9]|1[5-9]\d|[2-9]\d\d)(?:\.\d+)?;)(?=.*(?:[Ii][Pp][Ss]|[Aa][Hh][Vv][Aa]|[Pp][Ll][Ss]))/,
  "curved ultrawide 34 inch":
    /^Monitor:(?=.*(?:; screen_size=(?:33\.[5-9]\d*|34(?:\.\d+)?|35(?:\.\d+)?);|\b34(?:"|\.\d"|-inch))|(?!.*; screen_size=)[^;]*(?:\b|[A-Z])3[45])(?=.*(?:aspect_ratio=(?:21:9|64:27|12:5|43:18)|horizontalRes=3440|horizontalRes=2560; resolution\.verticalRes=1080|horizontalRes=5120; resolution\.verticalRes=2160))(?=.*(?:[Cc][Uu][Rr][Vv][Ee][Dd]|\d00[Rr]\b|34\d?[Cc][Qq]|34[Uu][Cc]|34[Cc][Bb]|34[Gg][Ss]|34[Gg][Pp]|34[Gg][Nn]|34[Ww][Rr]|34[Ww][Pp][68]5[Cc]|34[Ww][Qq]7[35]|[Pp][Gg]34|[Pp][Rr][Ee][Dd][Aa][Tt][Oo][Rr] [Xx]3[45]|[Aa][Ww]34|[Aa][Gg]34\d?[UV]?[Cc]|[Xx][Rr]3501|[Cc][Uu]34|[Cc][Gg]34|[Ss]65[Uu][Aa]|[Oo][Ll][Ee][Dd]|[Pp][Xx]347|[Gg][Mm]34|[Ss]34\d\d[Dd][Ww]|[Pp]34\d\d[Ww][Ee]|[Uu]34\d\d[Ww][Ee]|34 [Pp][Ll][Uu][Ss]|[Zz][Ee][Rr][Oo]-[Gg]|[Mm][Pp]341[Cc][Qq]|346[Cc][Qq]|[Oo][Dd][Yy][Ss][Ss][Ee][Yy]|[Cc][Ff]79|[Cc][Jj]79|[Cc][Hh]89|[Cc][Vv]8|[Vv][Aa]3\d[Vv][Cc]))/,
  "4k monitor for macbook with usb-c":
    /^Monitor:(?=.*; resolution\.horizontalRes=(?:3840|4096|5120|6016|6144))(?=.*; resolution\.verticalRes=(?:2160|2304|2560|2880|3\d{3}))(?=.*(?:[Tt][Yy][Pp][Ee].?[Cc]\b|[Uu][Ss][Bb].?[Cc]\b|[Tt][Hh][Uu][Nn][Dd][Ee][Rr][Bb][Oo][Ll][Tt]|[Uu][Ss][Bb]_[Cc]=[1-9]|\b[Uu][Ss][Bb]4))/,
  "monitor oled 240hz o más":
    /^Monitor:(?=.*(?:[Oo][Ll][Ee][Dd]))(?=.*(?:; refresh_rate=(?:2[4-9]\d|[3-9]\d\d)(?:\.\d+)?;|\b(?:2[4-9]\d|[3-5]\d\d) ?Hz))/,
  "i want a really big screen, 40 inches or more, for my desk":
    /^Monitor:(?=.*(?:; screen_size=(?:4\d|[5-9]\d|1\d\d)(?:\.\d+)?;|\b(?:4\d|[5-9]\d)(?:\.\d+)?(?:"|-inch| inch)))/,
  "portable monitor 15.6 for laptop":
    /^Monitor:(?=.*(?:15\.6|screen_size=1[56]))(?=.*(?:[Pp][Oo][Rr][Tt][Aa][Bb][Ll][Ee]|[Ii][Nn][Nn][Oo][Vv][Ii][Ee][Ww]|[Uu][Pp][Pp][Ee][Rr][Ii][Zz][Oo][Nn]|[Ss][Aa][Nn][Ss][Uu][Ii]|[Mm][Pp]16|[Mm][Aa][Gg]161|[Zz][Ee][Nn][Ss][Cc][Rr][Ee][Ee][Nn]|[Mm][Bb]16|[Xx][Gg]16|[Xx][Gg]17|[Uu][Ss][Bb].?[Cc]\b|[Tt][Yy][Pp][Ee].?[Cc]\b))/,
  "white micro atx case with glass":
    /^PCCase:(?=.*; color=[^;]*WHITE|[^;]*[Ww][Hh][Ii][Tt][Ee]|[Ss][Nn][Oo][Ww])(?=.*; form_factor=Micro ATX)(?=.*(?:; side_panel=[^;]*Glass|[Tt][Ee][Mm][Pp][Ee][Rr][Ee][Dd] [Gg][Ll][Aa][Ss][Ss]|[Tt][Ii][Nn][Tt][Ee][Dd] [Gg][Ll][Aa][Ss][Ss]))/,
  "pink pc case": /^PCCase:(?=.*; color=[^;]*PINK|[^;]*[Pp][Ii][Nn][Kk]|[Ss][Aa][Kk][Uu][Rr][Aa])/,
  "caja pc sin cristal lateral":
    /^PCCase:(?=.*(?:; side_panel=(?:Solid|Mesh|Steel|Aluminum|Aluminium|Metal|None|Wood)|has_transparent_side_panel=false))(?!.*; side_panel=[^;]*(?:Glass|Acrylic))(?![^;]*(?:[Gg][Ll][Aa][Ss][Ss]|[Cc][Rr][Ii][Ss][Tt][Aa][Ll]|[Tt][Ii][Nn][Tt]|[Aa][Cc][Rr][Yy][Ll][Ii][Cc]|[Ww][Ii][Nn][Dd][Oo][Ww][Ee][Dd]|[Ww]\/ ?[Ww][Ii][Nn][Dd][Oo][Ww]|[Ww][Ii][Tt][Hh] [Ww][Ii][Nn][Dd][Oo][Ww]|\b[Tt][Gg]\b))/,
  "lianli o11 dynamic evo":
    /^PCCase:(?=.*(?:[Ll][Ii][Aa][Nn].?[Ll][Ii]))(?=.*(?:[Oo]11))(?=.*(?:\b[Ee][Vv][Oo]))/,
  "auriculares gaming inalámbricos con micrófono":
    /^Headphones:(?=.*(?:[Ww][Ii][Rr][Ee][Ll][Ee][Ss][Ss]|2\.4 ?[Gg][Hh][Zz]|[Ll][Ii][Gg][Hh][Tt][Ss][Pp][Ee][Ee][Dd]|[Hh][Yy][Pp][Ee][Rr][Ss][Pp][Ee][Ee][Dd]|[Bb][Ll][Uu][Ee][Tt][Oo][Oo][Tt][Hh]))(?=.*(?:[Gg][Aa][Mm][Ii][Nn][Gg]|[Hh][Ee][Aa][Dd][Ss][Ee][Tt]|[Cc][Ll][Oo][Uu][Dd]|[Bb][Ll][Aa][Cc][Kk][Ss][Hh][Aa][Rr][Kk]|[Kk][Rr][Aa][Kk][Ee][Nn]|[Bb][Aa][Rr][Rr][Aa][Cc][Uu][Dd][Aa]|[Kk][Aa][Ii][Rr][Aa]|[Aa][Rr][Cc][Tt][Ii][Ss]|[Qq][Uu][Aa][Nn][Tt][Uu][Mm]|[Vv][Oo][Ii][Dd]|[Vv][Ii][Rr][Tt][Uu][Oo][Ss][Oo]|[Hh][Ss][78]0|[Ii][Nn][Zz][Oo][Nn][Ee]|[Mm][Aa][Xx][Ww][Ee][Ll][Ll]))(?!.*(?:[Hh][Aa][Ss]_[Mm][Ii][Cc][Rr][Oo][Pp][Hh][Oo][Nn][Ee]=[Ff][Aa][Ll][Ss][Ee]|[Bb][Ll][Uu][Ee][Pp][Aa][Rr][Rr][Oo][Tt][Tt]|[Pp][Ll][Aa][Nn][Tt][Rr][Oo][Nn][Ii][Cc][Ss] [Bb]|[Vv][Oo][Yy][Aa][Gg][Ee][Rr]|[Mm][Bb] ?660|[Ww][Hh]-?1000|[Jj][Aa][Bb][Rr][Aa]|[Aa][Ii][Rr][Pp][Oo][Dd][Ss]|[Zz][Oo][Nn][Ee] [Vv][Ii][Bb][Ee]))(?!(?=[^;]*\b[Ww]ired\b)(?![^;]*[Ww]ireless))(?!.*; connection_types=(?![^;]*(?:Wireless|Bluetooth)))/,
  "écouteurs intra auriculaires rouges":
    /^Headphones:(?=.*(?:[Ii][Nn].?[Ee][Aa][Rr]|[Ee][Aa][Rr].?[Bb][Uu][Dd][Ss]?\b|[Ee][Aa][Rr]_[Cc][Uu][Pp]_[Tt][Yy][Pp][Ee]=[Ii][Nn]-[Ee][Aa][Rr]))(?=.*(?:\b[Rr][Ee][Dd]\b|[Cc][Rr][Ii][Mm][Ss][Oo][Nn]|[Rr][Oo][Uu][Gg][Ee]|\/[Rr][Ee][Dd]|\/[Rr]\b|\bATH-?[A-Za-z0-9]+RD\b|\bRP-?H[A-Z]+\d+[A-Z]?-?R\b))/,
  "hyper x cloud 2":
    /^Headphones:(?=.*(?:[Cc][Ll][Oo][Uu][Dd] (?:[Ii][Ii]|2)\b|[Kk][Hh][Xx]-[Hh][Ss][Cc][Pp]))(?!.*(?:[Cc][Ll][Oo][Uu][Dd] [Ii][Ii][Ii]))/,
  "5.1 surround speakers for pc": /^Speaker:(?=[^;]*\b5\.1)/,
  "soundbar to put under my monitor":
    /^Speaker:(?=.*(?:[Ss][Oo][Uu][Nn][Dd] ?[Bb][Aa][Rr]|[Ss][Pp][Ee][Aa][Kk][Ee][Rr] [Bb][Aa][Rr]|[Ll][Ee][Vv][Ii][Aa][Tt][Hh][Aa][Nn]|\b[Kk][Aa][Tt][Aa][Nn][Aa]|[Cc][Rr][Ee][Aa][Tt][Ii][Vv][Ee][^;]*\b[Ss][Tt][Aa][Gg][Ee]\b))/,
  "enceinte bluetooth portable":
    /^Speaker:(?=.*(?:[Bb][Ll][Uu][Ee][Tt][Oo][Oo][Tt][Hh]|[Ww][Ii][Rr][Ee][Ll][Ee][Ss][Ss]|[Oo][Nn][Yy][Xx]|[Dd][Ii][Vv][Oo][Oo][Mm]|[Gg][Rr][Aa][Vv][Aa][Ss][Tt][Aa][Rr]|[Uu][Ll][Tt][Ii][Mm][Aa][Tt][Ee] [Ee][Aa][Rr][Ss]|[Mm][Aa][Rr][Ss][Hh][Aa][Ll][Ll]|[Ee][Mm][Bb][Ee][Rr][Tt][Oo][Nn]))(?=.*(?:[Pp][Oo][Rr][Tt][Aa][Bb][Ll][Ee]|[Bb][Oo][Oo][Mm]\b|[Dd][Ii][Vv][Oo][Oo][Mm]|[Oo][Nn][Yy][Xx]|[Gg][Rr][Aa][Vv][Aa][Ss][Tt][Aa][Rr]|[Ee][Mm][Bb][Ee][Rr][Tt][Oo][Nn]|[Ww][Ii][Ll][Ll][Ee][Nn]|[Ss][Tt][Oo][Cc][Kk][Ww][Ee][Ll][Ll]|[Kk][Ii][Ll][Bb][Uu][Rr][Nn]|[Tt][Uu][Ff][Tt][Oo][Nn]|[Ff][Ll][Ii][Pp]|[Cc][Hh][Aa][Rr][Gg][Ee]|\b[Cc][Ll][Ii][Pp]))(?!.*(?:[Cc][Oo][Mm][Pp][Uu][Tt][Ee][Rr] [Ss][Pp][Ee][Aa][Kk][Ee][Rr][Ss]|[Ss][Uu][Bb][Ww][Oo][Oo][Ff][Ee][Rr]|[Ss][Oo][Uu][Nn][Dd][Bb][Aa][Rr]|[Ss][Pp][Ee][Aa][Kk][Ee][Rr][Pp][Hh][Oo][Nn][Ee]))/,
  "pc boxen mit subwoofer":
    /^Speaker:(?=[^;]*(?:\b[2-7]\.1|[Ww][Ii][Tt][Hh] [Ss][Uu][Bb][Ww][Oo][Oo][Ff][Ee][Rr]))/,
  "4k webcam 60fps":
    /^Webcam:(?=.*(?:4[Kk]|2160[Pp]))(?=.*(?:60 ?[Ff][Pp][Ss]|[Ff][Rr][Aa][Mm][Ee]_[Rr][Aa][Tt][Ee]=60|60 [Ff][Rr][Aa][Mm][Ee][Ss]))/,
  "webcam with mic and privacy cover":
    /^Webcam:(?=.*(?:\b[Mm][Ii][Cc][Ss]?\b|[Mm][Ii][Cc][Rr][Oo][Pp][Hh][Oo][Nn][Ee]|[Nn][Oo][Ii][Ss][Ee].?[Cc][Aa][Nn][Cc][Ee][Ll]|\b[Bb][Rr][Ii][Oo]\b|[Nn]930[Ee]|[Pp][Oo][Ll][Yy] [Ss][Tt][Uu][Dd][Ii][Oo]))(?=.*(?:[Pp][Rr][Ii][Vv][Aa][Cc][Yy]|[Ss][Hh][Uu][Tt][Tt][Ee][Rr]|\b[Cc][Oo][Vv][Ee][Rr]\b))(?!.*(?:[Mm][Ii][Cc]-[Dd][Ii][Ss][Aa][Bb][Ll][Ee][Dd]))/,
  "webcam with ring light for streaming":
    /^Webcam:(?=.*(?:[Rr][Ii][Nn][Gg].?[Ll][Ii][Gg][Hh][Tt]|[Ww][Ii][Tt][Hh] (?:[Ll][Ee][Dd] )?[Ll][Ii][Gg][Hh][Tt][Ss]?\b|[Kk][Ii][Yy][Oo](?! (?:[Vv]2|[Pp][Rr][Oo]|[Xx]))|[Ll][Ee][Dd] [Ll][Ii][Gg][Hh][Tt]|\b[Ww]\/? ?[Ll][Ii][Gg][Hh][Tt]|& [Ll][Ii][Gg][Hh][Tt]\b))(?!.*(?:[Dd][Oo][Cc][Uu][Mm][Ee][Nn][Tt] [Cc][Aa][Mm][Ee][Rr][Aa]|[Dd][Oo][Cc] [Cc][Aa][Mm][Ee][Rr][Aa]|[Vv][Ii][Ss][Uu][Aa][Ll][Ii][sz][Ee][Rr]))/,
  "cámara web con trípode":
    /^Webcam:(?=.*(?:[Tt][Rr][Ii][Pp][Oo][Dd](?! [Mm][Oo][Uu][Nn][Tt]| [Tt][Hh][Rr][Ee][Aa][Dd]| [Hh][Oo][Ll][Ee])))(?!.*(?:[Nn][Oo] [Tt][Rr][Ii][Pp][Oo][Dd]))/,
  "webcam that can unlock windows with my face":
    /^Webcam:(?=.*(?:[Hh][Ee][Ll][Ll][Oo]|[Ff][Aa][Cc][Ee] (?:[Ll][Oo][Gg][Ii][Nn]|[Rr][Ee][Cc][Oo][Gg])|[Ff][Aa][Cc][Ii][Aa][Ll] [Rr][Ee][Cc][Oo][Gg]|[Bb][Rr][Ii][Oo] (?:4[Kk]|[Uu][Ll][Tt][Rr][Aa]|[Ss][Tt][Rr][Ee][Aa][Mm])|[Ss][Ee][Nn][Zz]3[Dd]|[Ww][Bb]7022|\b[Ii][Rr][Ii][Ss]|[Tt][Oo][Bb][Ii][Ii]))(?!.*(?:[Mm][Xx] [Bb][Rr][Ii][Oo]))/,
  "8tb nas festplatte":
    /^Storage:(?=.*(?:; capacity=8000;|: [^;]*[^.\d]8 ?TB))(?=.*storage_type=HDD)(?=.*(?:[Ii][Rr][Oo][Nn][Ww][Oo][Ll][Ff]|\b[Rr][Ee][Dd]\b|\b[Nn]300|\b[Nn][Aa][Ss]\b|[Ee][Xx][Oo][Ss]|[Uu][Ll][Tt][Rr][Aa][Ss][Tt][Aa][Rr]|\b[Gg][Oo][Ll][Dd]\b|\b[Mm][Gg]0\d|[Ee][Nn][Tt][Ee][Rr][Pp][Rr][Ii][Ss][Ee]|[Cc][Oo][Nn][Ss][Tt][Ee][Ll][Ll][Aa][Tt][Ii][Oo][Nn]))(?!.*(?:[Ii][Nn][Tt][Ee][Rr][Ff][Aa][Cc][Ee]=[Ss][Aa][Ss]))(?!.*(?:\d\.8 ?[Tt][Bb]))/,
  "1tb ssd for steam deck":
    /^Storage:(?=.*M\.2[- ]2230)(?=.*(?:; capacity=(?:9[5-9]\d|10[0-2]\d);))/,
  "ssd 2to ps5 avec dissipateur":
    /^Storage:(?=.*; capacity=(?:19[0-9]\d|20[0-4]\d);)(?=.*PCIe [45]\.0)(?=.*M\.2)(?=.*(?:[Hh][Ee][Aa][Tt].?[Ss][Ii][Nn][Kk]|[Ww]\/ ?[Hh][Ss]|\b[Hh][Ss]\b|[Rr][Aa][Dd][Ii][Aa][Tt][Oo][Rr]|[Ff][Oo][Rr] [Pp][Ss]5|\b[Pp][Ss]5\b|[Ss][Nn]850[Pp]|[Gg][Aa][Mm][Ee] [Dd][Rr][Ii][Vv][Ee]|[Mm][Pp]600 [Pp][Rr][Oo] [Ll][Pp][Xx]|[Gg][Aa][Mm][Mm][Ii][Xx] [Ss]70\b(?! [Bb][Ll][Aa][Dd][Ee])|[Xx][Ss]70|[Gg]55[Hh]|\b[Aa]95\b|7000[Ss]|[Nn][Ee][Mm]-[Pp][Aa]|[Aa]440|[Mm]480 [Pp][Rr][Oo] [Pp][Ll][Aa][Yy]|2[Tt][Bb][Hh]))(?!.*(?:[Mm].2-2230|[Ss][Tt][Oo][Rr][Mm]))/,
  "sata ssd 2.5 zoll mindestens 4tb":
    /^Storage:(?=.*storage_type=SSD)(?=.*form_factor=2\.5)(?=.*(?:; capacity=(?:[4-9]\d{3}|38\d\d|39\d\d|\d{5});))(?=.*interface=SATA)/,
  "what hard disk should i put in my cctv recorder":
    /^Storage:(?=.*storage_type=HDD)(?=.*(?:[Ss][Kk][Yy][Hh][Aa][Ww][Kk]|[Pp][Uu][Rr][Pp][Ll][Ee]|[Ss][Uu][Rr][Vv][Ee][Ii][Ll]|\b[Ss]300|\b[Vv]300|\b[Ss][Vv]35|\b[Vv][Xx]\d?\b|[Aa][Vv]-[Gg][Pp]|\b[Aa][Vv]\b|[Pp][Ii][Pp][Ee][Ll][Ii][Nn][Ee]|[Vv][Ii][Dd][Ee][Oo]))/,
  "usb c to ethernet adapter for laptop":
    /^NetworkCard:(?=.*(?:[Tt][Yy][Pp][Ee]-[Cc]|[Uu][Ss][Bb]-[Cc]))/,
  "dual port gigabit nic for pfsense":
    /^NetworkCard:(?=[^;]*\b2 ?x (?:Gigabit|2\.5|1 ?Gb|10\/))(?=.*(?:[Pp][Cc][Ii][Ee]|[Pp][Cc][Ii]-[Xx]))/,
  "laptop arbeitsspeicher 16gb ddr4":
    /^RAM:(?=.*; (?:ram_type=DDR4);)(?=.*; (?:capacity=16);)(?=.*(?:[Ss][Oo]-?[Dd][Ii][Mm][Mm]))/,
  "2x8gb ddr4 3200 no rgb":
    /^RAM:(?=.*; (?:ram_type=DDR4);)(?=.*; (?:modules\.quantity=2);)(?=.*; (?:modules\.capacity_gb=8);)(?=.*; (?:speed=3200);)(?!.*; rgb=true)(?!.*; lighting=A?RGB)(?!.*; color=[^;]*RGB)(?![^;]*[Rr][Gg][Bb]|[Rr][Oo][Yy][Aa][Ll]|[Ss][Pp][Ee][Cc][Tt][Rr][Ii][Xx]|[Tt][Rr][Aa][Cc][Ee][Rr]|[Xx][Cc][Aa][Ll][Ii][Bb][Uu][Rr]|[Ss][Uu][Pp][Ee][Rr] [Ll][Uu][Cc][Ee]|[Ll][Uu][Mm][Ii][Nn][Aa])/,
  "mémoire ddr3 8go 1600":
    /^RAM:(?=.*; (?:ram_type=DDR3);)(?=.*; (?:capacity=8);)(?=.*; (?:speed=1600);)/,
  "white rtx 4070 super":
    /^GPU:(?=.*; chipset=GeForce RTX 4070 SUPER|[^;]*4070 SUPER)(?=.*(?:; color=[^;]*WHITE|: [^;]*[Ww][Hh][Ii][Tt][Ee]|\b[Ss][Nn][Oo][Ww]|\b[Ii][Cc][Ee]\b|\b[Aa][Ee][Rr][Oo]\b))/,
  "16gb graphics card but not nvidia":
    /^GPU:(?=.*; (?:memory=16);)(?=.*; chipset_manufacturer=(?:AMD|Intel);)/,
  rx7800xt: /^GPU:(?=.*(?:; chipset=Radeon RX 7800 XT|: [^;]*7800 ?XT))/,
  "grafikkarte unter 400 euro mit 12gb":
    /^GPU:(?=.*; memory=(?:12|16|20|24|32|48);)(?=.*; price=(?:\d{1,2}|[1-3]\d\d)(?:\.\d+)?;)/,
  "b650 matx board with wifi":
    /^Motherboard:(?=.*(?:; chipset=AMD B650|: [^;]*B650))(?=.*(?:; form_factor=Micro ATX|: [^;]*[Mm][Ii][Cc][Rr][Oo] ?[Aa][Tt][Xx]|\b[Bb]650[Ee]?[Mm]))(?=.*(?:: [^;]*(?:[Ww][Ii]-?[Ff][Ii]|[Ww][Ll][Aa][Nn]|\b[Aa][Xx]\d?\b|\b[Aa][Cc]\b)|wireless_networking=(?!None|V-M)|; sku=[^;]*[Ww][Ii]-?[Ff][Ii]|\b[Aa][Xx]\b)|(?!.*wireless_networking=None).*back_panel_ports=[^;]*(?:[Ww][Ii]-?[Ff][Ii]|[Ww][Ii][Rr][Ee][Ll][Ee][Ss][Ss]|[Aa][Nn][Tt][Ee][Nn][Nn][Aa])(?! ?[Mm][Oo][Uu][Nn][Tt]| ?[Bb][Rr][Aa][Cc][Kk][Ee][Tt]|[^,;]*[Oo][Nn][Ll][Yy]))/,
  "placa base am4 mini itx":
    /^Motherboard:(?=.*; socket=AM4;)(?=.*; form_factor=(?:Thin )?Mini-?ITX)/,
  "motherboard for i5 12400f with ddr4":
    /^Motherboard:(?=.*; socket=LGA ?1700;)(?=.*(?:; memory\.ram_type=DDR4))/,
  "mainboard für 7800x3d ohne wlan":
    /^Motherboard:(?=.*; socket=AM5;)(?![^;]*(?:[Ww][Ii]-?[Ff][Ii]|[Ww][Ll][Aa][Nn]|\b[Aa][Xx]\d?\b|\b[Aa][Cc]\b))(?!.*wireless_networking=(?!None|V-M))(?!(?!.*wireless_networking=None).*back_panel_ports=[^;]*(?:[Ww][Ii]-?[Ff][Ii]|[Ww][Ii][Rr][Ee][Ll][Ee][Ss][Ss]|[Aa][Nn][Tt][Ee][Nn][Nn][Aa])(?! ?[Mm][Oo][Uu][Nn][Tt]| ?[Bb][Rr][Aa][Cc][Kk][Ee][Tt]|[^,;]*[Oo][Nn][Ll][Yy]))(?!.*; sku=[^;]*[Ww][Ii]-?[Ff][Ii]|\b[Aa][Xx]\b)/,
  "750w gold full modular psu":
    /^PSU:(?=.*; (?:wattage=750);)(?=.*(?:80\+ [Gg][Oo][Ll][Dd]|[Ee][Ff][Ff][Ii][Cc][Ii][Ee][Nn][Cc][Yy]_[Rr][Aa][Tt][Ii][Nn][Gg]=80\+ [Gg][Oo][Ll][Dd]|80 [Pp][Ll][Uu][Ss][^;]{0,3} [Gg][Oo][Ll][Dd]|\b[Gg][Oo][Ll][Dd]\b))(?=.*(?:; modular=Full|: [^;]*[Ff][Uu][Ll][Ll](?:[Yy])?.[Mm][Oo][Dd][Uu][Ll][Aa][Rr]))/,
  "netzteil weiß 850 watt":
    /^PSU:(?=.*; (?:wattage=850);)(?=.*(?:; color=[^;]*WHITE|: [^;]*[Ww][Hh][Ii][Tt][Ee]|[Ss][Nn][Oo][Ww]|\b[Ii][Cc][Ee]\b))/,
  "sfx power supply 750w or more":
    /^PSU:(?=.*(?:[Ff][Oo][Rr][Mm]_[Ff][Aa][Cc][Tt][Oo][Rr]=[Ss][Ff][Xx]|: [^;]*\b[Ss][Ff][Xx]))(?=.*; wattage=(?:7[5-9]\d|[89]\d\d|\d{4});)/,
  "which psu for a 5090, at least 1000 watts": /^PSU:(?=.*; wattage=\d{4};)/,
  "650w bronze psu": /^PSU:(?=.*; (?:wattage=650);)(?=.*(?:[Bb][Rr][Oo][Nn][Zz][Ee]))/,
  "luftkühler am5 maximal 160 mm hoch":
    /^CPUCooler:(?!.*water_cooled=true)(?!.*radiator_size=(?:[1-9]\d))(?![^;]*(?:\b[Ww][Aa][Tt][Ee][Rr]\b|[Ll][Ii][Qq][Uu][Ii][Dd]|\b[Aa][Ii][Oo]\b))(?=.*(?:; cpu_sockets=[^;]*AM5|: [^;]*AM5))(?!.*; height=(?:16[1-9]|160\.\d*[1-9]|1[7-9]\d|[2-9]\d\d))/,
  "low profile cpu cooler under 50mm for itx":
    /^CPUCooler:(?!.*water_cooled=true)(?![^;]*(?:\b[Ww][Aa][Tt][Ee][Rr]\b|[Ll][Ii][Qq][Uu][Ii][Dd]))(?=.*; height=(?:[1-4]\d|50|[5-9])(?:\.\d+)?;)(?!.*; height=50\.\d)/,
  "noctua nhd15": /^CPUCooler:(?=.*(?:[Nn][Oo][Cc][Tt][Uu][Aa]))(?=.*(?:[Nn][Hh]-?[Dd]15))/,
  "watercooling 240 sans rgb":
    /^CPUCooler:(?=.*(?:; radiator_size=240|: [^;]*\b240))(?!.*(?:[Ww][Aa][Tt][Ee][Rr]_[Cc][Oo][Oo][Ll][Ee][Dd]=[Ff][Aa][Ll][Ss][Ee]))(?![^;]*[Rr][Gg][Bb]|\b[Ll][Ee][Dd]\b|[Rr][Aa][Ii][Nn][Bb][Oo][Ww]|[Aa][Uu][Rr][Aa]\b|[Aa][Uu][Rr][Oo][Rr][Aa]|[Ll][Ii][Gg][Hh][Tt] [Ll][Oo][Oo][Pp])(?!.*; lighting=[^;]*RGB)(?!.*; color=[^;]*RGB)(?!.*; sku=[^;]*[Rr][Gg][Bb])/,
  "7800 x3d": /^CPU:(?=.*(?:7800[Xx]3[Dd]))/,
  "i5 13th gen with graphics not f": /^CPU:(?=[^;]*\bi5.?13\d{3}[KTS]?S?\b)(?![^;]*13\d{3}K?F\b)/,
  "procesador lga1700 con 16 núcleos o más":
    /^CPU:(?=.*; socket=LGA ?1700;)(?=.*; cores\.total=(?:1[6-9]|[2-9]\d);)/,
  "ecc cpu for home server max 65w":
    /^CPU:(?=.*eccSupport=true)(?=.*; specifications\.tdp=(?:[1-5]?\d|6[0-5])(?:\.\d+)?;)/,
  "flüssigmetall wärmeleitpaste":
    /^ThermalCompound: [^;]*(?:Conductonaut|Liquid (?:Pro|Ultra|[Mm]etal)|METALLIQ|Silver King)/,
  "arctic mx4": /^ThermalCompound:(?=[^;]*MX-?4\b)/,
  "termal grizly kryonaut": /^ThermalCompound:(?=.*(?:[Kk][Rr][Yy][Oo][Nn][Aa][Uu][Tt]))/,
  "pcie sound card 7.1": /^SoundCard:(?=[^;]*PCIe)(?=[^;]*7\.1)/,
  "asus xonar sound card": /^SoundCard:(?=.*(?:[Xx][Oo][Nn][Aa][Rr]))/,
  "soundkarte für alten pc mit pci steckplatz": /^SoundCard:(?=[^;]*\bPCI\b)(?![^;]*PCIe)/,
  "sound card 32bit 384khz": /^SoundCard:(?=[^;]*32-bit)(?=[^;]*384 ?kHz)/,
  "140mm pwm fan black no led":
    /^CaseFan:(?=.*(?:; size=140;|: [^;]*140 ?mm))(?=.*(?:; pwm=true|connector=[^;]*PWM|: [^;]*PWM))(?=.*(?:; color=[^;]*BLACK|: [^;]*[Bb][Ll][Aa][Cc][Kk]))(?!.*; led=(?!None))(?!.*; lighting=A?RGB)(?!.*; color=[^;]*RGB)(?!.*; connector=[^;]*RGB)(?![^;]*(?:[Rr][Gg][Bb]|\b[Ll][Ee][Dd]\b))/,
  "white reverse blade fan":
    /^CaseFan:(?=.*(?:flow_direction=Reverse|: [^;]*[Rr][Ee][Vv][Ee][Rr][Ss][Ee]))(?=.*(?:; color=[^;]*WHITE|: [^;]*[Ww][Hh][Ii][Tt][Ee]))/,
  "noctua nf a12x25": /^CaseFan:(?=.*(?:[Nn][Oo][Cc][Tt][Uu][Aa]))(?=.*(?:[Aa]12[Xx]25))/,
})
