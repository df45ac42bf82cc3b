// Makes the three example documents of the application form (F-26) as PDFs: node src/build/specimens.mjs
// They are drawings made for this project and show no real document or person. The generated files are committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises'

import process from 'node:process'

import { chromium } from 'playwright'

/** A browser other than Playwright's. */
const executablePath = process.env.CHROMIUM_PATH
const font = await readFile('src/tokens/fonts/atkinson-hyperlegible-next.woff2', 'base64')

/** One number of the form: its name, its appearance on the example, and its parts. */
const alienNumber = {
  en: ['Alien number', '9 digits; 7 or 8 on old cards. On some cards it is called USCIS#. Leave out the letter A.'],
  es: [
    'Número de registro de extranjero',
    '9 dígitos; 7 u 8 en tarjetas antiguas. En algunas tarjetas se llama USCIS#. No incluya la letra A.',
  ],
  value: '012 345 678',
}
const expirationDate = {
  en: ['Expiration date', 'Month, day and year. The document must not have expired.'],
  es: ['Fecha de vencimiento', 'Mes, día y año. El documento no debe estar vencido.'],
  value: '06/30/2031',
}
const person = [
  ['Name / Nombre', 'SAMPLE, MARIA EJEMPLO'],
  ['Date of birth / Fecha de nacimiento', '01/01/1990'],
]

const documents = [
  {
    file: 'resident-document-example.pdf',
    en: 'Permanent Resident Card',
    es: 'Tarjeta de residente permanente',
    also: 'I-551',
    plain: person,
    numbers: [
      alienNumber,
      {
        en: ['Card number', '3 letters and 10 digits, without spaces.'],
        es: ['Número de la tarjeta', '3 letras y 10 dígitos, sin espacios.'],
        value: 'XXX0123456789',
      },
      expirationDate,
    ],
  },
  {
    file: 'work-permit-example.pdf',
    en: 'Work permit (Employment Authorization Card)',
    es: 'Permiso de trabajo (tarjeta de autorización de empleo)',
    also: 'I-766',
    plain: person,
    numbers: [
      alienNumber,
      {
        en: ['Card number', '3 letters and 10 digits on most cards, without spaces.'],
        es: ['Número de la tarjeta', '3 letras y 10 dígitos en la mayoría de las tarjetas, sin espacios.'],
        value: 'XXX0123456789',
      },
      {
        en: ['Category code', '1 letter and 2 digits, without brackets.'],
        es: ['Código de categoría', '1 letra y 2 dígitos, sin paréntesis.'],
        value: 'C09',
      },
      expirationDate,
    ],
  },
  {
    file: 'i94-example.pdf',
    en: 'I-94 record (arrival and departure)',
    es: 'Registro I-94 (entradas y salidas)',
    also: 'I-94',
    plain: person,
    numbers: [
      {
        en: ['I-94 number', '11 digits, or a letter in the tenth place. It may be called “admission number”.'],
        es: [
          'Número de I-94',
          '11 dígitos, o una letra en el décimo lugar. También puede llamarse “admission number” (en inglés).',
        ],
        value: '01234567890',
      },
      {
        ...expirationDate,
        en: ['Expiration date', 'Month, day and year until which you may stay, called “admit until date”.'],
        es: [
          'Fecha de vencimiento',
          'Mes, día y año hasta los que puede quedarse; se llama “admit until date” (en inglés).',
        ],
        value: '06/30/2027',
      },
    ],
  },
]

