/**
 * Ways to be reached that stand when the service names none: text or email, WhatsApp or email (F-11). The rule
 * gives their numbers for English only; they are the same in Spanish, so that a choice means the same in both.
 */
export const fallbackCommunication = { textOrEmail: 1, whatsAppOrEmail: 3 } as const
