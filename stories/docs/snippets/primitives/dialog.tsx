import { useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'

/** Asks before answers are deleted. */
export function DialogExample({ onDelete }: { readonly onDelete: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
  }
  return (
    <>
      <Button
        tone="outline"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Delete my answers
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Delete your answers?"
        closeLabel="Close"
        footer={
          <>
            <Button tone="outline" onClick={close}>
              Keep them
            </Button>
            <Button
              onClick={() => {
                onDelete()
                close()
              }}
            >
              Delete them
            </Button>
          </>
        }
      >
        <p>You start again with an empty quote.</p>
      </Dialog>
    </>
  )
}
