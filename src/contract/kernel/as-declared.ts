/** Casts a reply of our own server to its declared type, because public pages load no schema library. */
export const asDeclared = <Declared>(answer: unknown): Declared => answer as Declared
