const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host can’t be looked up',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was broken off',
  ETIMEDOUT: 'it did not answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'it did not answer in time',
  EHOSTUNREACH: 'the network has no way to it',
  ENETUNREACH: 'the network has no way to it',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

/** Returns why a call got no answer, in words; an unknown reason as the system gives it. */
export function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it did not answer in time'
  // `fetch` hides the reason of the network in a cause.
  const reason = error.cause instanceof Error ? error.cause : error
  const code = 'code' in reason ? String(reason.code) : ''
  return reasons[code] ?? (reason.message === '' ? code : reason.message)
}
