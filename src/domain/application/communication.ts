/**
 * Ways of contact when the service lists none: text or email, WhatsApp or email (F-11). The rule gives their numbers
 * for English only. Spanish uses the same, so a choice means the same in both languages.
 */
export const fallbackCommunication = { textOrEmail: 1, whatsAppOrEmail: 3 } as const
