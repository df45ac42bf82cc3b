/** Joins class names, leaving out what is false or undefined. Later classes do not override earlier ones: avoid conflicts. */
export function cn(...classes: readonly (string | false | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