const page = ({ en, es, also, plain, numbers }) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Example: ${en} · Ejemplo: ${es}</title>
<style>
  @font-face { font-family: Atkinson; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; }
  @page { size: letter; margin: 0.55in; }
  * { box-sizing: border-box; margin: 0; }
  body { font: 10.5pt/1.4 Atkinson, sans-serif; color: #16302b; }
  h1 { font-size: 18pt; line-height: 1.2; }
  h1 span { display: block; font-size: 14pt; font-weight: 600; color: #4b5f5a; }
  h2 { font-size: 13pt; margin: 16pt 0 4pt; }
  .note { margin-top: 10pt; padding: 8pt 12pt; border: 1.5pt solid #b3261e; border-radius: 6pt; background: #fdecea; }
  .card { position: relative; margin-top: 14pt; padding: 16pt 20pt; border: 2pt solid #0f5b4f; border-radius: 14pt;
    background: #eef7f3; overflow: hidden; display: grid; grid-template-columns: 92pt 1fr; gap: 18pt; }
  .stamp { position: absolute; inset: 0; display: grid; place-items: center; font-size: 64pt; font-weight: 800;
    letter-spacing: 0.12em; color: #b3261e; opacity: 0.16; transform: rotate(-14deg); }
  .photo { border: 1.5pt dashed #7c7669; border-radius: 8pt; height: 118pt; display: grid; place-items: center;
    text-align: center; color: #4b5f5a; font-size: 9.5pt; }
  .head { grid-column: 1 / -1; font-weight: 700; font-size: 13pt; display: flex; justify-content: space-between; }
  dl { display: grid; grid-template-columns: 1fr 1fr; gap: 10pt 16pt; align-content: start; }
  dt { font-size: 9pt; color: #4b5f5a; }
  dd { font-weight: 700; font-size: 12.5pt; letter-spacing: 0.03em; }
  .asked dd { background: #fde3ab; border-radius: 4pt; padding: 1pt 6pt; display: inline-block; }
  .mark { display: inline-grid; place-items: center; width: 15pt; height: 15pt; border-radius: 50%; background: #0f5b4f;
    color: #fff; font-weight: 700; font-size: 9.5pt; letter-spacing: 0; margin-right: 5pt; }
  table { width: 100%; font-size: 10pt; border-collapse: collapse; }
  th, td { text-align: left; vertical-align: top; padding: 5pt 8pt 5pt 0; border-bottom: 1pt solid #e5ddcf; }
  th[scope=row] { white-space: nowrap; width: 26pt; }
  td b { display: block; }
  footer { margin-top: 12pt; font-size: 9.5pt; color: #4b5f5a; }
</style>
<main>
  <h1>Example: ${en} <span lang="es">Ejemplo: ${es}</span></h1>
  <div class="note">
    <p><b>SPECIMEN.</b> This is not a real document. It is a drawing that shows which numbers our application asks for.
      Your own document looks different.</p>
    <p lang="es"><b>MUESTRA.</b> Este no es un documento real. Es un dibujo que muestra qué números pide nuestra
      solicitud. Su propio documento se ve diferente.</p>
  </div>
  <div class="card">
    <div class="stamp" aria-hidden="true">SPECIMEN</div>
    <p class="head"><span>SPECIMEN · <span lang="es">MUESTRA</span></span><span>${also}</span></p>
    <p class="photo"><span>No photo<br><span lang="es">Sin foto</span></span></p>
    <dl>
      ${plain.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('')}
      ${numbers
        .map(
          (one, at) =>
            `<div class="asked"><dt><span class="mark">${at + 1}</span>${one.en[0]}<br><span lang="es">${one.es[0]}</span></dt><dd>${one.value}</dd></div>`,
        )
        .join('')}
    </dl>
  </div>
  <h2>Which numbers to copy · <span lang="es">Qué números debe copiar</span></h2>
  <table>
    <thead><tr><th scope="col">#</th><th scope="col">English</th><th scope="col" lang="es">Español</th></tr></thead>
    <tbody>
      ${numbers
        .map(
          (one, at) =>
            `<tr><th scope="row"><span class="mark">${at + 1}</span></th><td><p><b>${one.en[0]}</b>${one.en[1]}</p></td><td lang="es"><p><b>${one.es[0]}</b>${one.es[1]}</p></td></tr>`,
        )
        .join('')}
    </tbody>
  </table>
  <footer>
    <p>Puente. All names and numbers on this page are invented.</p>
    <p lang="es">Todos los nombres y números de esta página son inventados.</p>
  </footer>
</main>`

await mkdir('public/files', { recursive: true })
const browser = await chromium.launch(executablePath ? { executablePath } : {})
for (const document of documents) {
  const tab = await browser.newPage()
  await tab.setContent(page(document), { waitUntil: 'load' })
  await tab.evaluate(() => globalThis.document.fonts.ready)
  const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  await writeFile(`public/files/${document.file}`, pdf)
  await tab.close()
}
await browser.close()
