/** What a run's state says of axe: which of the two turns it has, or none where it checks every story. */
export interface AxeTurn {
  readonly turn?: 0 | 1
}

/** Whether axe checks a story in a state. Two states with a turn each share the stories, about half each. */
export function isAxeTurn(storyId: string, { turn }: AxeTurn): boolean {
  return turn === undefined || storyId.length % 2 === turn
}
