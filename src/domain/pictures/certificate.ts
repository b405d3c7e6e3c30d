const MIB = 1024 * 1024

export const certificateLimits = {
  bytes: 5 * MIB,
  /** Of one account. */
  accountBytes: 20 * MIB,
  /** Of all accounts, as long as nobody of the staff has decided on them. */
  undecidedBytes: 1024 * MIB,
} as const

/** What a certificate is stored as, and known by: a file that no public address gives. */
export const certificateFile = (name: string): string => `${name}-certificate.pdf`
