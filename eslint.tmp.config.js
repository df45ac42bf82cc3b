import base from './eslint.config.js'
const off = (process.env.OFF ?? '').split(',').filter(Boolean)
const mode = process.env.MODE
let cfg = base
if (mode === 'nohooks') cfg = base.filter((c) => !c.plugins?.['react-hooks'] || false).map(c=>({...c, rules: Object.fromEntries(Object.entries(c.rules??{}).filter(([k])=>!k.startsWith('react-hooks/')))}))
export default [...cfg, { rules: Object.fromEntries(off.map((r) => [r, 'off'])) }]
