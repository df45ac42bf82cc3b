/** Returns a record with a value for each name. */
export function eachOf<Shape extends object>(
  names: readonly (keyof Shape)[],
  valueOf: <Name extends keyof Shape>(name: Name) => Shape[Name],
): Shape {
  const made: Partial<Shape> = {}
  for (const name of names) made[name] = valueOf(name)
  return made as Shape
}
