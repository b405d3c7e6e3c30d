/** Support address of the demo shop; nobody receives its mail. */
export const DEMO_HELP_EMAIL = "help@computer-assembler.example"

export const DEMO_ABOUT =
  "We make computer parts and sell them by the carton: unit price times quantity, from the stock you see."
