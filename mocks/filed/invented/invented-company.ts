const mark = 'Sample "Health"'

/** Returns the name of an invented company. The numbers of some may be those of real ones, so the name tells them apart. */
export const inventedCompany = (state: string, at: number): string => `${mark} ${state}, Company ${at + 1}`

/** Whether a company is one of the invented files. */
export const isInventedCompany = (name: string): boolean => name.startsWith(mark)
