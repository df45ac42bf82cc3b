import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A minimal first question: a ZIP code that keeps five digits, and a button that is enabled by them. */
function OneField() {
  const [zip, setZip] = useState('')
  return (
    <form>
      <h1>Where do you live?</h1>
      <label htmlFor="zip">ZIP code</label>
      <input
        id="zip"
        inputMode="numeric"
        value={zip}
        onChange={(event) => {
          setZip(event.target.value.replace(/\D/g, '').slice(0, 5))
        }}
      />
      <button type="button" aria-disabled={zip.length < 5}>
        Verify
      </button>
    </form>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <OneField />
    </StrictMode>,
  )
