import { createRoot } from 'react-dom/client'

import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'

import { given } from './given.ts'
import { StockDialogList } from './stock-dialog-list.tsx'

await changeLanguage('en')
const [data] = await Promise.all([given(), loadNamespaces('common', 'plans', 'call-failures')])
const root = document.getElementById('root')
if (root) createRoot(root).render(<StockDialogList {...data} />)
