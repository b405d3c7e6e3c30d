import { translate } from "#domain/languages/translate.ts"

/** Names a mail by its template: `order placed`. Separate from the endpoints, so that pages load no schemas. */
export const mailName = (template: string): string =>
  translate(`${template.replaceAll("-", " ")}|mail`)
