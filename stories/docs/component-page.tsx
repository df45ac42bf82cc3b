import { ArgTypes, Description, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks'
import { type ComponentType, useContext, useEffect, useState } from 'react'

import { contractOf } from './keyboard-contracts.ts'

/**
 * The documentation page of a component: its description, its sheet of states, its props, its keys, and its stories.
 * The sheet is a separate page in a frame, so a dialog can be open in it, and it follows the language of the toolbar.
 * Stories that show their component inside another one name it: `parameters: { describes: Carousel }`.
 */
export function ComponentPage() {
  const docs = useContext(DocsContext)
  const stories = docs.componentStories()
  const sheet = stories.find(({ name }) => name === 'Gallery') ?? stories[0]
  const [globals, setGlobals] = useState(() =>
    sheet ? (docs.getStoryContext(sheet).globals as Record<string, unknown>) : {},
  )
  useEffect(() => {
    const take = ({ globals: changed }: { readonly globals: Record<string, unknown> }) => {
      setGlobals(changed)
    }
    docs.channel.on('globalsUpdated', take)
    return () => {
      docs.channel.off('globalsUpdated', take)
    }
  }, [docs])
  if (!sheet) return null
  const chosen = ['locale', 'scheme', 'scenario'].map((name) => `${name}:${String(globals[name])}`).join(';')
  const contract = contractOf(sheet.title)
  const { describes } = sheet.parameters as { readonly describes?: ComponentType<never> }
  const described = describes ?? 'meta'
  return (
    <>
      <Title />
      <Description of={described} />
      <iframe
        title={`${sheet.title}: ${sheet.name}`}
        src={`iframe.html?id=${sheet.id}&viewMode=story&globals=${encodeURIComponent(chosen)}`}
        className="mb-8 h-screen w-full border border-border"
      />
      <Heading>Props</Heading>
      <ArgTypes of={described} />
      {contract && (
        <>
          <Heading>Keyboard and roles</Heading>
          <p>{contract.keys}</p>
          <p>{contract.roles}</p>
        </>
      )}
      <Heading>Stories</Heading>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
