import { describe, expect, it } from 'vitest'

import { firstStyles, laterStyles } from '#build/first-styles.ts'

const of = (stylesheet: string, html: string) => firstStyles(stylesheet, [html])

describe('the first styles', () => {
  it.each([
    ['a class', '.flex{a:b}', '<p class="grid flex">'],
    [
      'a class with escaped marks',
      String.raw`.md\:w-\[calc\(100\%-1rem\)\]{a:b}`,
      '<p class="md:w-[calc(100%-1rem)]">',
    ],
    [
      'a class with an escaped mark of HTML',
      String.raw`.\[\&\>svg\]\:p-1>svg{a:b}`,
      '<p class="[&amp;&gt;svg]:p-1"><svg>',
    ],
    ['an element', 'main h1{a:b}', '<main><h1>'],
    ['an id', '#root{a:b}', '<div id="root">'],
    ['an attribute with its value', 'input[type=checkbox]{a:b}', '<input type="checkbox" />'],
    ['an attribute with a part of its value', '[class*=icon]{a:b}', '<p class="big-icon">'],
    ['a state', '.link:hover:not(.gone)::before{a:b}', '<a class="link">'],
    ['one of a list of functions', '.p:is(.gone,:where(.flex)>b){a:b}', '<p class="p flex"><b>'],
    ['a field that the first script lets be pressed', '.send[aria-disabled=true]{a:b}', '<button class="send">'],
    ['a page that the first script hides', '.arriving #root{a:b}', '<div id="root">'],
    ['every element', '*,::backdrop{a:b}', '<p>'],
    ['a block of wide windows', '@layer base{@media (width>=30rem){p{a:b}}}', '<p>'],
    ['a font', '@font-face{font-family:A}', '<p>'],
  ])('keep %s', (_what, stylesheet, html) => {
    expect(of(stylesheet, html)).toBe(stylesheet)
  })

  it.each([
    ['a class', '.grid-cols-2{a:b}', '<p class="grid">'],
    ['a class as another attribute', '.grid{a:b}', '<p title="grid">'],
    ['a class in words alone', '.grid{a:b}', '<p>class="grid"</p>'],
    ['an attribute with another value', '[type=radio]{a:b}', '<input type="checkbox" />'],
    ['what must be inside of what is not there', '.flex:has(.gone){a:b}', '<p class="flex">'],
    ['what is in none of a list', ':where(.gone>:not(:last-child)){a:b}', '<p>'],
    ['a block that holds nothing else', '@layer base{@supports (a:b){.gone{a:b}}}', '<p>'],
    ['rules for paper', '@media print{p{a:b}}', '<p>'],
  ])('leave out %s', (_what, stylesheet, html) => {
    expect(of(stylesheet, html)).toBe('')
  })

  it('leave out the selectors of a rule that nothing has', () => {
    expect(of('.flex,.gone{a:b}', '<p class="flex">')).toBe('.flex{a:b}')
  })
  it('leave out custom properties that no kept rule reads, and those that only these read', () => {
    const stylesheet =
      '@property --c{syntax:"*"}:root{--a:var(--b);--b:1;--c:2;--d:3}.flex{x:var(--d)}.gone{x:var(--a)}'
    expect(of(stylesheet, '<p class="flex">')).toBe(':root{--d:3}.flex{x:var(--d)}')
  })
  it('have the fonts, of which there must be no second face', () => {
    const stylesheet = '@font-face{font-family:A}@layer base{p{a:b}}'
    expect(of(stylesheet, '<p>')).toBe(stylesheet)
    expect(laterStyles(stylesheet)).toBe('@layer base{p{a:b}}')
  })
  it('leave out animations that nothing runs', () => {
    const stylesheet = '@keyframes spin{to{rotate:1turn}}@keyframes appear{0%{opacity:0}}p{animation:1s appear}'
    expect(of(stylesheet, '<p>')).toBe('@keyframes appear{0%{opacity:0}}p{animation:1s appear}')
  })
})
