/** A picture or datasheet of a part: where it is, and what it shows or is called; empty where nobody said. */
export interface Attachment {
  url: string
  text: string
}

export const LONGEST_ATTACHMENT_URL = 500
export const LONGEST_ATTACHMENT_TEXT = 200
