import { linkAddress } from './public-address.ts'
import { useLanguage } from './use-translation.ts'

/** Returns a function that gives the address of a place for a link in the current language. */
export function useAddress(): (place: string) => string {
  const language = useLanguage()
  return (place) => linkAddress(place, language)
}
