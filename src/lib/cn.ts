/** Joins class names, without false and undefined ones. Later classes do not override earlier ones: avoid conflicts. */
export function cn(...classes: readonly (string | false | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
