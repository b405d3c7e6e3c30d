export const certificateLimits = { bytes: 5 * 1024 * 1024 } as const

/** What a certificate is stored as, and known by: a file that no public address gives. */
export const certificateFile = (name: string): string => `${name}-certificate.pdf`
