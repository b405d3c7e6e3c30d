/** Support address of the demo shop, which nobody reads. */
export const DEMO_HELP_EMAIL = "help@computer-assembler.example"
