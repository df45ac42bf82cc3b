/** A component's contract for keyboard and assistive technology. Its keyboard plays test it. */
export interface Contract {
  /** The components with this contract, as `group/name`. */
  readonly components: readonly string[]
  readonly keys: string
  readonly roles: string
  /** The pattern or the rule behind it. */
  readonly source: string
}

/** The contracts, from the simplest control to the most composed. */
export const contracts: readonly Contract[] = [
  {
    components: ['primitives/button', 'primitives/icon-button', 'primitives/chip'],
    keys: 'Enter and Space press it. A button that waits or is disabled keeps the focus and does nothing.',
    roles:
      'A native button. Disabled is said by aria-disabled, and why, by its description; a busy one says so in a status.',
    source: 'APG button; WCAG 2.5.8',
  },
  {
    components: [
      'primitives/link-button',
      'primitives/external-link',
      'primitives/skip-link',
      'primitives/new-tab-mark',
    ],
    keys: 'Enter follows it. The skip link is the first stop of a page and shows itself when it has the focus.',
    roles: 'A native link. One that opens a new tab says so in its name.',
    source: 'WCAG 2.4.1, 2.4.4',
  },
  {
    components: [
      'primitives/dialog',
      'plans/compare-dialog',
      'plans/start-over-dialog',
      'wizard/message-dialog',
      'location/restricted-state-dialog',
      'income/low-income-dialog',
      'income/estimator-dialog',
      'household/tax-help-dialog',
      'content/legal-dialog',
      'account/idle-warning-dialog',
      'media/video-dialog',
      'chrome/mobile-menu',
    ],
    keys: 'Tab stays inside. Escape closes it, as the close button does; then the focus returns to what opened it, unless the dialog led elsewhere.',
    roles:
      'dialog, or alertdialog for a choice that cannot wait; aria-modal; named by its title, which takes the focus first where the text is long.',
    source: 'APG modal dialog',
  },
  {
    components: ['primitives/accordion', 'content/faq-list'],
    keys: 'Enter and Space open and close; Tab goes on. Where one item is open at a time, opening another closes it.',
    roles: 'A button in a heading with aria-expanded and aria-controls; panels are regions only up to six of them.',
    source: 'APG accordion',
  },
  {
    components: ['primitives/disclosure', 'chrome/header-nav', 'plans/facet-panel'],
    keys: 'Enter and Space open and close. In the header Escape closes and returns the focus to its button; Tab walks the links.',
    roles:
      'A button with aria-expanded and aria-controls; links in a list, the page’s own with aria-current. No menu role.',
    source: 'APG disclosure navigation',
  },
  {
    components: ['primitives/tabs', 'account/identifier-tabs', 'application/signature-field'],
    keys: 'Left and Right walk round, Home and End jump; the panel opens at once. The row is one stop of Tab.',
    roles:
      'tablist, tab with aria-selected, tabpanel. What was typed in a hidden panel is kept where the panel is kept.',
    source: 'APG tabs',
  },
  {
    components: ['primitives/carousel', 'content/benefits-carousel', 'content/testimonials-carousel'],
    keys: 'Tab walks the buttons; previous and next keep the focus. The dots are tabs with the tabs’ keys.',
    roles:
      'A named group with aria-roledescription; slides out of sight are inert; the new slide is said politely. It never turns by itself.',
    source: 'APG carousel; WCAG 2.2.2',
  },
  {
    components: ['primitives/help-popover', 'words/term-button', 'words/term-line'],
    keys: 'Enter and Space open and close; Escape closes and leaves the focus where it is.',
    roles: 'A button with aria-expanded; the text is a status, so that it is read when it appears.',
    source: 'WCAG 1.4.13',
  },
  {
    components: ['primitives/switch', 'plans/credit-switch', 'words/languages-switch'],
    keys: 'Enter and Space turn it.',
    roles: 'switch with aria-checked, named by its label.',
    source: 'APG switch',
  },
  {
    components: ['primitives/pagination', 'plans/results-pagination'],
    keys: 'Tab and Enter. After a turn the focus is on the heading of the list.',
    roles: 'A named nav; the page shown has aria-current.',
    source: 'WCAG 2.4.3, 4.1.3',
  },
  {
    components: ['primitives/step-indicator', 'chrome/flow-indicator'],
    keys: 'Tab and Enter on a completed step, where the flow leads back to it. The new step’s heading takes the focus.',
    roles: 'An ordered list with aria-current="step", and the step in words as well.',
    source: 'WCAG 1.3.1, 2.1.1',
  },
  {
    components: ['primitives/progress-bar'],
    keys: 'None: it shows and does not act.',
    roles: 'progress, named, with its value in words as well.',
    source: 'WCAG 1.3.1',
  },
  {
    components: [
      'fields/text-field',
      'fields/number-field',
      'fields/money-field',
      'fields/masked-field',
      'fields/capitals-field',
      'fields/textarea-field',
      'fields/code-field',
      'location/zip-field',
    ],
    keys: 'Those of text; pasting works in every form that people write. A mask or a thousands comma never moves the caret.',
    roles:
      'A native input with a visible label; hint and error are its description, aria-invalid while it is wrong. One field for a code, with one-time-code.',
    source: 'WCAG 3.3.1, 3.3.2, 3.3.8',
  },
  {
    components: ['fields/password-field', 'fields/secret-field', 'fields/ssn-field'],
    keys: 'Enter and Space at the reveal button show and hide; the caret stays in place.',
    roles: 'The button’s name changes between show and hide. Hidden again when the form is sent.',
    source: 'WCAG 3.3.8',
  },
  {
    components: ['fields/select-field', 'plans/sort-select'],
    keys: 'Those of the browser’s own list.',
    roles: 'A native select with a visible label.',
    source: 'APG, native first',
  },
  {
    components: ['fields/combobox-field'],
    keys: 'Down and Up walk the suggestions, Enter takes one, Escape closes them and keeps the text. Home, End and the arrows to the sides edit text.',
    roles:
      'combobox with a listbox, aria-activedescendant; the count of suggestions is said politely. Without suggestions it is a text field.',
    source: 'APG editable combobox',
  },
  {
    components: ['fields/checkbox', 'fields/checkbox-group', 'fields/option-card', 'account/terms-checkbox'],
    keys: 'Space ticks; every box is a stop of Tab.',
    roles: 'Native boxes in a fieldset with a legend; a count or a reason is the description.',
    source: 'WCAG 1.3.1',
  },
  {
    components: ['fields/radio-group'],
    keys: 'Arrows move and choose, Space chooses; one stop of Tab.',
    roles: 'Native radio buttons in a fieldset with a legend.',
    source: 'APG radio group',
  },
  {
    components: ['fields/error-summary', 'wizard/step-problems', 'account/verify-form', 'contact/contact-form'],
    keys: 'When a form is refused the summary takes the focus; each line is a link to its field.',
    roles:
      'A named group with an alert; the same words stand at the field; the page’s title begins with “Error”. Nothing typed is lost.',
    source: 'WCAG 3.3.1, 3.3.3',
  },
  {
    components: ['primitives/alert', 'primitives/live-region', 'primitives/spinner', 'primitives/skeleton'],
    keys: 'None; the focus is not taken.',
    roles: 'status for news, alert for failures, each said once. A wait says what is waited for.',
    source: 'WCAG 4.1.3',
  },
  {
    components: ['plans/compare-dock'],
    keys: 'Tab reaches it after the list; its buttons open the comparison and take plans out. It never covers what has the focus.',
    roles:
      'A named region; the count is a status. A full comparison keeps its boxes focusable and says why they do nothing.',
    source: 'WCAG 2.4.11, 4.1.3',
  },
  {
    components: ['plans/credit-explorer'],
    keys: 'Arrows move between the tabs and move the slider by 100 dollars, Page keys by a tenth, Home and End to its ends; the field takes any income.',
    roles:
      'The chart is an image with a summary; its figures are the table beside it. The slider’s value is an amount. The chosen income is read as a status once it rests.',
    source: 'APG slider; WCAG 1.1.1, 1.4.1, 2.5.7, 4.1.3',
  },
]

/** Returns the contract of a component; undefined if it only shows text, or consists of parts with contracts. */
export function contractOf(component: string): Contract | undefined {
  return contracts.find(({ components }) => components.includes(component))
}
