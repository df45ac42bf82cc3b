import { Contact } from '#features/contact/contact.tsx'

/** `/contact`. */
export function ContactPage() {
  return <Contact />
}
