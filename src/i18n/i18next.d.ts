import 'i18next'

import type { Catalogs } from './namespaces.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Catalogs
    returnNull: false
  }
}
