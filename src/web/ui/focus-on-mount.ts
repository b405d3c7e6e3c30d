/** Ref that gives an element the focus once it is rendered, such as in place of the button that was pressed. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()
