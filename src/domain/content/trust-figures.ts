/** The figures that the about page counts up to, and the duration (C-21). */
export const trustFigures = { familiesProtected: 3127, yearsOfTrust: 12, countUpMilliseconds: 2500 } as const
