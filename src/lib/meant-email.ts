/** The slips that are most common in the domains of email addresses, and what is meant. */
const meantDomains: Readonly<Record<string, string>> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gamil.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'gmail.co': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmai.com': 'hotmail.com',
  'yaho.com': 'yahoo.com',
  'outlok.com': 'outlook.com',
  'iclod.com': 'icloud.com',
}

/**
 * Returns the address that was probably meant by one with a slip in its domain, such as `ana@gmial.com` or `.con`; null
 * if nothing suggests another one.
 */
export function meantEmail(text: string): string | null {
  const email = text.trim()
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at).toLowerCase()
  const ended = domain.replace(/\.(?:con|cmo|ocm|comm)$/, '.com')
  const meant = Object.hasOwn(meantDomains, ended) ? meantDomains[ended] : ended
  return at < 2 || meant === undefined || meant === domain ? null : email.slice(0, at) + meant
}
