import { deviations, requirements } from './asvs-requirements.ts'
import { Rows } from './rows.tsx'

/** Every requirement with the files that prove it. */
export function RequirementTable() {
  return (
    <Rows
      head={['Requirement', 'Level', 'Subject', 'How', 'Proven by', 'State']}
      rows={requirements.map(({ number, level, subject, how, proof, state }) => [
        number,
        level,
        subject,
        how,
        <ul key={number}>
          {proof.map((path) => (
            <li key={path}>
              <code>{path}</code>
            </li>
          ))}
        </ul>,
        state,
      ])}
    />
  )
}

/** What is not met, why, and who has to do what. */
export function DeviationTable() {
  return (
    <Rows
      head={['Requirement', 'Subject', 'Reason', 'What is left to do']}
      rows={deviations.map(({ number, subject, reason, todo }) => [number, subject, reason, todo])}
    />
  )
}
