import { useState } from 'react'

import { Pagination } from '#components/primitives/pagination.tsx'

/** Leads through the pages of a list. */
export function PaginationExample() {
  const [page, setPage] = useState(1)
  return (
    <Pagination
      label="Pages of plans"
      page={page}
      pageCount={12}
      onPage={setPage}
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(number) => `Page ${number}`}
    />
  )
}
