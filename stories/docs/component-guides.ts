/** When to use a component that people choose between, and what to use in other cases. */
export interface Guide {
  readonly use: string
  /** Other cases, each with the component to use there, as `group/name`. */
  readonly instead: readonly (readonly [when: string, use: string])[]
  /** How its words are written. */
  readonly words?: string
}

/** The guides by component, as `group/name`. */
export const guides: Readonly<Record<string, Guide>> = {
  'primitives/button': {
    use: 'for what happens on this page: to send, to open, to change something. One solid button a screen.',
    instead: [
      ['it leads to another address', 'primitives/link-button'],
      ['there is room for an icon only', 'primitives/icon-button'],
      ['it turns a setting on and off at once', 'primitives/switch'],
    ],
    words: 'A verb that says what happens: “See plans”, not “Submit”. Sentence case, no full stop.',
  },
  'primitives/link-button': {
    use: 'for an address that is the main way on.',
    instead: [
      ['something happens on this page', 'primitives/button'],
      ['the address is outside of the site', 'primitives/external-link'],
    ],
    words: 'Names the place it leads to.',
  },
  'primitives/external-link': {
    use: 'for an address outside of the site. It says that it opens a new tab.',
    instead: [['the address is a page of the site and the main way on', 'primitives/link-button']],
    words: 'Names the page or its owner, never “click here”.',
  },
  'primitives/icon-button': {
    use: 'where an icon is known by everybody and room is short: close, remove, previous.',
    instead: [['there is room for the word', 'primitives/button']],
    words: 'Its label is a verb and names what it acts on: “Remove Silver Standard”.',
  },
  'primitives/chip': {
    use: 'for a choice that is taken and can be taken back by one press, such as an active filter.',
    instead: [
      ['it only tells something', 'primitives/badge'],
      ['one of several must be chosen', 'fields/radio-group'],
    ],
    words: 'At most three words.',
  },
  'primitives/badge': {
    use: 'for a short fact about what it stands beside: a level, a state.',
    instead: [
      ['it can be pressed', 'primitives/chip'],
      ['the fact needs a sentence', 'primitives/notice'],
    ],
    words: 'One or two words. The colour says nothing that the words don’t say.',
  },
  'primitives/alert': {
    use: 'for what has just happened and must be known now: a failure, a success. A screen reader says it at once.',
    instead: [
      ['it was true before and stays true', 'primitives/notice'],
      ['fields of a form are wrong', 'fields/error-summary'],
      ['the visitor must decide before anything else', 'primitives/dialog'],
    ],
    words: 'What happened, then what to do. No blame, no code of an error.',
  },
  'primitives/notice': {
    use: 'for what is good to know beside the content, from the start.',
    instead: [
      ['it is news of this moment', 'primitives/alert'],
      ['it explains one word', 'primitives/help-popover'],
    ],
    words: 'One thought, at most three sentences.',
  },
  'primitives/card': {
    use: 'to hold together what belongs to one thing: a plan, a person, a step.',
    instead: [
      ['the whole of it is a choice of a form', 'fields/option-card'],
      ['it stresses one sentence', 'primitives/notice'],
    ],
  },
  'primitives/accordion': {
    use: 'for several questions of which most visitors read one or two.',
    instead: [
      ['there is one part to open', 'primitives/disclosure'],
      ['the parts are views of the same thing', 'primitives/tabs'],
      ['everybody needs all of it', 'primitives/card'],
    ],
    words: 'The heading is the question that the visitor asks.',
  },
  'primitives/disclosure': {
    use: 'for more of what is shown: details that few need.',
    instead: [
      ['there are several of one kind', 'primitives/accordion'],
      ['it is the meaning of a word', 'primitives/help-popover'],
    ],
    words: 'Says what it opens: “More costs”, not “More”.',
  },
  'primitives/tabs': {
    use: 'for two to four views of one thing, of which one is looked at.',
    instead: [
      ['the parts are read together', 'primitives/accordion'],
      ['it is an answer of a form', 'fields/radio-group'],
      ['the parts are steps', 'primitives/step-indicator'],
    ],
    words: 'One or two words a tab, all of one kind.',
  },
  'primitives/dialog': {
    use: 'where the visitor must read or decide before going on, or does one short task apart from the page.',
    instead: [
      ['nothing is to be decided', 'primitives/notice'],
      ['it explains a word', 'primitives/help-popover'],
      ['it is more of the same content', 'primitives/disclosure'],
    ],
    words: 'The title is the question or the fact. Each button says its outcome; “OK” and “Yes” say nothing.',
  },
  'primitives/help-popover': {
    use: 'for a sentence or two about one word or field, by a press and not by pointing.',
    instead: [
      ['everybody needs it to answer', 'fields/field'],
      ['it is longer than three sentences', 'primitives/dialog'],
      ['the word is in the glossary', 'words/term-button'],
    ],
  },
  'primitives/spinner': {
    use: 'for a wait whose result has no known shape: something is sent or checked.',
    instead: [
      ['the shape of what comes is known', 'primitives/skeleton'],
      ['how far it is can be told', 'primitives/progress-bar'],
    ],
    words: 'Says what is waited for.',
  },
  'primitives/skeleton': {
    use: 'for content that is on its way and whose room is known, so that nothing moves when it comes.',
    instead: [['something is sent or checked', 'primitives/spinner']],
  },
  'primitives/progress-bar': {
    use: 'for a share of a whole that is known.',
    instead: [
      ['the steps have names', 'primitives/step-indicator'],
      ['nobody knows how long it takes', 'primitives/spinner'],
    ],
  },
  'primitives/step-indicator': {
    use: 'above a form of several screens, to show where one is.',
    instead: [
      ['the parts may be visited in any order', 'primitives/tabs'],
      ['there is a share and no names', 'primitives/progress-bar'],
    ],
    words: 'One word a step.',
  },
  'primitives/switch': {
    use: 'for a setting that takes effect at once.',
    instead: [
      ['it is an answer that is sent with others', 'fields/checkbox'],
      ['there are more than two states', 'fields/radio-group'],
    ],
    words: 'Names what is on, never a question.',
  },
  'primitives/pagination': {
    use: 'for a long list of which a visitor looks at a part.',
    instead: [['the rest is less than a page', 'primitives/disclosure']],
  },
  'primitives/carousel': {
    use: 'for equal things of which none must be seen, such as testimonials.',
    instead: [['each of them matters', 'primitives/card']],
  },
  'fields/checkbox': {
    use: 'for one statement to agree to or not.',
    instead: [
      ['several may be chosen', 'fields/checkbox-group'],
      ['it takes effect at once', 'primitives/switch'],
      ['“no” is an answer that must be given', 'fields/radio-group'],
    ],
    words: 'A statement in the visitor’s voice, true when it is ticked.',
  },
  'fields/checkbox-group': {
    use: 'where none, some or all of a few may be chosen.',
    instead: [['exactly one is chosen', 'fields/radio-group']],
    words: 'The legend says that several may be chosen.',
  },
  'fields/radio-group': {
    use: 'where exactly one of two to six is chosen, all of them seen at once.',
    instead: [
      ['there are more than six', 'fields/select-field'],
      ['each choice needs a sentence', 'fields/option-card'],
      ['several may be chosen', 'fields/checkbox-group'],
    ],
    words: 'The legend is the question. The answers are of one kind and equally long.',
  },
  'fields/option-card': {
    use: 'for the choice that a screen is about, with a sentence for each answer.',
    instead: [
      ['the answers explain themselves', 'fields/radio-group'],
      ['it is no choice', 'primitives/card'],
    ],
  },
  'fields/select-field': {
    use: 'where one of seven or more known answers is chosen, such as a state.',
    instead: [
      ['there are at most six', 'fields/radio-group'],
      ['there are more than can be looked through', 'fields/combobox-field'],
    ],
  },
  'fields/combobox-field': {
    use: 'where one types and picks from what is found, such as an address or a doctor.',
    instead: [
      ['the list is short', 'fields/select-field'],
      ['any text is right', 'fields/text-field'],
    ],
  },
  'fields/text-field': {
    use: 'for a line of any text, such as a name.',
    instead: [
      ['it is an amount of money', 'fields/money-field'],
      ['it is a count', 'fields/number-field'],
      ['it has a pattern, such as a phone or a date', 'fields/masked-field'],
      ['it is several lines', 'fields/textarea-field'],
    ],
    words: 'The label is a noun without a colon. An example stands in the hint, never inside the field.',
  },
  'fields/textarea-field': {
    use: 'for sentences of one’s own.',
    instead: [['it is one line', 'fields/text-field']],
  },
  'fields/number-field': {
    use: 'for a count or an age that is typed.',
    instead: [
      ['it is an amount of money', 'fields/money-field'],
      ['it is a number that nobody counts with, such as a ZIP code', 'fields/masked-field'],
    ],
  },
  'fields/money-field': {
    use: 'for an amount in dollars. The label says the period.',
    instead: [['it is a count', 'fields/number-field']],
  },
  'fields/masked-field': {
    use: 'for what has a fixed pattern: a phone, a date, a ZIP code.',
    instead: [
      ['it must not be seen by others', 'fields/secret-field'],
      ['it is a code that was sent', 'fields/code-field'],
      ['any text is right', 'fields/text-field'],
    ],
  },
  'fields/code-field': {
    use: 'for the code that was sent by message.',
    instead: [['it is chosen by the visitor', 'fields/password-field']],
  },
  'fields/password-field': {
    use: 'for a password, with a button that shows it.',
    instead: [
      ['it is a code that was sent', 'fields/code-field'],
      ['it is an identity number', 'fields/ssn-field'],
    ],
  },
  'fields/error-summary': {
    use: 'above a form that was sent with wrong or missing answers. It takes the focus and leads to each of them.',
    instead: [['the service failed and the answers are right', 'primitives/alert']],
    words: 'The same words as at the fields.',
  },
}
