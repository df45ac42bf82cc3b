import { carriers } from './carriers.ts'

/**
 * Parts of the names of the companies that the filter of the results lists (P-32). The build puts the list's value in
 * place of this module (src/build/carrier-names-plugin.ts).
 */
export const issuerNames: readonly string[] = carriers.flatMap((carrier) => carrier.issuerNames)
