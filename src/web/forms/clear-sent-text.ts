/** Empties a field whose text was saved. Text that was typed meanwhile stays. */
export function clearSentText(form: HTMLFormElement, name: string, sent: string): void {
  const field = form.elements.namedItem(name)
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (isText && field.value.trim() === sent) field.value = ""
}
