import { linkAddress } from './public-address.ts'
import { useLanguage } from './use-translation.ts'

/** Gives the address of a place for a link in the language now shown. */
export function useAddress(): (place: string) => string {
  const language = useLanguage()
  return (place) => linkAddress(place, language)
}
