export const invoices = {
  "Packing slip {number}": "Lieferschein {number}",
  "Invoice (PDF)": "Rechnung (PDF)",
  "Invoice (XML)": "Rechnung (XML)",
  "Credit note {number} (PDF)": "Rechnungskorrektur {number} (PDF)",
  "Credit note {number} (XML)": "Rechnungskorrektur {number} (XML)",
  "of order {of}": "zur Bestellung {of}",
}
