import { contracts } from './keyboard-contracts.ts'

/** A table of the contracts for keyboard and assistive technology, by group of components. */
export function KeyboardTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Components</th>
          <th scope="col">Keys</th>
          <th scope="col">Roles and states</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {contracts.map(({ components, keys, roles, source }) => (
          <tr key={components[0]}>
            <th scope="row">{components.join(', ')}</th>
            <td>{keys}</td>
            <td>{roles}</td>
            <td>{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
