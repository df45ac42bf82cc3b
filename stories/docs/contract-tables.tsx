import { useEffect, useState } from 'react'

import type { Description } from '#mocks/openapi/contract-parts.ts'
import { ContractReference } from '#mocks/openapi/contract-reference.tsx'
import { openApiDocument } from '#mocks/openapi/document.ts'

/** The description of the service, made when the page opens. */
export function ContractTables() {
  const [description, setDescription] = useState<Description | null>(null)
  useEffect(() => {
    let isShown = true
    void openApiDocument().then((document) => {
      // The document is plain JSON; a page needs some of its parts by name.
      if (isShown) setDescription(document as unknown as Description)
    })
    return () => {
      isShown = false
    }
  }, [])
  return description && <ContractReference description={description} />
}
