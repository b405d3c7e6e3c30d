import { toAmount } from "../pricing/money.ts"
import { escapeFormula } from "../shop/spreadsheet-cell.ts"

/** DATEV format EXTF 700, "Buchungsstapel" 13: https://developer.datev.de/datev/platform/de/dtvf/formate/buchungsstapel */

/** Records that one file may hold. */
export const MAX_DATEV_BOOKINGS = 99_999

export interface DatevBooking {
  /** Above zero; of a credit note, too. */
  grossCents: number
  isCredit: boolean
  /** Debtor's account, and account of the revenue. */
  account: string
  contraAccount: string
  /** Key of the tax; empty with accounts that know theirs. */
  taxKey: string
  /** Day, such as 2026-01-31. */
  day: string
  number: string
  text: string
  /** Country and VAT number of a buyer in another member state, or the country of an OSS sale. */
  euCountry: string
  /** Rate of an OSS sale. */
  euMilliPercent: number | undefined
}

interface DatevFile {
  consultant: number
  client: number
  accountLength: number
  /** Days, as 2026-01-31. */
  yearBegins: string
  from: string
  to: string
  currency: string
  /** `20261121093000000` */
  createdAt: string
}

const columns = [
  "Umsatz (ohne Soll/Haben-Kz)",
  "Soll/Haben-Kennzeichen",
  "WKZ Umsatz",
  "Kurs",
  "Basis-Umsatz",
  "WKZ Basis-Umsatz",
  "Konto",
  "Gegenkonto (ohne BU-Schlüssel)",
  "BU-Schlüssel",
  "Belegdatum",
  "Belegfeld 1",
  "Belegfeld 2",
  "Skonto",
  "Buchungstext",
  "Postensperre",
  "Diverse Adressnummer",
  "Geschäftspartnerbank",
  "Sachverhalt",
  "Zinssperre",
  "Beleglink",
  ...numbered(8, (n) => [`Beleginfo - Art ${n}`, `Beleginfo - Inhalt ${n}`]),
  "KOST1 - Kostenstelle",
  "KOST2 - Kostenstelle",
  "Kost-Menge",
  "EU-Land u. UStID (Bestimmung)",
  "EU-Steuersatz (Bestimmung)",
  "Abw. Versteuerungsart",
  "Sachverhalt L+L",
  "Funktionsergänzung L+L",
  "BU 49 Hauptfunktionstyp",
  "BU 49 Hauptfunktionsnummer",
  "BU 49 Funktionsergänzung",
  ...numbered(20, (n) => [`Zusatzinformation - Art ${n}`, `Zusatzinformation- Inhalt ${n}`]),
  "Stück",
  "Gewicht",
  "Zahlweise",
  "Forderungsart",
  "Veranlagungsjahr",
  "Zugeordnete Fälligkeit",
  "Skontotyp",
  "Auftragsnummer",
  "Buchungstyp",
  "USt-Schlüssel (Anzahlungen)",
  "EU-Land (Anzahlungen)",
  "Sachverhalt L+L (Anzahlungen)",
  "EU-Steuersatz (Anzahlungen)",
  "Erlöskonto (Anzahlungen)",
  "Herkunft-Kz",
  "Buchungs GUID",
  "KOST-Datum",
  "SEPA-Mandatsreferenz",
  "Skontosperre",
  "Gesellschaftername",
  "Beteiligtennummer",
  "Identifikationsnummer",
  "Zeichnernummer",
  "Postensperre bis",
  "Bezeichnung SoBil-Sachverhalt",
  "Kennzeichen SoBil-Buchung",
  "Festschreibung",
  "Leistungsdatum",
  "Datum Zuord. Steuerperiode",
  "Fälligkeit",
  "Generalumkehr (GU)",
  "Steuersatz",
  "Land",
  "Abrechnungsreferenz",
  "BVV-Position",
  "EU-Land u. UStID (Ursprung)",
  "EU-Steuersatz (Ursprung)",
  "Abw. Skontokonto",
]

function numbered(most: number, names: (number: number) => string[]): string[] {
  return Array.from({ length: most }, (_, index) => names(index + 1)).flat()
}

const compact = (day: string): string => day.replaceAll("-", "")
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
const decimal = (value: number): string => value.toFixed(2).replace(".", ",")

/** Leaves what a document number may hold there. */
const documentNumber = (number: string): string =>
  number.replaceAll(/[^A-Za-z0-9$&%*+/-]/g, "-").slice(0, 36)

const oneLine = (text: string, longest: number): string =>
  text
    .replaceAll(/[\p{Cc};]+/gu, " ")
    .trim()
    .slice(0, longest)

const line = (cells: readonly (string | number)[]): string => `${cells.join(";")}\r\n`

/** The two lines that a file begins with. */
export const datevHead = (file: DatevFile): string =>
  line([
    quoted("EXTF"),
    700,
    21,
    quoted("Buchungsstapel"),
    13,
    file.createdAt,
    "",
    quoted(""),
    quoted(""),
    quoted(""),
    file.consultant,
    file.client,
    compact(file.yearBegins),
    file.accountLength,
    compact(file.from),
    compact(file.to),
    quoted(`Invoices ${file.from.slice(0, 7)}`),
    quoted(""),
    1,
    0,
    0,
    quoted(file.currency),
    "",
    quoted(""),
    "",
    "",
    quoted(""),
    "",
    "",
    quoted(""),
    quoted(""),
  ]) + line(columns)

/** A booking: the debtor owes (S) an invoice and is owed (H) a credit note. */
export function datevLine(booking: DatevBooking, currency: string): string {
  const values = new Map<string, string>([
    ["Umsatz (ohne Soll/Haben-Kz)", decimal(toAmount(booking.grossCents))],
    ["Soll/Haben-Kennzeichen", quoted(booking.isCredit ? "H" : "S")],
    ["WKZ Umsatz", quoted(currency)],
    ["Konto", booking.account],
    ["Gegenkonto (ohne BU-Schlüssel)", booking.contraAccount],
    ["BU-Schlüssel", booking.taxKey === "" ? "" : quoted(booking.taxKey)],
    ["Belegdatum", booking.day.slice(8, 10) + booking.day.slice(5, 7)],
    ["Belegfeld 1", quoted(documentNumber(booking.number))],
    ["Buchungstext", quoted(oneLine(escapeFormula(oneLine(booking.text, 60)), 60))],
    ["EU-Land u. UStID (Bestimmung)", quoted(oneLine(booking.euCountry, 15))],
    [
      "EU-Steuersatz (Bestimmung)",
      booking.euMilliPercent === undefined ? "" : decimal(booking.euMilliPercent / 1000),
    ],
    ["Festschreibung", "0"],
  ])
  return line(columns.map((name) => values.get(name) ?? ""))
}
