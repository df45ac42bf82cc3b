import { StrictMode, createElement } from 'react'
import { createRoot } from 'react-dom/client'

// A page that only renders one word with React.
createRoot(document.getElementById('root')).render(createElement(StrictMode, null, 'Hello'))
