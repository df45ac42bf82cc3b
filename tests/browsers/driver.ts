/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** One page in one engine. Everything that the journey does in a browser is made of these. */
export interface Driver {
  readonly open: (address: string) => Promise<void>
  /** The value of an expression in the page, as data. */
  readonly value: (expression: string) => Promise<unknown>
  /** Presses and lets go the mouse. */
  readonly press: (place: Place) => Promise<void>
  /** Presses the keys of a text, one after the other, for the control that has the focus. */
  readonly type: (text: string) => Promise<void>
  /** Chooses the option of this value in the list that an expression in the page gives. */
  readonly choose: (list: string, value: string) => Promise<void>
  /** Takes a picture of what the window shows. */
  readonly picture: (file: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** A started browser. */
export interface Browser {
  /** Name and version, such as Firefox 128.0. */
  readonly name: string
  /** Opens a page of this width, with nothing stored. */
  readonly page: (width: number) => Promise<Driver>
  readonly close: () => Promise<void>
}

/** The height of every page. */
export const pageHeight = 844
