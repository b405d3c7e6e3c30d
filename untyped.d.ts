/** External data is unknown until a schema has read it; TypeScript's own declarations say `any`. */
interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown
}
interface Body {
  json(): Promise<unknown>
}
interface ArrayConstructor {
  isArray(value: unknown): value is unknown[]
}
interface Promise<T> {
  catch<Instead = never>(
    onrejected?: ((reason: unknown) => Instead | PromiseLike<Instead>) | null,
  ): Promise<T | Instead>
}
declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** Registers an opened font, which the library's types omit. */
    registerFont(name: string, font: import("fontkit").Font): this
  }
}
