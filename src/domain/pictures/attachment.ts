/** A picture or datasheet of a part: where it is, and what it shows or is called; empty where nobody said. */
export interface Attachment {
  url: string
  text: string
}

export const MAX_ATTACHMENT_URL_LENGTH = 500
export const MAX_ATTACHMENT_TEXT_LENGTH = 200
