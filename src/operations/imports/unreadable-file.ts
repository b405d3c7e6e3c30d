/** The file cannot be read further; the message says why and how to correct it. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile"
}
