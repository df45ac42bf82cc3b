/** Version of the stored format; a value sealed under another version is not read. */
export const sealedVersion = 1

const algorithm = 'AES-GCM'
const nonceBytes = 12
/** Bytes converted to characters at once: more would overflow the stack. */
const chunkBytes = 8_192

/** A sealed value in its stored format. Only the time of sealing is readable. */
export interface SealedText {
  readonly version: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly nonce: Uint8Array<ArrayBuffer>
  readonly data: Uint8Array<ArrayBuffer>
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += chunkBytes)
    text += String.fromCharCode(...bytes.subarray(from, from + chunkBytes))
  return btoa(text)
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

/** Binds the ciphertext to its name, version and time, so that a change or swap of any of them is detected. */
function boundTo(name: string, version: number, at: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(`${name} ${version} ${at}`))
}

/** Creates a key that scripts can use but not read. Rejects outside a secure context, which has no WebCrypto. */
export async function newSealingKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Encrypts a value (anything JSON can hold) into the stored text. */
export async function sealText(key: CryptoKey, name: string, at: number, value: unknown): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const additionalData = boundTo(name, sealedVersion, at)
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const data = await crypto.subtle.encrypt({ name: algorithm, iv: nonce, additionalData }, key, plain)
  return JSON.stringify({ version: sealedVersion, at, nonce: toBase64(nonce), data: toBase64(new Uint8Array(data)) })
}

/** Reads the stored format without decrypting it; null for any other text. */
export function parseSealed(text: string | null | undefined): SealedText | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    if (typeof parsed !== 'object' || parsed === null) return null
    const { version, at, nonce, data } = parsed as Readonly<Record<string, unknown>>
    if (typeof version !== 'number' || typeof at !== 'number' || !Number.isFinite(at)) return null
    if (typeof nonce !== 'string' || typeof data !== 'string') return null
    return { version, at, nonce: fromBase64(nonce), data: fromBase64(data) }
  } catch {
    return null
  }
}

/** Decrypts a sealed value. Rejects if key, name, time or ciphertext differ from those of the sealing. */
export async function openSealed(key: CryptoKey, name: string, sealed: SealedText): Promise<unknown> {
  const additionalData = boundTo(name, sealed.version, sealed.at)
  const plain = await crypto.subtle.decrypt({ name: algorithm, iv: sealed.nonce, additionalData }, key, sealed.data)
  return JSON.parse(new TextDecoder().decode(plain)) as unknown
}
