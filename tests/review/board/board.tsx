import './board.css'

import { createRoot } from 'react-dom/client'

import { languages } from '#i18n/language.ts'
import type { BoardData } from '#tests/review/build-board.ts'

import { ReviewBoard } from './review-board.tsx'

declare global {
  /** Written by `data.js`, which is loaded first: a page from a disk may not fetch. */
  var reviewData: BoardData
}

/** The first of the browser's languages that the board has. */
const startsIn = languages.find((language) => navigator.language.startsWith(language)) ?? 'en'
const root = document.getElementById('board')
if (root) createRoot(root).render(<ReviewBoard data={globalThis.reviewData} startsIn={startsIn} />)
