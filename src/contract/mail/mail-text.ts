import { translate } from "#domain/languages/translate.ts"

/** Names a mail by its template: `order placed`. Apart from the calls, so that pages load no schemas. */
export const mailName = (template: string): string =>
  translate(`${template.replaceAll("-", " ")}|mail`)
