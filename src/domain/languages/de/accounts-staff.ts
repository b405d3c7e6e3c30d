export const accountsStaff = {
  "Your choice is saved": "Ihre Auswahl ist gespeichert",
  "Your choice was not saved": "Ihre Auswahl wurde nicht gespeichert",
  "E-mail me when": "E-Mail an mich, wenn",
  Role: "Rolle",
  Admin: "Administrator",
}
