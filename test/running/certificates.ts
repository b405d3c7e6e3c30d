import { generateKeyPairSync } from "node:crypto"
import { isIP } from "node:net"
import forge from "node-forge"

/** A certificate with its private key, as PEM. */
interface CertificateWithKey {
  certificate: string
  key: string
}

export interface Authority {
  certificate: string
  /** Issues a certificate for a server by its names, or for a client. */
  certify(name: string, hosts?: string[]): CertificateWithKey
}

const DAY_MS = 24 * 60 * 60 * 1000
const DNS_NAME = 2
const IP_ADDRESS = 7

/** Creates a private certificate authority. */
export function certificateAuthority(name: string): Authority {
  const own = keyPair()
  const root = certificateFor(name, own.publicKey)
  root.setIssuer(root.subject.attributes)
  root.setExtensions([{ name: "basicConstraints", cA: true, critical: true }])
  root.sign(own.privateKey, forge.md.sha256.create())
  return {
    certificate: forge.pki.certificateToPem(root),
    certify(subject, hosts = []) {
      const keys = keyPair()
      const certificate = certificateFor(subject, keys.publicKey)
      certificate.setIssuer(root.subject.attributes)
      if (hosts.length > 0)
        certificate.setExtensions([{ name: "subjectAltName", altNames: hosts.map(alternative) }])
      certificate.sign(own.privateKey, forge.md.sha256.create())
      return {
        certificate: forge.pki.certificateToPem(certificate),
        key: forge.pki.privateKeyToPem(keys.privateKey),
      }
    },
  }
}

const alternative = (host: string) =>
  isIP(host) ? { type: IP_ADDRESS, ip: host } : { type: DNS_NAME, value: host }

function certificateFor(name: string, publicKey: forge.pki.rsa.PublicKey): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS)
  certificate.validity.notAfter = new Date(Date.now() + DAY_MS)
  certificate.setSubject([{ name: "commonName", value: name }])
  return certificate
}

/** Node's generator is ten times as fast. */
function keyPair(): forge.pki.rsa.KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  })
  return {
    publicKey: forge.pki.publicKeyFromPem(publicKey),
    privateKey: forge.pki.privateKeyFromPem(privateKey),
  }
}
