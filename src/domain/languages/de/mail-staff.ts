export const mailStaff = {
  waiting: "wartend",
  "given up": "aufgegeben",
  "Mail is on its way again": "Die E-Mail ist wieder unterwegs",
  "The mail was not sent again": "Die E-Mail wurde nicht erneut gesendet",
  Written: "Geschrieben",
  Tries: "Versuche",
  "Send again": "Erneut senden",
  "to {to}": "an {to}",
  "No mail is waiting.": "Keine E-Mail wartet.",
  "No mail was sent yet.": "Noch wurde keine E-Mail gesendet.",
  "No mail was given up. {count} wait.": {
    one: "Keine E-Mail wurde aufgegeben. {count} wartet.",
    other: "Keine E-Mail wurde aufgegeben. {count} warten.",
  },
  "Every mail was delivered.": "Jede E-Mail wurde zugestellt.",
  "No mail was given up.": "Keine E-Mail wurde aufgegeben.",
  "No mail server is set": "Kein Mailserver ist eingerichtet",
  "Mail is kept and not sent. Set SMTP_URL and MAIL_FROM.":
    "E-Mails werden aufbewahrt und nicht gesendet. Setzen Sie SMTP_URL und MAIL_FROM.",
  "Mail stays on this machine: <link>read it</link>. Set SMTP_URL and MAIL_FROM to send it.":
    "E-Mails bleiben auf diesem Rechner: <link>lesen Sie sie</link>. Setzen Sie SMTP_URL und MAIL_FROM, um sie zu senden.",
  "Given up": "Aufgegeben",
  "Mail that could not be delivered waits here until it is sent again.":
    "E-Mails, die nicht zugestellt werden konnten, warten hier, bis sie erneut gesendet werden.",
  "Mail by state": "E-Mails nach Status",
  "Mail could not be loaded.": "Die E-Mails konnten nicht geladen werden.",
  "To|recipient": "An",
}
