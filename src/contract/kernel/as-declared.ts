/**
 * The one place where an answer of the shop's own becomes what the contract promises of it, unread: the server
 * made it by the same declaration, and no schema library reaches the public pages.
 */
export const asDeclared = <Declared>(answer: unknown): Declared => answer as Declared
