import { publicAddress } from './public-address.ts'
import { useLanguage } from './use-translation.ts'

/**
 * Gives the address of a place for a link in the language now shown. In Spanish the links home and to the sign-in page are under
 * /es, so that these are Spanish in another tab and without scripts too; the addresses of the flow and of an account stay one.
 */
export function useAddress(): (place: string) => string {
  const language = useLanguage()
  return (place) => {
    if (language === 'es' && place === '/') return '/es'
    return language === 'es' && place === '/login' ? '/es/login' : publicAddress(place, language)
  }
}
