import { X } from 'lucide-react'

import { IconButton } from '#components/primitives/icon-button.tsx'

/** Removes what it stands beside. */
export function IconButtonExample({ onRemove }: { readonly onRemove: () => void }) {
  return (
    <IconButton label="Remove Silver Standard" onClick={onRemove}>
      <X aria-hidden strokeWidth={1.9} className="size-5" />
    </IconButton>
  )
}
