import { publicAddress } from './public-address.ts'
import { useLanguage } from './use-translation.ts'

/**
 * Gives the address of a place for a link in the language now shown. In Spanish the home page's link is /es, so that it is
 * Spanish in another tab and without scripts too; the flow's own address stays `/`.
 */
export function useAddress(): (place: string) => string {
  const language = useLanguage()
  return (place) => (place === '/' && language === 'es' ? '/es' : publicAddress(place, language))
}
